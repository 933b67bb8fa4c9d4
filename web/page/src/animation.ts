// Moves that can be watched: pieces go along the course of a move.

import type { Course, Step } from 'fourchette';

import { type BoardView, pieces } from './board-view.js';

/** How long a piece takes for the way between two neighbours, in milliseconds. */
const STRIDE = 140;
/** How long a whole move may take. */
const LONGEST = 1100;

const STILL = matchMedia('(prefers-reduced-motion: reduce)');

/** Shows what a move does on the board before it. The board is to be shown as it is after it then. */
export async function leave(board: BoardView, course: Course): Promise<void> {
  if (STILL.matches || document.hidden) return;
  const stride = Math.min(STRIDE, LONGEST / Math.max(1, strides(course)));
  for (const step of course.steps) {
    if (step.kind === 'go') await go(board, step, stride);
    if (step.kind === 'take') await fade(board, step.from, stride);
  }
}

/** Shows what has come onto the board, on the board after the move. */
export function arrive(board: BoardView, course: Course): void {
  if (STILL.matches || document.hidden) return;
  for (const step of course.steps) {
    if (step.kind === 'change') shake(board, step.at);
    if (step.kind !== 'put') continue;
    for (const piece of pieces(board.drawnOn(step.to))) {
      piece.style.transformBox = 'fill-box';
      piece.style.transformOrigin = 'center';
      piece.animate(
        { transform: ['scale(0.4)', 'scale(1.06)', 'scale(1)'], opacity: ['0', '1', '1'] },
        { duration: 220, easing: 'ease-out' },
      );
    }
  }
}

/** Shows that something has changed, such as dice that roll. */
function shake(board: BoardView, place: string): void {
  const tilts = ['rotate(-14deg)', 'rotate(10deg)', 'rotate(-6deg)', 'none'];
  for (const shape of board.drawnOn(place)) {
    if (shape.classList.contains('hit')) continue;
    shape.style.transformBox = 'fill-box';
    shape.style.transformOrigin = 'center';
    shape.animate({ transform: tilts }, { duration: 380, easing: 'ease-out' });
  }
}

function strides({ steps }: Course): number {
  return steps.reduce((sum, step) => sum + (step.kind === 'go' ? step.over.length + 1 : 0), 0);
}

/** Has the pieces of a place go to another one, along what is between. */
async function go(
  board: BoardView,
  { from, over, to }: Step & { kind: 'go' },
  stride: number,
): Promise<void> {
  const start = board.centre(from);
  if (start === null) return;
  const way = [from, ...over, to].flatMap((place) => {
    const centre = board.centre(place);
    return centre === null ? [] : [centre];
  });
  const transform = way.map(([x, y]) => `translate(${x - start[0]}px, ${y - start[1]}px)`);
  const moved = pieces(board.drawnOn(from));
  const running = moved.map((piece) => {
    piece.parentNode?.append(piece);
    const duration = stride * Math.max(1.4, way.length - 1);
    return piece.animate({ transform }, { duration, easing: 'ease-in-out', fill: 'forwards' }).finished;
  });
  await Promise.all(running).catch(() => undefined);
  // The next step of the same piece begins there.
  for (const piece of moved) piece.setAttribute('data-place', to);
}

async function fade(board: BoardView, place: string, stride: number): Promise<void> {
  const running = pieces(board.drawnOn(place)).map((piece) => {
    return piece.animate({ opacity: ['1', '0'] }, { duration: stride, fill: 'forwards' }).finished;
  });
  await Promise.all(running).catch(() => undefined);
}

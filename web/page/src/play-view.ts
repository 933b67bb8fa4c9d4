// The page on which a game is played.

import type { Scene, Seat } from 'fourchette';

import { AnalysisPanel } from './analysis-panel.js';
import { announce, silence } from './announcer.js';
import { BoardPlay } from './board-play.js';
import { controls } from './controls.js';
import { button, fill, h } from './dom.js';
import { Driver } from './driver.js';
import { handOver } from './hand-over.js';
import { MovesPanel } from './moves-panel.js';
import { moveWord, seatName, titleOf } from './naming.js';
import { leftToLay, withOutcome } from './rematch.js';
import { SeatsView } from './seats-view.js';
import type { Session } from './session.js';
import type { Change } from './session-data.js';
import { sendButtons } from './send.js';
import { setUpForm } from './set-up-form.js';
import { reasonOf } from './share.js';
import { keepGame, keptGame } from './storage.js';
import { texts } from './texts.js';
import type { View } from './view.js';

/** Whether the search is asked from the start. */
export type Purpose = 'play' | 'analyse';

/** Shows a game, lets people play it, and has opponents answer. */
export class PlayView implements View {
  readonly element: HTMLElement;
  readonly title: string;
  readonly #board: BoardPlay;
  readonly #driver: Driver;
  readonly #moves: MovesPanel;
  readonly #seats = new SeatsView();
  readonly #analysis: AnalysisPanel;
  readonly #status = h('p', { class: 'status' });
  readonly #detail = h('p', { class: 'detail' });
  readonly #words = h('div', { class: 'words' });
  readonly #controls = h('div', { class: 'controls' });
  readonly #stage = h('div', { class: 'stage' });
  readonly #forget: () => void;
  #isClosed = false;
  #isAnalysed: boolean;
  #thinks: number | null = null;
  /** Why the player whose turn it is does not move. */
  #failure: string | null = null;

  constructor(
    private readonly session: Session,
    purpose: Purpose,
  ) {
    this.title = titleOf(session.game);
    this.#isAnalysed = purpose === 'analyse';
    const canMove = (seat: Seat) => session.canMove(seat);
    const play = (move: string) => session.play(move);
    this.#board = new BoardPlay(session, canMove, play);
    this.#moves = new MovesPanel(session);
    this.#analysis = new AnalysisPanel((arrows) => this.#board.point(arrows), canMove, play);
    this.#driver = new Driver(session, {
      thinking: (progress) => this.#showThinking(progress?.share ?? null),
      failed: (error) => this.#showFailure(reasonOf(error)),
    });
    this.#forget = session.onChange((change) => void this.#changed(change));
    this.element = this.#layOut(purpose);
    void this.#changed({ kind: 'jump' });
  }

  close(): void {
    this.#isClosed = true;
    this.#forget();
    this.#driver.close();
    this.#analysis.close();
  }

  isStale(): boolean {
    const kept = keptGame(this.session.id);
    return kept !== null && JSON.stringify(kept) !== JSON.stringify(this.session.save());
  }

  #layOut(purpose: Purpose): HTMLElement {
    const { play } = texts();
    const panel = h(
      'div',
      { class: 'panel' },
      this.#seats.element,
      h('div', { class: 'said' }, this.#status, this.#detail),
      this.#words,
      this.#controls,
      this.#analysis.element,
      this.#moves.element,
      purpose === 'analyse' ? setUpForm(this.session) : null,
    );
    this.#stage.append(this.#board.view.element);
    return h(
      'div',
      { class: `play game-${this.session.game}` },
      h('h1', { class: 'visually-hidden' }, this.title),
      h('section', { class: 'board-side', 'aria-label': play.board }, this.#stage),
      h('section', { class: 'panel-side', 'aria-label': play.panel }, panel),
    );
  }

  async #changed(change: Change): Promise<void> {
    const { session } = this;
    keepGame(session.save());
    this.#failure = null;
    const { current } = session.tree;
    this.#driver.rest();
    this.#analysis.rest();
    const shown = this.#board.show(change);
    this.#showWords();
    await shown;
    // Somebody may have gone elsewhere meanwhile.
    if (this.#isClosed || current !== session.tree.current) return;
    this.#showWords();
    this.#moves.show();
    if (session.ending !== null && change.kind === 'move') announce(this.#status.textContent ?? '');
    void this.#driver.next();
    this.#showAnalysis();
  }

  #showAnalysis(): void {
    const { humanToMove, awaited } = this.session;
    if (this.#isAnalysed && awaited === null && (humanToMove !== null || this.session.ending !== null)) {
      void this.#analysis.look(this.session.table);
    }
  }

  #showThinking(share: number | null): void {
    if ((share === null) !== (this.#thinks === null)) {
      this.#thinks = share;
      this.#showWords();
    }
    this.#thinks = share;
    const progress = this.#seats.element.querySelector<HTMLElement>('.is-to-move .seat-progress');
    progress?.style.setProperty('--share', `${share ?? 0}`);
  }

  #showFailure(reason: string): void {
    this.#failure = reason;
    this.#thinks = null;
    this.#showWords();
  }

  #askAgain(): void {
    this.#failure = null;
    this.#showWords();
    void this.#driver.next();
  }

  #showWords(): void {
    const { session } = this;
    const { position, viewer, awaited } = session;
    const scene = position.scene({ viewer });
    const outcome = session.ending?.outcome;
    const seats = ([1, 2] as const).map((seat) => {
      const isFriend = session.far !== null && session.far.mine !== seat;
      const player = isFriend ? ('friend' as const) : (session.players[seat - 1] ?? 'human');
      return { player, thinks: position.toMove === seat ? this.#thinks : null, hasWon: outcome === seat };
    });
    const [first, second] = seats;
    if (first !== undefined && second !== undefined) this.#seats.show(position, scene, [first, second]);
    this.#status.textContent = this.#said();
    this.#detail.textContent = this.#details(scene);
    this.#draw(awaited);
    fill(
      this.#words,
      ...this.#failed(),
      ...this.#board.elsewhere.map((move) => this.#wordButton(move)),
      ...sendButtons(session),
    );
    fill(
      this.#controls,
      ...controls(session, { isAnalysed: this.#isAnalysed, analyse: () => this.#toggleAnalysis() }),
    );
  }

  /** Draws the curtain before what the awaited person alone may see, or takes it away. */
  #draw(awaited: Seat | null): void {
    const isHidden = awaited !== null;
    this.#board.view.element.classList.toggle('is-hidden', isHidden);
    this.#moves.element.hidden = isHidden;
    this.#analysis.element.hidden = isHidden || !this.#isAnalysed;
    const drawn = this.#stage.querySelector('.curtain');
    if (!isHidden) drawn?.remove();
    if (!isHidden || drawn !== null) return;
    silence();
    const curtain = handOver(this.session, awaited);
    this.#stage.append(curtain);
    curtain.focus({ preventScroll: true });
  }

  #failed(): HTMLElement[] {
    if (this.#failure === null) return [];
    return [
      h('p', { class: 'reason is-refusal', role: 'alert' }, this.#failure),
      button(texts().play.askAgain, () => this.#askAgain(), { 'data-do': 'ask-again' }),
    ];
  }

  #wordButton(move: string): HTMLElement {
    return button(moveWord(move), () => this.session.play(move), { class: 'primary', 'data-move': move });
  }

  #toggleAnalysis(): void {
    this.#isAnalysed = !this.#isAnalysed;
    if (!this.#isAnalysed) this.#analysis.rest();
    this.#showWords();
    this.#showAnalysis();
  }

  /** Says whose decision comes next, or how the game ended. */
  #said(): string {
    const { position, ending, players, viewer } = this.session;
    const { play } = texts();
    const name = (seat: Seat) => seatName(position, position.scene({ viewer }), seat);
    if (ending !== null) {
      const { kind, outcome } = ending;
      const said = outcome === 'draw' ? play.draw : play.won(name(outcome));
      if (kind === 'rules') return said;
      if (kind !== 'resignation') return `${said}, ${play.endedBy[kind]}`;
      return `${play.resigned(name(outcome === 1 ? 2 : 1))}. ${said}`;
    }
    const { status } = position;
    if (status.kind === 'over') return texts().share.waiting(name(this.session.far?.mine === 1 ? 2 : 1));
    if (status.kind === 'chance') return play.chance;
    if (this.#thinks !== null) return play.thinking(name(status.seat));
    if (!this.session.canMove(status.seat) && this.session.far !== null)
      return texts().share.waiting(name(status.seat));
    const people = players.filter((player) => player === 'human').length;
    const isMine = this.session.canMove(status.seat);
    return isMine && (people === 1 || this.session.far !== null)
      ? play.yours(name(status.seat))
      : play.toMove(name(status.seat));
  }

  /** Says more: what the crate says of the position, the score, and whether the game goes on elsewhere. */
  #details({ title, shapes }: Scene): string {
    const { session } = this;
    const { play, language } = texts();
    const { match, ending } = session;
    const parts: string[] = [];
    if (!session.tree.isAtEnd) parts.push(play.older);
    const caption = title.slice(title.indexOf(': ') + 2);
    if (language === 'en' && ending === null) parts.push(caption);
    const made = shapes.flatMap((shape) =>
      shape.kind === 'text' && / = /.test(shape.text) ? [shape.text] : [],
    );
    if (made.length > 0) parts.push(`${play.canMake} ${made.join(', ')}.`);
    const score = ending === null ? match : withOutcome(match, ending.outcome);
    if (score.wins[0] + score.wins[1] + score.draws > (ending === null ? 0 : 1)) {
      parts.push(play.score(score.wins[0], score.wins[1], score.draws));
    }
    if (match.double?.unlaid && ending !== null) {
      const [before, now] = [match.double.unlaid, leftToLay(session.record(), match)];
      parts.push(play.unlaid(before[0] + now[0], before[1] + now[1]));
    }
    return parts.join(' ');
  }
}

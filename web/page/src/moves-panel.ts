// The list of moves, to walk through.

import type { Position } from 'fourchette';

import { button, fill, h } from './dom.js';
import { endOfLine, path, type TreeNode } from './game-tree.js';
import { moveWord, seatName } from './naming.js';
import type { Session } from './session.js';
import { texts } from './texts.js';

/** Shows the moves of a game with their variations; a click goes there. */
export class MovesPanel {
  readonly element = h('div', { class: 'moves' });

  constructor(private readonly session: Session) {}

  /** Shows the line through the present place. */
  show(): void {
    const { session } = this;
    const { tree } = session;
    const line = path(endOfLine(tree.current));
    const positions = line.map((node) => session.positionAt(node));
    const { play } = texts();
    const items: HTMLElement[] = [h('li', {}, this.#button(tree.root, play.start))];
    let rack = 0;
    for (const [index, node] of line.entries()) {
      const before = positions[index - 1];
      if (node.move === null || before === undefined) continue;
      if (session.game === 'wyx' && before.status.kind === 'chance') {
        rack += 1;
        if (positions[index]?.status.kind !== 'chance')
          items.push(h('li', {}, this.#button(node, play.filled(rack))));
        continue;
      }
      items.push(h('li', {}, this.#move(node, before), ...this.#others(node, before)));
    }
    const list = h('ol', { class: 'move-list', 'aria-label': play.moves }, ...items);
    fill(this.element, list, this.#promote());
    const current = list.querySelector<HTMLElement>('[aria-current]');
    if (current !== null) list.scrollTop = current.offsetTop - list.clientHeight / 2;
  }

  #move(node: TreeNode, before: Position): HTMLElement {
    const seat = before.toMove;
    const dot = h('span', { class: `dot seat-${seat ?? 'chance'}`, 'aria-hidden': 'true' });
    const name = seat === null ? texts().play.chance : seatName(before, before.scene(), seat);
    const element = this.#button(node, '');
    element.append(
      h('span', { class: 'ply' }, `${node.ply}`),
      dot,
      h('span', { class: 'visually-hidden' }, name),
      this.#seen(node, before),
    );
    return element;
  }

  /** Writes a move as whoever looks may see it. */
  #seen({ move }: TreeNode, before: Position): string {
    const { viewer } = this.session;
    if (move === null) return '';
    return moveWord(viewer === null ? move : before.seen(move, viewer));
  }

  /** The other moves that were tried in place of this one. */
  #others(node: TreeNode, before: Position): HTMLElement[] {
    const others = node.parent?.children.filter((child) => child !== node) ?? [];
    return others.map((other) => {
      const element = this.#button(other, '');
      element.classList.add('variation');
      element.append(
        h('span', { 'aria-hidden': 'true' }, '⤷'),
        h('span', { class: 'visually-hidden' }, `${texts().play.variation}: `),
        this.#seen(other, before),
      );
      return element;
    });
  }

  #promote(): HTMLElement | null {
    const { tree } = this.session;
    const isMain = path(tree.current).every(
      (node) => node.parent === null || node.parent.children[0] === node,
    );
    if (isMain) return null;
    return button(texts().play.promote, () => this.session.promote(), { class: 'quiet' });
  }

  #button(node: TreeNode, text: string): HTMLButtonElement {
    const isCurrent = node === this.session.tree.current;
    const props = { class: 'move', 'aria-current': isCurrent ? 'step' : null };
    return button(text, () => this.session.goTo(node), props);
  }
}

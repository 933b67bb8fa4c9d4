// Writes a law of Yin Yang by clicking cells.

import type { Position, Refusal } from 'fourchette';

import { openDialog } from './dialogs.js';
import { button, fill, h } from './dom.js';
import { inWords, lawInWords } from './refusals.js';
import { texts } from './texts.js';

/** What a cell can be, in the order in which clicks go through it. */
const CELLS = ['.', 'b', 'w'] as const;
type Cell = (typeof CELLS)[number];

/**
 * Asks for a law, drawn by clicking cells; `null` if the question is left. `before` stands before the law
 * in the text of the move: nothing for a law that is written, `3*1=` for one that is rewritten.
 */
export function askForLaw(position: Position, slot: string, before: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer: string | null = null;
    const editor = new LawEditor(position, before, (law) => {
      answer = law;
      dialog.close();
    });
    const { law, play } = texts();
    const title = before === '' ? law.write(slot) : law.rewrite(slot);
    const leave = button(play.cancel, () => dialog.close(), { class: 'quiet' });
    const dialog = openDialog(title, h('p', {}, law.help), editor.element, leave);
    dialog.addEventListener('close', () => resolve(answer));
  });
}

class LawEditor {
  readonly element = h('div', { class: 'law-editor' });
  readonly #cause: Cell[] = ['.', '.', '.', '.'];
  readonly #effect: Cell[] = ['.', '.', '.', '.'];
  readonly #text = h('output', { class: 'law-text' });
  readonly #reason = h('p', { class: 'reason', 'aria-live': 'polite' });
  readonly #accept: HTMLButtonElement;
  readonly #adaptation = h('input', { type: 'checkbox', on: { change: () => this.#show() } });
  readonly #cells: [HTMLElement, HTMLElement];

  constructor(
    private readonly position: Position,
    private readonly before: string,
    accept: (move: string) => void,
  ) {
    const { law } = texts();
    this.#accept = button(law.accept, () => accept(this.#move), { class: 'primary' });
    this.#cells = [h('div', { class: 'law-cells' }), h('div', { class: 'law-cells' })];
    const sides = [law.cause, law.effect].map((name, index) => {
      return h('div', { class: 'law-side' }, h('h3', {}, name), this.#cells[index]);
    });
    const [cause, effect] = sides;
    fill(
      this.element,
      h(
        'div',
        { class: 'law-sides' },
        cause,
        h('span', { class: 'law-arrow', 'aria-hidden': 'true' }, '→'),
        effect,
      ),
      h('label', { class: 'check' }, this.#adaptation, law.adaptation),
      this.#text,
      this.#reason,
      this.#accept,
    );
    for (const [index, cells] of [this.#cause, this.#effect].entries()) {
      const name = index === 0 ? law.causeShort : law.effectShort;
      const buttons = cells.map((_, at) => {
        return button('', () => this.#click(index, at), {
          class: 'law-cell',
          'data-cell': `${index}-${at}`,
          'data-part': name,
        });
      });
      fill(this.#cells[index] as HTMLElement, ...buttons);
    }
    this.#show();
  }

  get #move(): string {
    const effect = this.#adaptation.checked ? '*' : this.#effect.join('');
    return `${this.before}${this.#cause.join('')}>${effect}`;
  }

  #click(side: number, at: number): void {
    const cells = side === 0 ? this.#cause : this.#effect;
    const next = CELLS[(CELLS.indexOf(cells[at] ?? '.') + 1) % CELLS.length] ?? '.';
    // What nobody has changed in the effect stays as it is in the cause.
    if (side === 0 && this.#effect[at] === this.#cause[at]) this.#effect[at] = next;
    cells[at] = next;
    this.#show();
  }

  #show(): void {
    const { law, stones } = texts();
    const names = { '.': law.empty, b: stones['black'] ?? '', w: stones['white'] ?? '' };
    for (const [index, cells] of [this.#cause, this.#effect].entries()) {
      for (const [at, cell] of cells.entries()) {
        const element = this.#cells[index]?.children[at] as HTMLElement;
        element.dataset['holds'] = cell;
        const part = element.dataset['part'] ?? '';
        element.setAttribute('aria-label', law.cell(part, law.places[at] ?? '', names[cell]));
      }
    }
    this.#cells[1].classList.toggle('is-off', this.#adaptation.checked);
    const move = this.#move;
    const refusal = this.position.refusal(move);
    this.#text.textContent = move;
    void this.#say(move, refusal);
    this.#reason.classList.toggle('is-refusal', refusal !== null);
    this.#accept.disabled = refusal !== null;
  }

  /** Says what the law does, or why it is refused: in English where it cannot be said otherwise. */
  async #say(move: string, refusal: Refusal | null): Promise<void> {
    const english = refusal === null ? (this.position.explain(move) ?? '') : refusal.reason;
    const said = await (refusal === null ? lawInWords : inWords)(english);
    // Another cell may have been clicked meanwhile.
    if (move !== this.#move) return;
    this.#reason.textContent = said;
    this.#reason.lang = said === english ? 'en' : texts().language;
  }
}

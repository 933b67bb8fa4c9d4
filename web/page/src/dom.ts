// Elements, made in one call.

/** What an element can be given: attributes, and listeners under `on`. `false` and `null` leave one out. */
export interface Props {
  readonly on?: { readonly [event: string]: (event: never) => void };
  readonly [attribute: string]: unknown;
}

/** What stands in an element; nothing stands for `null` and `false`. */
export type Child = Node | string | null | undefined | false;

/** Makes an element of HTML with attributes, listeners and children. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  set(element, props);
  element.append(...present(children));
  return element;
}

/** Makes an element of SVG. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  set(element, props);
  element.append(...present(children));
  return element;
}

/** Replaces what stands in an element. What was focused in it stays so, if it or its like is there again. */
export function fill(element: Element, ...children: readonly Child[]): void {
  const focused = document.activeElement;
  const isInside = focused instanceof HTMLElement && focused !== element && element.contains(focused);
  element.replaceChildren(...present(children));
  if (!isInside) return;
  const likes = [...element.querySelectorAll<HTMLElement>(focused.localName)];
  const again = focused.isConnected ? focused : likes.find((like) => meaning(like) === meaning(focused));
  again?.focus({ preventScroll: true });
}

/** What tells elements apart that are made again: what they do, what they name, or what they say. */
function meaning({ dataset, textContent }: HTMLElement): string | null {
  return dataset['do'] ?? dataset['name'] ?? textContent;
}

/** Makes a button with a text. */
export function button(text: string, onClick: () => void, props: Props = {}): HTMLButtonElement {
  return h('button', { type: 'button', ...props, on: { click: onClick } }, text);
}

/** Makes a select of values with their texts. */
export function select(
  values: readonly (readonly [value: string, text: string])[],
  chosen: string,
  props: Props = {},
): HTMLSelectElement {
  const options = values.map(([value, text]) => h('option', { value, selected: value === chosen }, text));
  return h('select', props, ...options);
}

/** Makes a label with what it names below it. */
export function field(label: string, control: HTMLElement, hint?: string): HTMLElement {
  const says = hint === undefined ? null : h('span', { class: 'hint' }, hint);
  return h('label', { class: 'field' }, h('span', { class: 'field-name' }, label), control, says);
}

function set(element: Element, props: Props): void {
  for (const [name, value] of Object.entries(props)) {
    if (name === 'on') {
      for (const [event, listener] of Object.entries(value as NonNullable<Props['on']>)) {
        element.addEventListener(event, listener as EventListener);
      }
    } else if (value === true) {
      element.setAttribute(name, '');
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, String(value));
    }
  }
}

function present(children: readonly Child[]): (Node | string)[] {
  return children.filter((child) => child !== null && child !== undefined && child !== false);
}

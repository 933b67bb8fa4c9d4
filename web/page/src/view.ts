// What the page shows at one address.

/** What is shown at an address. */
export interface View {
  readonly element: HTMLElement;
  /** What the window is called. */
  readonly title: string;
  /** Ends what goes on in it; it is not shown again. */
  close?(): void;
  /** Whether something else is kept by now than what is shown: another window has gone on. */
  isStale?(): boolean;
}

/** Runs in the page: its text reaches the page, so it uses nothing but its arguments and what the page has. */
export type InPage<Args extends readonly unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** An element of the page. */
export type Handle = {
  /** Clicks in its middle, as a mouse does. */
  click(): Promise<void>;
  /** Types as a keyboard does, in place of what the field has. */
  type(text: string): Promise<void>;
  /** @returns what a field has */
  value(): Promise<unknown>;
  /** Chooses a file in a field for files. */
  choose(path: string): Promise<void>;
};

/**
 * One window of a browser, driven by the protocol that its engine speaks. It trusts no authority, and accepts our
 * certificate.
 */
export type Engine = {
  /** As the browser tells it: "2.50.6". */
  readonly version: string;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** @returns what the function returns, which JSON can carry */
  run<Args extends readonly unknown[], Result>(inPage: InPage<Args, Result>, ...args: Args): Promise<Result>;
  /** @returns the element that the function returns; undefined if it returns none */
  find<Args extends readonly unknown[]>(
    inPage: InPage<Args, Element | undefined>,
    ...args: Args
  ): Promise<Handle | undefined>;
  /** Runs the text of a script. */
  load(script: string): Promise<void>;
  /** @returns a PNG of the window */
  picture(): Promise<Buffer>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** Size of the window, as of a phone. Engines that have a narrowest window take that. */
export const WINDOW = { width: 390, height: 844 } as const;

/** Runs in the page. Its source is sent there, so it may only use its arguments and the page. */
export type InPage<Args extends readonly unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** An element of the page. */
export type Handle = {
  /** Clicks its centre, as a mouse does. */
  click(): Promise<void>;
  /** Types as a keyboard does, and replaces the field's value. */
  type(text: string): Promise<void>;
  /** @returns the value of a field */
  value(): Promise<unknown>;
  /** Chooses a file in a field for files. */
  choose(path: string): Promise<void>;
};

/**
 * One window of a browser, driven by the protocol of its engine. It trusts no authority, and accepts our certificate.
 */
export type Engine = {
  /** As the browser reports it: "2.50.6". */
  readonly version: string;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** @returns the function's result, which must be JSON */
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

/** Size of a phone's window. Engines with a larger minimum use that. */
export const WINDOW = { width: 390, height: 844 } as const;

import type { GenericSchema } from 'valibot';
import type { EpochMs } from '../../time.ts';

/** A language model that looks at pictures. Adapters speak its protocol and know nothing of recipes. */
export type Model = {
  /** As the operator configured it; it is kept with the recipe. */
  readonly name: string;
  /** Absent where nobody is paid for it. */
  readonly price?: Price;
  /**
   * Asks once. The answer comes in pieces of text, and at its end what it cost.
   * @param deadline when the answer must have ended
   * @throws ModelFailure when there is no answer to be had, or no more of it
   */
  answer(prompt: Prompt, deadline: EpochMs): AsyncIterable<ModelChunk>;
};

export type ModelChunk = { readonly text: string } | { readonly tokens: Tokens };

/** What a model has read and written. */
export type Tokens = { readonly input: number; readonly output: number };

/** US dollars for a million tokens. */
export type Price = Tokens;

/** An answer may have so many tokens: enough for the longest recipe in German, and a bound for what it costs. */
export const MAX_ANSWER_TOKENS = 3_000;

export type Prompt = {
  /** Which prompt it is, and its version: "write 3". */
  readonly version: string;
  readonly system: string;
  /** JPEGs. */
  readonly photos: readonly Uint8Array[];
  readonly text: string;
  /** What the answer has to look like, as JSON. */
  readonly answer: GenericSchema;
  /** An answer that did not hold, and why: asked again, the model mends it. */
  readonly repair?: { readonly answer: string; readonly feedback: string };
};

/**
 * A model that gave no answer. Reason and message are for the log, and hold nothing of what was asked or answered;
 * whatever they are, the next model may do better.
 */
export class ModelFailure extends Error {
  readonly reason: ModelFailureReason;

  constructor(reason: ModelFailureReason, message: string, options?: { cause: unknown }) {
    super(message, options);
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}

export type ModelFailureReason =
  | 'throttled'
  | 'unavailable'
  | 'timeout'
  | 'refused'
  | 'cut-off'
  | 'misconfigured';

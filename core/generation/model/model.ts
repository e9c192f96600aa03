import type { GenericSchema } from 'valibot';
import type { EpochMs } from '../../time.ts';

/** Language model with vision. Adapters implement its protocol and know nothing of recipes. */
export type Model = {
  /** Name from the configuration, stored with the recipe. */
  readonly name: string;
  /** Absent if calls are free. */
  readonly price?: Price;
  /**
   * Calls the model once. Yields text chunks and finally the token counts.
   * @param deadline time by which the answer must have ended
   * @throws ModelFailure if the answer is missing or breaks off
   */
  answer(prompt: Prompt, deadline: EpochMs): AsyncIterable<ModelChunk>;
};

export type ModelChunk = { readonly text: string } | { readonly tokens: Tokens };

export type Tokens = { readonly input: number; readonly output: number };

/** US dollars per million tokens. */
export type Price = Tokens;

/** Maximum number of tokens per answer. Enough for the longest German recipe, and a bound for the cost. */
export const MAX_ANSWER_TOKENS = 4_000;

export type Prompt = {
  /** Name and version of the prompt: "write 3". */
  readonly version: string;
  readonly system: string;
  /** JPEGs. */
  readonly photos: readonly Uint8Array[];
  readonly text: string;
  /** Schema of the answer, which is JSON. */
  readonly answer: GenericSchema;
  /** Invalid answer and its problems, for the model to repair. */
  readonly repair?: { readonly answer: string; readonly feedback: string };
};

/**
 * Call without a complete answer. Reason and message are logged and contain no words of request or answer. After any
 * failure the next model is tried.
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
  /** The model, or a filter before it, refused to answer. */
  | 'refused'
  /** The stream ended before the answer did. */
  | 'cut-off'
  /** The answer was longer than allowed. */
  | 'too-long'
  /** The request was larger than allowed, or the model cannot read a photo. */
  | 'too-large'
  | 'misconfigured';

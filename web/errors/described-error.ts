/** A failure with a sentence of its own, which the user is told. */
export abstract class DescribedError extends Error {
  /** ID of the sentence. */
  abstract readonly sentence: string;
}

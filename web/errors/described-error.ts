/** A failure that has its own sentence for the user. */
export abstract class DescribedError extends Error {
  /** Message ID of the sentence. */
  abstract readonly sentence: string;
}

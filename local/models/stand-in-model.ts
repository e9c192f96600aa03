/** What a stand-in model is asked. */
export type ModelRequest = {
  readonly modelId: string;
  readonly system: string;
  /** JPEGs of the first message. */
  readonly photos: readonly Buffer[];
  /** The words of each message, oldest first. */
  readonly texts: readonly string[];
  /** The JSON schema that the answer has to follow; empty where it is only asked for in words. */
  readonly schema: string;
};

/** A model behind a stand-in: it streams its answer. What it leaves out at the end is added. */
export type StandInModel = (asked: ModelRequest) => AsyncIterable<ModelEvent>;

export type ModelEvent =
  | { readonly text: string }
  /** Why it stopped; in Bedrock's words; of its own accord unless it says otherwise. */
  | { readonly stop: string }
  /** An exception in the middle of the stream, `throttlingException` say. */
  | { readonly exception: string }
  /** The connection ends here, without a word. */
  | { readonly cut: true };

/** An error in the place of an answer. */
export class ModelRefusal extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, message = type) {
    super(message);
    this.status = status;
    this.type = type;
  }
}

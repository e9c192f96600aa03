export type ModelRequest = {
  readonly modelId: string;
  readonly system: string;
  /** JPEGs of the first message. */
  readonly photos: readonly Buffer[];
  /** Text of each message, oldest first. */
  readonly texts: readonly string[];
  /** JSON schema of the answer; empty if the prompt only describes it. */
  readonly schema: string;
};

/** A model that streams its answer through a stand-in. The stand-in adds missing final events. */
export type StandInModel = (request: ModelRequest) => AsyncIterable<ModelEvent>;

export type ModelEvent =
  | { readonly text: string }
  /** Stop reason in Bedrock's words. Default: the regular end. */
  | { readonly stop: string }
  /** An exception in the middle of the stream, such as `throttlingException`. */
  | { readonly exception: string }
  /** Drops the connection. */
  | { readonly cut: true };

/** Thrown for an error response instead of an answer. */
export class ModelRefusal extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, message = type) {
    super(message);
    this.status = status;
    this.type = type;
  }
}

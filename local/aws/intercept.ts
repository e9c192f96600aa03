/** A call to one of the stand-ins. */
export type Call = {
  readonly service: 'dynamodb' | 's3' | 'bedrock' | 'ses' | 'stripe';
  /** `PutItem`, `PutObject`, `Converse`, `SendEmail` … */
  readonly operation: string;
};

/**
 * Decides what becomes of a call: it is answered, or it fails with a 500 before it has any effect, or after it had its
 * effect, as when an answer is lost on its way.
 */
export type Intercept = (call: Call) => Interception | Promise<Interception>;

export type Interception = 'answer' | 'fail before' | 'fail after';

export const answerAll: Intercept = () => 'answer';

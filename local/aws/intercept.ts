export type Call = {
  readonly service: 'dynamodb' | 's3' | 'bedrock' | 'ses' | 'stripe' | 'lambda' | 'sqs' | 'open-food-facts';
  /** `PutItem`, `PutObject`, `Converse`, `SendEmail`, `GetProduct` … */
  readonly operation: string;
};

/**
 * Decides the outcome of a call: an answer, a 500 without any effect, or a 500 although the call took effect, as if the
 * response were lost.
 */
export type Intercept = (call: Call) => Interception | Promise<Interception>;

export type Interception = 'answer' | 'fail before' | 'fail after';

export const answerAll: Intercept = () => 'answer';

import type { Result } from '#core/result.ts';
import { STATUS, type ApiError } from './errors.ts';

/** What a handler answers; the form it travels in is `route`'s. */
export type Reply = {
  readonly status: number;
  readonly body?: unknown;
  readonly error?: ApiError;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
};

type Extras = Pick<Reply, 'headers' | 'cookies'>;

/** Answers with what a use case brought: its value under the given status, or its error under the error's own. */
export const respond = <Value>(status: number, result: Result<Value, ApiError>, extras: Extras = {}): Reply =>
  result.ok ? { status, body: result.value, ...extras } : refuse(result.error);

export const refuse = (error: ApiError): Reply => ({
  status: STATUS[error.type],
  error,
  ...('retryAfterSeconds' in error && { headers: { 'retry-after': String(error.retryAfterSeconds) } }),
});

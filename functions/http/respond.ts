import type { Result } from '#core/result.ts';
import { STATUS, type ApiError } from './errors.ts';

/** A handler's answer, before `route` formats it. */
export type Reply = {
  readonly status: number;
  readonly body?: unknown;
  /** Text that is sent unchanged instead of `body`; `headers` name its type. */
  readonly text?: string;
  /** Bytes that are sent unchanged instead of `body`; `headers` name its type. */
  readonly bytes?: Uint8Array;
  readonly error?: ApiError;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
};

type Extras = Pick<Reply, 'headers' | 'cookies'>;

/** Answers with the result of a use case: its value with the given status, or its error with the error's status. */
export const respond = <Value>(status: number, result: Result<Value, ApiError>, extras: Extras = {}): Reply =>
  result.ok ? { status, body: result.value, ...extras } : refuse(result.error);

export const refuse = (error: ApiError): Reply => ({
  status: STATUS[error.type],
  error,
  ...('retryAfterSeconds' in error && { headers: { 'retry-after': String(error.retryAfterSeconds) } }),
});

import type { I18n } from '@lingui/core';
import { ApiError } from './api-error.ts';
import { DescribedError } from './described-error.ts';

/** Returns the server's own message, or one for the kind of failure. */
export function describeError(failure: unknown, i18n: I18n, fallback: string): string {
  if (failure instanceof DescribedError) return i18n._(failure.sentence);
  if (!(failure instanceof ApiError)) {
    return failure instanceof TypeError ? i18n._('error.unreachable') : fallback;
  }
  const message = failure.body.error ?? failure.body.details;
  if (message) return message;
  return failure.status === 413 ? i18n._('error.body_too_large') : fallback;
}

/** Returns the server's first message for each field of a form. */
export const fieldErrors = (failure: unknown): Readonly<Record<string, string>> =>
  failure instanceof ApiError
    ? Object.fromEntries(
        (failure.body.issues ?? []).toReversed().map(({ field, message }) => [field, message]),
      )
    : {};

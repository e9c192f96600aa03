import type { I18n } from '@lingui/core';
import { ApiError } from './api-error.ts';

/** What to tell the cook of a failure: the server's own words where it has some, else what its kind means. */
export function describeError(failure: unknown, i18n: I18n, fallback: string): string {
  if (!(failure instanceof ApiError)) {
    return failure instanceof TypeError ? i18n._('error.unreachable') : fallback;
  }
  const told = failure.body.error ?? failure.body.details;
  if (told) return told;
  return failure.status === 413 ? i18n._('error.body_too_large') : fallback;
}

/** What the server found wrong with each field of a form. */
export const fieldErrors = (failure: unknown): Readonly<Record<string, string>> =>
  failure instanceof ApiError
    ? Object.fromEntries(
        (failure.body.issues ?? []).toReversed().map(({ field, message }) => [field, message]),
      )
    : {};

import type { I18n } from '@lingui/core';
import { isRefusal } from '../../errors/api-error.ts';
import { describeError } from '../../errors/describe-error.ts';

/** Describes a refusal of a form that asks only for the password, so its text mentions no email address. */
export const describePassword = (failure: unknown, i18n: I18n): string =>
  isRefusal(failure, 'InvalidCredentials')
    ? i18n._('settings.wrong_password')
    : describeError(failure, i18n, i18n._('please_try_again'));

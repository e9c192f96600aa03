import * as v from 'valibot';
import { EmailRequest, LinkRequest } from './account.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { FormerPassword, NewPasswordTwice } from './new-password.ts';

const COMMON: ReadonlySet<string> = new Set(COMMON_PASSWORDS.trim().split(/\s+/));

/** Ignores case: capitals do not make a common password uncommon. */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  return lower.includes('munchify') || COMMON.has(lower);
}

/** Rejects common passwords. A separate schema, because browsers load the long list late. */
export const UncommonPasswordTwice = v.pipe(
  NewPasswordTwice,
  v.forward(
    v.partialCheck([['password']], ({ password }) => !isCommon(password), /*i18n*/ 'password_common'),
    ['password'],
  ),
);

export const UncommonRegisterRequest = v.intersect([EmailRequest, UncommonPasswordTwice]);
export const UncommonResetRequest = v.intersect([LinkRequest, UncommonPasswordTwice]);
export const UncommonChangeRequest = v.intersect([FormerPassword, UncommonPasswordTwice]);

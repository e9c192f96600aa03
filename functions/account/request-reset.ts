import { requestReset } from '#core/account/password/reset-password.ts';
import { linkRoute } from './link-route.ts';

/** POST /api/password-reset/request. Always the same answer. */
export const handler = linkRoute('reset link', 'resetLink', requestReset);

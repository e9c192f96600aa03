import { resendVerification } from '#core/account/register.ts';
import { linkRoute } from './link-route.ts';

/** POST /api/verify-email/resend. Always the same answer. */
export const handler = linkRoute('verification link', 'registration', resendVerification);

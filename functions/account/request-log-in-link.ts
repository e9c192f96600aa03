import { requestLogInLink } from '#core/account/log-in-link.ts';
import { linkRoute } from './link-route.ts';

/** POST /api/login/link. Always the same answer. */
export const handler = linkRoute('login link', 'logInLink', requestLogInLink);

import { clientIdOf } from '#functions/connection/client-id.ts';
import { PATHS } from '#web/shared/paths.ts';

const REDIRECT = 'https://assistant.example/callback';

/** Page on which a program with a long name asks a cook for access. */
export const ASKED_FOR_ACCESS = `${PATHS.connect}?${new URLSearchParams({
  response_type: 'code',
  client_id: clientIdOf({ name: 'Küchenassistent von Lena Hofer', redirects: [REDIRECT] }),
  redirect_uri: REDIRECT,
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
}).toString()}`;

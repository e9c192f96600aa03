import type { Json } from './json-schema.ts';

export const INFO: Json = {
  title: 'Munchify',
  version: '1',
  summary: 'Recipes, shopping list, week and diary of a cook.',
  description: [
    'Made from the schemas that check requests and from those that the app reads answers with.',
    'A program of yours asks with an access token: `Authorization: Bearer <token>`. Tokens are made under Settings. A token opens only the operations that name it under security: those that read with any scope, the others with the scope `write`. Cookies count for nothing in such a request.',
    'The app itself asks with the cookie of its session. Then every request that changes something must come from our own pages.',
    'Answers are JSON unless an operation says otherwise. Instants are milliseconds since 1970, days are `YYYY-MM-DD` where the cook is. Every GET has an ETag. An error is `{ error, type, … }`: a sentence in the preferred language, and a type that stays the same.',
  ].join('\n\n'),
  license: { name: 'Proprietary', identifier: 'LicenseRef-Munchify' },
};

export const SECURITY_SCHEMES: Json = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: 'The session of the app. Only our own pages have it.',
  },
  token: { type: 'http', scheme: 'bearer', description: 'An access token: `<user>.<secret>`.' },
};

/** Headers of many operations. */
export const PARAMETERS: Json = {
  language: {
    name: 'X-Preferred-Language',
    in: 'header',
    description: 'Language of sentences. Without it, or with another one, English.',
    schema: { type: 'string' },
    example: 'de',
  },
  timeZone: {
    name: 'X-Timezone',
    in: 'header',
    description:
      'IANA name of the time zone, which says what “today” is. Without it, or with another one, UTC.',
    schema: { type: 'string' },
    example: 'Europe/Berlin',
  },
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The ETag of the answer that one has: the same one is answered by 304, without a body.',
    schema: { type: 'string' },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'However often the request is sent under one key, it has one effect.',
    schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
  },
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    required: true,
    description: 'The version that an edit is based on.',
    schema: { type: 'string', pattern: '^"[1-9]\\d{0,8}"$' },
    example: '"1"',
  },
  user: {
    name: 'X-User',
    in: 'header',
    description:
      'The user whose change it is. Where somebody else is signed in, it is refused by `AnotherUser`.',
    schema: { type: 'string' },
  },
};

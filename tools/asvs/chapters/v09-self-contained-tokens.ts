import { met, type Chapter } from './requirement.ts';

const IMAGE_TOKENS = 'functions/services/image-tokens.ts';

export const selfContainedTokens: Chapter = {
  number: 9,
  name: 'Self-contained Tokens',
  requirements: {
    '9.1.1': met('signatures are checked first'),
    '9.1.2': met('only known algorithms', [IMAGE_TOKENS, 'algorithms: [ALGORITHM]']),
    '9.1.3': met('keys come from a fixed source', [
      'infra/api/links.ts',
      "keysUrl: 'https://www.googleapis.com/oauth2/v3/certs'",
    ]),
    '9.2.1': met('tokens are taken within their time only', [IMAGE_TOKENS, "requiredClaims: ['exp']"]),
    '9.2.2': met(
      'tokens are taken for their purpose only',
      [IMAGE_TOKENS, 'audience: AUDIENCE'],
      ['tests/functions/account/google.test.ts', 'with %s is refused'],
    ),
    '9.2.3': met('tokens are taken by whom they are for'),
    '9.2.4': met('tokens that we sign name whom they are for', [IMAGE_TOKENS, '.setAudience(AUDIENCE)']),
  },
};

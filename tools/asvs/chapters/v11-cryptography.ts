import { met, notApplicable, open, type Chapter } from './requirement.ts';

const KEYS = ['docs/security-rules.md', '## Keys and algorithms'] as const;
const NO_ENCRYPTION = 'our code encrypts nothing: data at rest is encrypted by AWS with AES-256';

export const cryptography: Chapter = {
  number: 11,
  name: 'Cryptography',
  requirements: {
    '11.1.1': met('how keys are managed is documented', ['docs/operations.md', '## Rotating keys'], KEYS),
    '11.1.2': met('keys and algorithms are listed', KEYS),
    '11.2.1': met(
      'proven implementations',
      ['functions/services/passwords.ts', "from 'node:crypto'"],
      ['functions/services/image-tokens.ts', "from 'jose'"],
    ),
    '11.2.2': met('algorithms and keys can be replaced', [
      'tests/functions/account/passwords.test.ts',
      'a password opens what was made of it, also what was made at another cost, and nothing else',
    ]),
    '11.2.3': open(
      '128 bits of security everywhere',
      'ours have more; Google signs with RSA keys of 2,048 bits, and ACM’s certificates have such keys, which is about 112 bits',
    ),
    '11.3.1': notApplicable('no weak modes of encryption', NO_ENCRYPTION),
    '11.3.2': notApplicable('only approved ciphers', NO_ENCRYPTION),
    '11.3.3': notApplicable('encrypted data is authenticated', NO_ENCRYPTION),
    '11.4.1': met('only approved hash functions', ['functions/services/secrets.ts', "createHash('sha256')"]),
    '11.4.2': met('passwords are hashed with cost'),
    '11.4.3': met('hashes of signatures are long enough', [
      'functions/services/image-tokens.ts',
      "const ALGORITHM = 'HS256'",
    ]),
    '11.4.4': notApplicable('keys from passwords are stretched', 'no key is made of a password'),
    '11.5.1': met('what must not be guessed is random, with 128 bits or more'),
    '11.6.1': met(
      'keys and signatures use approved algorithms',
      ['functions/services/google.ts', "algorithms: ['RS256']"],
      ['infra/stage/image-token-secret.ts', 'length: 48'],
    ),
  },
};

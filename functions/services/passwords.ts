import type { Passwords } from '#core/account/ports.ts';
import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/**
 * Hashes with Argon2id and the minimum parameters of OWASP: 19 MiB, 2 passes, 1 lane. Hashes are PHC strings, which
 * contain the parameters. Source: OWASP Password Storage Cheat Sheet; RFC 9106
 */
export const passwords: Passwords = {
  async hash(password) {
    const salt = randomBytes(16);
    return phcString(CURRENT, salt, await digest(password, salt, CURRENT));
  },

  async verify(password, hash) {
    const known = hash === undefined ? undefined : parsePhc(hash);
    const { cost, salt, expected } = known ?? { cost: CURRENT, salt: randomBytes(16), expected: undefined };
    const actual = await digest(password, salt, cost);
    return expected !== undefined && timingSafeEqual(actual, expected);
  },
};

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

const CURRENT: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const LENGTH = 32;

const digest = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> => {
  const parameters: Argon2Parameters = { message: password, nonce: salt, tagLength: LENGTH, ...cost };
  return derive('argon2id', parameters);
};

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const phcString = ({ memory, passes, parallelism }: Cost, salt: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]{43})$/;

function parsePhc(text: string): { cost: Cost; salt: Buffer; expected: Buffer } {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(text) ?? [];
  if (!salt || !hash) throw new Error('A stored password hash cannot be read.');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    expected: Buffer.from(hash, 'base64'),
  };
}

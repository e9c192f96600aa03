import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Hashing takes 19 MiB of memory and 40 ms, to slow down guessing. Hundreds of tests log in; only
// `tests/functions/account/passwords.test.ts` is about that cost and uses the real one.

/** Minimum memory of the algorithm per lane, in KiB. */
const LEAST_MEMORY = 8;

const { argon2 } = crypto;

const cheapArgon2: typeof argon2 = (algorithm, parameters, callback) => {
  argon2(algorithm, { ...parameters, memory: LEAST_MEMORY * parameters.parallelism }, callback);
};

// Once for all files that share a process.
if (argon2.name !== cheapArgon2.name) {
  crypto.argon2 = cheapArgon2;
  syncBuiltinESMExports();
}

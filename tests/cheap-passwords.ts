import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// A password costs 19 MiB of memory and 40 ms of a core, so that nobody guesses many. Hundreds of tests log in, and
// none of them is about that: `tests/functions/account/passwords.test.ts` is, and has the real cost.

/** Least that the algorithm takes for a lane, in KiB. */
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

import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import * as v from 'valibot';
import { encodeAnswer } from '#functions/services/fetch/wire.ts';

// Behaves as with hostile pages: one task ends its thread, all others keep theirs busy until the test releases them.
const FOLDER = process.env['HOSTILE_READER_FOLDER'] ?? '.';
const Deadly = v.union([
  v.object({ html: v.literal('deadly') }),
  v.object({ text: v.literal('deadly') }),
  v.object({ url: v.literal('https://deadly.example/') }),
]);

parentPort?.on('message', (asked: unknown) => {
  if (v.is(Deadly, asked)) process.exit(1);
  writeFileSync(`${FOLDER}/busy`, '');
  while (!existsSync(`${FOLDER}/free`));
  parentPort?.postMessage({ answer: encodeAnswer({ type: 'no recipe' }) });
});

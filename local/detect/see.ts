import { resolve } from 'node:path';
import { detectionsOf } from './detection-pool.ts';

// `npm run --silent see -- FILE…`: prints one line of JSON per photo with the recogniser's result, in order.

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name the photos to look at: npm run --silent see -- FILE…');
  process.exit(2);
}
// npm runs scripts in the project's folder, wherever it was called.
const from = process.env['INIT_CWD'] ?? process.cwd();
let index = 0;
for await (const result of detectionsOf(files.map((file) => resolve(from, file)))) {
  process.stdout.write(`${JSON.stringify({ file: files[index], ...result })}\n`);
  index += 1;
}

import { BENCHES, LONG } from './benches.ts';
import { measureApart } from './support/measure-apart.ts';
import type { Measured } from './support/measured.ts';

// `npm run bench`: prints a table of the product's budgets.

const [, , wanted] = process.argv;
const known = Object.keys({ ...BENCHES, ...LONG });
if (wanted !== undefined && !known.includes(wanted)) {
  console.error(`There is no bench called ${wanted}. There are: ${known.join(', ')}`);
  process.exit(1);
}

const rows: Measured[] = [];
for (const name of wanted === undefined ? Object.keys(BENCHES) : [wanted])
  rows.push(...(await measureApart(name)));
const sorted = rows.toSorted((a, b) => numberOf(a) - numberOf(b));
console.table(sorted.map(({ holds, ...row }) => ({ ...row, holds: holds ? 'yes' : 'NO' })));
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;

/** Returns the number of a budget. Figures without a number come last. */
function numberOf({ name }: Measured): number {
  return Number(/^\d+/.exec(name)?.[0] ?? 99);
}

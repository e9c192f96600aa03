import { author } from './author.ts';
import { bundles } from './bundles.ts';
import { capacity } from './capacity.ts';
import { firstLoad } from './first-load.ts';
import { fuzzed } from './fuzz.ts';
import { landing } from './landing.ts';
import { audits } from './lighthouse.ts';
import { lines } from './lines.ts';
import { load, overload } from './load.ts';
import { offline } from './offline.ts';
import { outbox } from './outbox.ts';
import { photo } from './photo.ts';
import { polls } from './polls.ts';
import { release } from './release.ts';
import { seeds } from './seeds.ts';
import { signedInGet } from './signed-in-get.ts';
import { tasks } from './tasks.ts';

// `npm run bench`: what the product is measured by, as a table. Bytes and counts hold on any machine.

/** A figure beside its budget. */
export type Measured = {
  readonly name: string;
  readonly budget: string;
  readonly measured: string;
  readonly holds: boolean;
};

type Bench = () => Promise<Measured[]>;

const BENCHES: Record<string, Bench> = {
  'first-load': firstLoad,
  landing,
  offline,
  release,
  tasks,
  photo,
  bundles,
  capacity,
  polls,
  'signed-in-get': signedInGet,
  author,
  lines,
};

/** Those that take long are measured when they are asked for by name. */
const LONG: Record<string, Bench> = { lighthouse: audits, fuzz: fuzzed, seeds, load, overload, outbox };

const [, , wanted] = process.argv;
const all = { ...BENCHES, ...LONG };
const chosen = Object.entries(wanted === undefined ? BENCHES : all).filter(
  ([name]) => wanted === undefined || name === wanted,
);
if (chosen.length === 0) {
  console.error(`There is no bench called ${wanted}. There are: ${Object.keys(all).join(', ')}`);
  process.exit(1);
}

const rows: Measured[] = [];
for (const [name, measure] of chosen) {
  // The others are measured all the same.
  rows.push(...(await measure().catch((failure: unknown) => [unmeasured(name, failure)])));
}
/** The number of a budget; what has none comes last. */
const numberOf = ({ name }: Measured) => Number(/^\d+/.exec(name)?.[0] ?? 99);
console.table(
  rows
    .toSorted((a, b) => numberOf(a) - numberOf(b))
    .map(({ name, budget, measured, holds }) => ({ name, budget, measured, holds: holds ? 'yes' : 'NO' })),
);
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;

function unmeasured(name: string, failure: unknown): Measured {
  console.error(failure);
  return { name: `${name} could not be measured`, budget: '', measured: '', holds: false };
}

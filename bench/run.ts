import type { Measured } from './support/measured.ts';
import { fork } from 'node:child_process';
import { answers } from './answers.ts';
import { answerTimes } from './load/answer-times.ts';
import { mailboxAttack } from './attacks/mailbox.ts';
import { modelAttack } from './attacks/models.ts';
import { zoneAttack } from './attacks/zones.ts';
import { author } from './generation.ts';
import { bundles } from './bundles.ts';
import { capacity } from './capacity.ts';
import { firstLoad } from './browser/first-load.ts';
import { foodSources } from './food-sources.ts';
import { fuzzed } from './load/fuzz.ts';
import { library } from './browser/library.ts';
import { list } from './browser/list.ts';
import { landing } from './browser/landing.ts';
import { audits } from './browser/lighthouse.ts';
import { lines } from './lines.ts';
import { load, overload } from './load/load.ts';
import { offline } from './browser/offline.ts';
import { outbox } from './browser/outbox.ts';
import { pagePictures } from './page-pictures.ts';
import { photo } from './browser/photo.ts';
import { polls } from './load/polls.ts';
import { reading } from './reading/reading.ts';
import { published } from './published/published.ts';
import { release } from './release.ts';
import { detection } from './browser/detection.ts';
import { seeds } from './seeds.ts';
import { signedInGet } from './signed-in-get.ts';
import { tasks } from './browser/tasks.ts';

// `npm run bench`: prints a table of the product's budgets. Bytes and counts hold on any machine.

type Bench = () => Promise<Measured[]>;

const BENCHES: Record<string, Bench> = {
  'first-load': firstLoad,
  landing,
  offline,
  release,
  tasks,
  photo,
  seeing: detection,
  bundles,
  capacity,
  polls,
  'signed-in-get': signedInGet,
  author,
  lines,
};

/** Slow ones: run only when named. */
const LONG: Record<string, Bench> = {
  answers,
  'page-pictures': pagePictures,
  lighthouse: audits,
  fuzz: fuzzed,
  'food-sources': foodSources,
  library,
  list,
  published,
  reading,
  seeds,
  load,
  overload,
  outbox,
  'attack-mailbox': mailboxAttack,
  'attack-models': modelAttack,
  'attack-zones': zoneAttack,
  'answer-times': answerTimes,
};

const [, , wanted] = process.argv;
const measure = { ...BENCHES, ...LONG }[wanted ?? ''];
if (wanted !== undefined && !measure) {
  console.error(
    `There is no bench called ${wanted}. There are: ${Object.keys({ ...BENCHES, ...LONG }).join(', ')}`,
  );
  process.exit(1);
}

const rows = measure ? await measure() : await measureAll();
if (process.send) process.send(rows);
else show(rows);

/** Runs each in a process of its own, so that neither its leftovers nor its failure affect the others. */
async function measureAll(): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const name of Object.keys(BENCHES)) all.push(...(await measureApart(name)));
  return all.toSorted((a, b) => numberOf(a) - numberOf(b));
}

/** Returns the number of a budget; figures without one come last. */
function numberOf({ name }: Measured): number {
  return Number(/^\d+/.exec(name)?.[0] ?? 99);
}

function measureApart(name: string): Promise<Measured[]> {
  return new Promise((resolve) => {
    let result: Measured[] = [
      { name: `${name} could not be measured`, budget: '', measured: '', holds: false },
    ];
    fork(import.meta.filename, [name])
      .once('message', (measured) => (result = measured as Measured[]))
      .once('exit', () => resolve(result));
  });
}

function show(measured: readonly Measured[]): void {
  console.table(measured.map(({ holds, ...row }) => ({ ...row, holds: holds ? 'yes' : 'NO' })));
  process.exitCode = measured.every(({ holds }) => holds) ? 0 : 1;
}

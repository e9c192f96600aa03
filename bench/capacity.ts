import type { Measured } from './support/measured.ts';
import { runs } from './support/runs.ts';
import { startDynamo } from '#local/aws/dynamodb.ts';
import { tableAt } from '#tests/contracts/engines.ts';
import { everydayCosts, FEW, type Costs } from '#tests/contracts/everyday-costs.ts';

const MANY = runs(10_000);

/**
 * Budget 9: capacity that everyday actions consume, counted at the local database, with few recipes and with very many.
 */
export async function capacity(): Promise<Measured[]> {
  const engine = await startDynamo();
  try {
    const costsOf = everydayCosts(await tableAt(engine.url, 'capacity'));
    const few = await costsOf(FEW);
    const many = await costsOf(MANY);
    return ROWS.map(([what, most, unit, figure]) => ({
      name: `9 ${what}`,
      budget: `≤ ${most} ${unit}`,
      measured: `${figure(few)} with ${FEW} recipes, ${figure(many)} with ${MANY}`,
      holds: Math.max(figure(few), figure(many)) <= most,
    }));
  } finally {
    await engine.close();
  }
}

const ROWS: readonly (readonly [
  what: string,
  most: number,
  unit: string,
  figure: (costs: Costs) => number,
])[] = [
  ['session check', 1, 'RRU', ({ session }) => session.read],
  // Sends two requests at once; each checks the session.
  ['home', 4, 'RRU', ({ session, list, usage }) => 2 * session.read + list.read + usage.read],
  [
    'home, round trips',
    2,
    'calls',
    ({ session, list, usage }) => session.calls + Math.max(list.calls, usage.calls),
  ],
  ['a recipe reserved', 1, 'WRU', ({ reserve }) => reserve.written],
  ['a recipe saved, with its indexes', 8, 'WRU', ({ save }) => save.written],
  ['a cook mark, with its badges', 4, 'WRU', ({ mark }) => mark.written],
];

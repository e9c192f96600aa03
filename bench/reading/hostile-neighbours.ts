import { setTimeout } from 'node:timers/promises';
import { HOSTILE_PAGES } from '#tests/cases/hostile/pages.ts';
import type { Shape } from '#tests/cases/hostile/shape.ts';
import { HOSTILE_TEXTS } from '#tests/cases/hostile/texts.ts';
import type { Measured } from '../support/measured.ts';
import { runs, some } from '../support/runs.ts';
import { visitOnce, withStageApart, type StageApart } from '../support/stage-apart.ts';

/** Maximum time that another visitor waits while a hostile page or text is read, in ms. */
const MOST_MS = 200;

/** Time between two requests of the other visitor, in ms. */
const PAUSE = 20;

/** Readings per cook: a day's number is limited. */
const READINGS_EACH = 50;

/** Kinds of input, with a length in characters near the limit of a request. */
const KINDS = [
  { field: 'html', shapes: HOSTILE_PAGES, length: 4_000_000 },
  { field: 'text', shapes: HOSTILE_TEXTS, length: 390_000 },
] as const;

/** Measures how long another visitor waits while pages and texts are read that take as long as possible. */
export const hostileNeighbours = (): Promise<Measured[]> =>
  withStageApart(async (stage) => {
    const visitor = await stage.signUp();
    // The first requests load the handlers.
    await visitOnce(stage, visitor);
    const rows: Measured[] = [];
    for (const kind of KINDS) rows.push(await waitBeside(stage, visitor, kind));
    return rows;
  });

async function waitBeside(
  stage: StageApart,
  visitor: string,
  { field, shapes, length }: { field: string; shapes: readonly Shape[]; length: number },
): Promise<Measured> {
  let slowest = { ms: 0, shape: '' };
  let visits = 0;
  let attacker = '';
  for (const [at, { name, of }] of some(shapes).entries()) {
    if (at % READINGS_EACH === 0) attacker = await stage.signUp();
    const reading = stage.call('POST', '/api/recipes/read', {
      cookie: attacker,
      body: { [field]: of(runs(length)) },
    });
    do {
      const ms = await visitOnce(stage, visitor);
      visits += 1;
      if (ms > slowest.ms) slowest = { ms, shape: name };
    } while ((await Promise.race([reading, setTimeout(PAUSE, 'still reading')])) === 'still reading');
  }
  return {
    name: `another visitor beside ${some(shapes).length} hostile inputs (${field})`,
    budget: `≤ ${MOST_MS} ms`,
    measured: `slowest of ${visits} answers ${slowest.ms.toFixed(0)} ms (${slowest.shape})`,
    holds: slowest.ms <= MOST_MS && visits > 0,
  };
}

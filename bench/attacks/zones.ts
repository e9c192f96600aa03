import type { Measured } from '../support/measured.ts';
import { runs } from '../support/runs.ts';
import { fork } from 'node:child_process';
import { once } from 'node:events';

const AT_ONCE = 100;

const REQUESTS = AT_ONCE * runs(120);

/** Maximum growth in MB over these requests, which differ only in the spelling of a time zone. */
const MOST = 60;

/** Measures how much memory a stage needs for many spellings of a time zone. */
export async function zoneAttack(): Promise<Measured[]> {
  const stage = fork(new URL('zones-stage.ts', import.meta.url), { execArgv: ['--expose-gc'] });
  const report = async () => (await once(stage, 'message'))[0] as { gateway: string; megabytes: number };
  const { gateway, megabytes: before } = await report();
  for (let request = 0; request < REQUESTS; request += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const headers = { 'x-timezone': spelling('america/argentina/buenos_aires', request + index) };
        await (await fetch(`${gateway}/api/user`, { headers })).arrayBuffer();
      }),
    );
  stage.send('measure');
  const { megabytes: after } = await report();
  stage.kill();
  return [
    {
      name: `attack on memory: ${REQUESTS} spellings of a time zone`,
      budget: `≤ ${MOST} MB more, 331 before`,
      measured: `${before} → ${after} MB`,
      holds: after - before <= MOST,
    },
  ];
}

/** Returns a spelling of a name in upper and lower case, by number. */
const spelling = (name: string, number: number): string =>
  [...name].map((letter, at) => ((number >> (at % 14)) & 1 ? letter.toUpperCase() : letter)).join('');

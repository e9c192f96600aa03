import type { Measured } from '../support/measured.ts';
import { runs } from '../support/runs.ts';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStage } from '#local/stage.ts';
import { apiClient } from '#tests/support/api-client.ts';
import { fuzz } from '#tests/api/fuzz.ts';
import { answering, DRAFT } from '#tests/support/models.ts';

const INPUTS = runs(100_000);

/** Fuzzes every route with ten times as many requests as the tests. */
export async function fuzzed(): Promise<Measured[]> {
  const seed = randomInt(2 ** 31);
  const data = await mkdtemp(join(tmpdir(), 'munchify-fuzz-'));
  const model = answering(async () => JSON.stringify(DRAFT));
  const stage = await startStage({ data, port: 0, app: async () => ({ status: 404 }), model });
  try {
    const { asked, statuses } = await fuzz(apiClient(stage), INPUTS, seed);
    const counts = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
    const measured = `${asked} inputs, seed ${seed}: ${counts.join(', ')}`;
    return [{ name: 'fuzz: answers of 500 and above', budget: '0', measured, holds: true }];
  } finally {
    await stage.close();
    await rm(data, { recursive: true, force: true });
  }
}

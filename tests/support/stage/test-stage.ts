import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { StageOptions } from '#local/stage.ts';
import { openStage, type TestStage } from './open-stage.ts';

/** A stage for one test file, deleted at its end. Tests without special needs share one: `stage` in shared-stage.ts. */
export async function startTestStage(options: Partial<StageOptions> = {}): Promise<TestStage> {
  const data = await mkdtemp(join(tmpdir(), 'munchify-test-'));
  const stage = await openStage(data, options);
  afterAll(async () => {
    await stage.close();
    await rm(data, { recursive: true, force: true });
  });
  return stage;
}

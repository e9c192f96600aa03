import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startStage, type Stage, type StageOptions } from '#local/stage.ts';
import { apiClient, type ApiClient } from './api-client.ts';

/** `data` is the folder that it keeps everything in. */
type TestStage = Stage & ApiClient & { readonly data: string };

/** A whole local stage for one test file, gone with it. */
export async function startTestStage(options: Partial<StageOptions> = {}): Promise<TestStage> {
  const data = await mkdtemp(join(tmpdir(), 'munchify-test-'));
  const stage = await startStage({ data, port: 0, app: async () => ({ status: 404 }), ...options });
  afterAll(async () => {
    await stage.close();
    await rm(data, { recursive: true, force: true });
  });
  return { ...stage, ...apiClient(stage), data };
}

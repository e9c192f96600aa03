import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStage, type Stage, type StageOptions } from '#local/stage.ts';
import { apiClient, type ApiClient } from '#tests/support/api-client.ts';

export type RunningStage = Stage & ApiClient;

/** Runs a function with a complete local stage, then removes it. */
export async function withStage<Outcome>(
  options: Partial<StageOptions>,
  act: (stage: RunningStage) => Promise<Outcome>,
): Promise<Outcome> {
  const data = await mkdtemp(join(tmpdir(), 'munchify-bench-'));
  const stage = await startStage({ data, port: 0, app: async () => ({ status: 404 }), ...options });
  try {
    return await act({ ...stage, ...apiClient(stage) });
  } finally {
    await stage.close();
    await rm(data, { recursive: true, force: true });
  }
}

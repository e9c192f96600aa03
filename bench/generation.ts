import type { Measured } from './support/measured.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GenerationInput } from '#core/generation/generation-input.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { promptFor } from '#core/generation/prompt/prompt.ts';
import type { ModelEvent } from '#local/models/stand-in-model.ts';
import { startStage } from '#local/stage.ts';
import { anEmail, apiClient } from '#tests/support/api-client.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { DRAFT } from '#tests/support/models.ts';
import { tokensIn } from '#tests/support/tokens-in.ts';
import { aRecipe } from './costs/bill.ts';
import { runs } from './support/runs.ts';

const RUNS = runs(25);
const FREE = 5;

/** Budget 12: size of a model request, its cost, and the delay that we add to the answer. */
export async function author(): Promise<Measured[]> {
  const [prompt, price] = [tokensIn(promptFor(BRIEF)), aRecipe()];
  return [
    {
      name: '12 prompt, beside its pictures',
      budget: '≤ 1,700 tokens',
      measured: `${prompt.toFixed(0)} tokens`,
      holds: prompt <= 1_700,
    },
    {
      name: '12 a recipe, at list price',
      budget: '≤ $0.002',
      measured: `$${price.toFixed(4)}`,
      holds: price <= 0.002,
    },
    await overhead(),
  ];
}

const BRIEF: GenerationInput = {
  photos: [],
  language: 'de',
  preferences: NO_PREFERENCES,
  seed: 4_000_000_000,
};

/** Measures the time from the model's first byte to the client's first event. */
async function overhead(): Promise<Measured> {
  let spoken = 0;
  async function* model(): AsyncGenerator<ModelEvent> {
    const text = JSON.stringify(DRAFT);
    spoken = performance.now();
    for (let at = 0; at < text.length; at += 60) yield { text: text.slice(at, at + 60) };
  }
  const data = await mkdtemp(join(tmpdir(), 'munchify-bench-'));
  const stage = await startStage({ data, port: 0, app: async () => ({ status: 404 }), model });
  const { signUp } = apiClient(stage);
  const body = JSON.stringify({ images: [asDataUrl(await plainJpeg(1024, 768))] });
  const delays: number[] = [];
  let cookie = '';
  for (let run = 0; run < RUNS; run += 1) {
    if (run % FREE === 0) cookie = await signUp(anEmail());
    const response = await fetch(`${stage.gateway}/api/analyze`, {
      method: 'POST',
      headers: {
        origin: stage.origin,
        cookie,
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'idempotency-key': `bench-run-${run}`,
      },
      body,
    });
    let text = '';
    for await (const chunk of response.body ?? []) {
      const isNew = !text.includes('event: ingredients');
      text += Buffer.from(chunk).toString('utf8');
      if (isNew && text.includes('event: ingredients')) delays.push(performance.now() - spoken);
    }
  }
  await stage.close();
  await rm(data, { recursive: true, force: true });
  if (delays.length < RUNS) throw new Error(`Only ${delays.length} of ${RUNS} requests were answered.`);
  const median = delays.toSorted((a, b) => a - b)[Math.floor(delays.length / 2)] ?? Infinity;
  return {
    name: '12 model’s first byte to first event',
    budget: '≤ 20 ms',
    measured: `${median.toFixed(1)} ms (median of ${delays.length})`,
    holds: median <= 20,
  };
}

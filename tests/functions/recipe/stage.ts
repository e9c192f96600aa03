import { afterEach, beforeEach, vi } from 'vitest';
import type { ModelRequest } from '#local/models/stand-in-model.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { startTestStage } from '#tests/support/test-stage.ts';

export const model = vi.fn(async (_: ModelRequest) => JSON.stringify(DRAFT));
export const stage = await startTestStage({ model: answering(model) });
export const { call, signUp } = stage;
export const PHOTO = asDataUrl(await plainJpeg());

export let cookie: string;
afterEach(() => {
  vi.useRealTimers();
});
export async function signUpAnew(): Promise<void> {
  cookie = await signUp(anEmail());
}
beforeEach(async () => {
  await signUpAnew();
  model.mockClear();
  model.mockResolvedValue(JSON.stringify(DRAFT));
});

let keys = 0;
export const aKey = () => `some-wish-${(keys += 1)}`;

export const analyze = (body: object = { images: [PHOTO] }, headers: Record<string, string> = {}) =>
  call('POST', '/api/analyze', { body, cookie, headers: { 'idempotency-key': aKey(), ...headers } });

export const usage = async () =>
  (await call('GET', '/api/user/recipe-usage', { cookie })).body['recipeCount'];

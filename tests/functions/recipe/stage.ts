import { afterEach, beforeEach, vi } from 'vitest';
import type { ModelRequest } from '#local/models/stand-in-model.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { answerBy, stage } from '#tests/support/stage/shared-stage.ts';

export const model = vi.fn(async (_: ModelRequest) => JSON.stringify(DRAFT));
export { stage };
export const { call, signUp } = stage;
export const PHOTO = asDataUrl(await plainJpeg());

export let cookie: string;
export async function signUpAnew(): Promise<void> {
  cookie = await signUp(anEmail());
}

/** For each file: a new cook and the same author for every test. */
export function startAnew(): void {
  answerBy(answering(model));
  beforeEach(async () => {
    await signUpAnew();
    model.mockClear();
    model.mockResolvedValue(JSON.stringify(DRAFT));
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

let keys = 0;
export const aKey = () => `some-wish-${(keys += 1)}`;

export const analyze = (body: object = { images: [PHOTO] }, headers: Record<string, string> = {}) =>
  call('POST', '/api/analyze', { body, cookie, headers: { 'idempotency-key': aKey(), ...headers } });

export const usage = async () =>
  (await call('GET', '/api/user/recipe-usage', { cookie })).body['recipeCount'];

import { beforeEach, expect } from 'vitest';
import type { ModelEvent } from '#local/models/stand-in-model.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { DRAFT } from '#tests/support/models.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

process.env['AWS_MAX_ATTEMPTS'] = '1';

let answer: () => AsyncGenerator<ModelEvent>;
const stage = await startTestStage({ model: () => answer() });
export const { call, signUp } = stage;
export const PHOTO = asDataUrl(await plainJpeg());

export let cookie: string;
export async function signUpAnew(): Promise<void> {
  cookie = await signUp(anEmail());
}
beforeEach(async () => {
  await signUpAnew();
  answer = writing();
});

export function answerWith(model: typeof answer): void {
  answer = model;
}

/** A model that writes the draft, and waits at the gate after the given number of pieces. */
export const writing = (
  gate: Promise<unknown> = Promise.resolve(),
  after = 3,
  text = JSON.stringify(DRAFT),
) =>
  async function* (): AsyncGenerator<ModelEvent> {
    const size = Math.ceil(text.length / 6);
    for (let piece = 0; piece * size < text.length; piece += 1) {
      if (piece === after) await gate;
      yield { text: text.slice(piece * size, (piece + 1) * size) };
    }
  };

let keys = 0;
export const aKey = () => `a-stream-${(keys += 1)}`;

/** Asks for a stream and reads it event by event. */
export async function* events(key = aKey(), headers: Record<string, string> = {}) {
  const response = await fetch(`${stage.gateway}/api/analyze`, {
    method: 'POST',
    headers: {
      origin: stage.origin,
      cookie,
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'idempotency-key': key,
      ...headers,
    },
    body: JSON.stringify({ images: [PHOTO], preferredLanguage: 'en' }),
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString('utf8');
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, event = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (event) yield { event, data: JSON.parse(data) };
    }
  }
}

export const usage = async () =>
  (await call('GET', '/api/user/recipe-usage', { cookie })).body['recipeCount'];

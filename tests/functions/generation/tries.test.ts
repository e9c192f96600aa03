import { afterAll, expect, test, vi } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { asDataUrl, blankJpeg, noiseJpeg, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT, NO_FOOD } from '#tests/support/models.ts';
import { answerBy, stage } from '#tests/support/stage/shared-stage.ts';

// Everything happens within one window of every limit.
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12, 1) });
afterAll(() => void vi.useRealTimers());

const model = vi.fn(async () => NO_FOOD);
answerBy(answering(model));
const { call, signUp } = stage;
const PHOTO = asDataUrl(await plainJpeg());

const analyze = (cookie: string, photo = PHOTO, headers = {}) =>
  call('POST', '/api/analyze', { cookie, headers, body: { images: [photo] } });

test('pictures without food go to a model at most ten times a day, and the cook is told the reason', async () => {
  for (const jpeg of [await blankJpeg(640, 480, '#2550c8'), await noiseJpeg(640, 480)]) {
    const cookie = await signUp(anEmail());
    model.mockClear();
    const answers = [];
    for (let time = 0; time < 12; time += 1) answers.push(await analyze(cookie, asDataUrl(jpeg)));
    expect(answers.map(({ body }) => body['type'])).toEqual([
      ...Array(10).fill('NoFood'),
      ...Array(2).fill('TriesUsed'),
    ]);
    expect(model).toHaveBeenCalledTimes(10);
  }
});

test('A cook with too many failed requests is told when to come back, and keeps their recipes', async () => {
  const cookie = await signUp(anEmail());
  model.mockClear();
  const answers = [];
  for (let time = 0; time < 12; time += 1)
    answers.push(await analyze(cookie, PHOTO, { 'x-preferred-language': 'de' }));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(422), ...Array(2).fill(429)]);
  expect(model).toHaveBeenCalledTimes(10);
  const refused = answers.at(-1);
  expect(refused?.body).toMatchObject({
    type: 'TriesUsed',
    error: expect.stringMatching(
      /^Das waren viele Versuche .* kein Rezept gekostet\. .* in etwa 12 Stunden noch einmal\.$/,
    ),
  });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_600);
  const usage = await call('GET', '/api/user/recipe-usage', { cookie });
  expect(usage.body['recipeCount']).toBe(0);
});

test('a recipe that is cancelled again and again goes to a model at most ten times a day', async () => {
  const cookie = await signUp(anEmail());
  model.mockClear();
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1) {
    const key = `cancelled-at-once-${time}`;
    // The model answers after the cook has given up.
    const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    model.mockImplementationOnce(async () => {
      ask();
      await givenUp;
      return JSON.stringify(DRAFT);
    });
    const analyzed = analyze(cookie, PHOTO, { 'idempotency-key': key });
    await Promise.race([asked, analyzed]);
    await call('DELETE', `/api/analyze/${key}`, { cookie });
    giveUp();
    statuses.push((await analyzed).status);
  }
  expect(statuses).toEqual([...Array(10).fill(409), ...Array(2).fill(429)]);
  expect(model).toHaveBeenCalledTimes(10);
});

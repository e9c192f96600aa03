import { describe, expect, test, vi } from 'vitest';
import { tries } from '#tests/long.ts';
import { DRAFT } from '#tests/support/models.ts';
import { aKey, analyze, call, cookie, model, PHOTO, signUpAnew, usage, startAnew } from '../recipe/stage.ts';

startAnew();

describe('the month’s allowance', () => {
  test('The last recipe that many requests ask for at once is granted to exactly one', async () => {
    for (let number = 0; number < 4; number += 1) await analyze();
    const requests = tries(20, 50);
    const results = await Promise.all(Array.from({ length: requests }, () => analyze()));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.filter(({ status }) => status === 402)).toHaveLength(requests - 1);
    expect(await usage()).toBe(5);
    const { text } = await call('GET', '/api/recipes', { cookie });
    expect(JSON.parse(text)).toHaveLength(5);
  });

  test('used up: 402 with the limit, and the day of the next recipes', async () => {
    for (let number = 0; number < 5; number += 1) await analyze();
    const refused = await analyze(
      { images: [PHOTO] },
      { 'x-preferred-language': 'de', 'x-timezone': 'Europe/Berlin' },
    );
    expect(refused).toMatchObject({
      status: 402,
      body: {
        type: 'QuotaExceeded',
        limit: 5,
        resetsAt: expect.any(Number),
        error: expect.stringMatching(/5 Rezepte\. Neue gibt es ab 1\. \p{L}+\./u),
      },
    });
  });

  test('one key ten times, at once and in turn: one recipe, one model call', async () => {
    const key = { 'idempotency-key': aKey() };
    let open: (draft: string) => void = () => undefined;
    model.mockReturnValueOnce(new Promise((resolve) => (open = resolve)));
    let left = 10;
    const atOnce = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const answered = await analyze({ images: [PHOTO] }, key);
        left -= 1;
        // The request that generates still runs when all others have their answer.
        if (left === 1) open(JSON.stringify(DRAFT));
        return answered;
      }),
    );
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1);
    const waiting = atOnce.filter(({ status }) => status === 409);
    expect(waiting).toHaveLength(9);
    expect(waiting[0]?.headers.get('retry-after')).toBeTruthy();
    const inTurn = [];
    for (let time = 0; time < 10; time += 1) inTurn.push(await analyze({ images: [PHOTO] }, key));
    const ids = [...atOnce, ...inTurn].filter(({ status }) => status === 200).map(({ body }) => body['id']);
    expect(new Set(ids).size).toBe(1);
    expect(model).toHaveBeenCalledTimes(1);
    expect(await usage()).toBe(1);
    expect((await analyze({ images: [PHOTO, PHOTO] }, key)).status).toBe(422);
  });

  test('depends on the month in the cook’s time zone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 30, 23, 30) });
    await signUpAnew();
    const usageIn = async (zone: string) =>
      (await call('GET', '/api/user/recipe-usage', { cookie, headers: { 'x-timezone': zone } })).body;
    await call('POST', '/api/analyze', {
      cookie,
      body: { images: [PHOTO] },
      headers: { 'x-timezone': 'Europe/Berlin' },
    });
    expect(await usageIn('Europe/Berlin')).toMatchObject({
      recipeCount: 1,
      resetsAt: Date.UTC(2026, 11, 31, 23),
    });
    expect(await usageIn('America/New_York')).toMatchObject({
      recipeCount: 0,
      resetsAt: Date.UTC(2026, 11, 1, 5),
    });
  });

  test.each(['short', 'x'.repeat(65), 'with space', 'umlaut-ü'])(
    'is not changed by a request with a key like %s: 400, in the cook’s language',
    async (key) => {
      const refused = await call('POST', '/api/analyze', {
        cookie,
        body: { images: [PHOTO] },
        headers: { 'idempotency-key': key, 'x-preferred-language': 'de' },
      });
      expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining('8 bis 64') } });
      expect(model).not.toHaveBeenCalled();
      expect(await usage()).toBe(0);
    },
  );
});

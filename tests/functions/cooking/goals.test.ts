import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

const { call, signUp } = await startTestStage({ stale: true });

let cookie: string;
beforeEach(async () => {
  cookie = await signUp(anEmail());
});

const set = (body: object, headers: Record<string, string> = {}) =>
  call('POST', '/api/nutrition/goals', { cookie, body: { ...DEFAULT_GOALS, ...body }, headers });
const current = () => call('GET', '/api/nutrition/goals/current', { cookie });

describe('goals', () => {
  test('are null until they are set, and then as they were set', async () => {
    expect(await current()).toMatchObject({ status: 200, text: 'null' });
    const createdAt = Date.now() - 1_000;
    const saved = await set({ dailyFat: 65.25, createdAt });
    expect(saved).toMatchObject({ status: 200, body: { ...DEFAULT_GOALS, dailyFat: 65.3, createdAt } });
    expect((await current()).text).toBe(saved.text);
  });

  test('are the cook’s own, whatever the request claims', async () => {
    const other = await signUp(anEmail());
    await set({ userId: 'somebody-else-entirely', id: 7, isActive: false, ops: ['some-wish'], pk: 'USER#1' });
    expect(Object.keys((await current()).body).toSorted()).toEqual(
      [...Object.keys(DEFAULT_GOALS), 'createdAt'].toSorted(),
    );
    cookie = other;
    expect((await current()).text).toBe('null');
  });

  test('are unchanged by a request that is repeated with its idempotency key', async () => {
    const first = await set({ dailyFat: 60 }, { 'idempotency-key': 'first-goals' });
    const second = await set({ dailyFat: 80 }, { 'idempotency-key': 'second-goals' });
    expect((await set({ dailyFat: 60 }, { 'idempotency-key': 'first-goals' })).text).toBe(second.text);
    expect(first.text).not.toBe(second.text);
    expect((await current()).text).toBe(second.text);
  });

  test('that were queued by another user of this device are refused', async () => {
    expect(await set({}, { 'x-user': 'somebody-else-entirely' })).toMatchObject({
      status: 409,
      body: { type: 'AnotherUser' },
    });
    expect((await current()).text).toBe('null');
  });

  test('that are impossible are refused in the cook’s language, field by field', async () => {
    const refused = await set({ dailyCalories: 10_001, dailyFiber: -1 }, { 'x-preferred-language': 'de' });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        error: 'Tägliche Kalorien dürfen 10.000 nicht überschreiten',
        issues: [
          { field: 'dailyCalories', key: 'goals.calories_max' },
          { field: 'dailyFiber', message: 'Tägliche Ballaststoffe müssen mindestens 0 g betragen' },
        ],
      },
    });
    expect((await set({ createdAt: '2026-11-20' })).status).toBe(400);
    expect((await set({}, { 'idempotency-key': 'short' })).status).toBe(400);
    expect((await current()).text).toBe('null');
  });

  test('are for signed-in cooks', async () => {
    cookie = '';
    expect([(await set({})).status, (await current()).status]).toEqual([401, 401]);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import type { UserBadge } from '#core/badge/badge.ts';
import { addDays, DAY, localDay } from '#core/time.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

const stage = await startTestStage({ model: answering(async () => JSON.stringify(DRAFT)), stale: true });
const { call, signUp } = stage;
const PHOTO = asDataUrl(await plainJpeg());

let cookie: string;
beforeEach(async () => {
  cookie = await signUp(anEmail());
});

const badges = async (headers: Record<string, string> = {}): Promise<UserBadge[]> =>
  JSON.parse((await call('GET', '/api/badges/user', { cookie, headers })).text);
const analyze = async (headers: Record<string, string> = {}) =>
  (
    await call('POST', '/api/analyze', {
      cookie,
      body: { images: [PHOTO], preferredLanguage: 'en' },
      headers,
    })
  ).body;
const cook = async (recipe: unknown, body: object = {}) =>
  (await call('POST', `/api/recipes/${recipe}/cooked`, { cookie, body })).body;
const daysAgo = (days: number) => addDays(localDay(Date.now(), 'UTC'), -days);
const uncook = (recipe: unknown, day: string) =>
  call('DELETE', `/api/recipes/${recipe}/cooked?day=${day}`, { cookie });

describe('the badges of a cook', () => {
  test('are all five from the first day on, each with its condition in both languages', async () => {
    const listed = await badges({ 'x-preferred-language': 'de' });
    expect(
      listed.map(({ badge, currentProgress }) => [badge.type, currentProgress, badge.requirement]),
    ).toEqual([
      ['FIRST_RECIPE', 0, 1],
      ['COOKING_STREAK', 0, 7],
      ['NUTRITION_GOALS', 0, 5],
      ['RECIPE_MASTER', 0, 25],
      ['HEALTHY_CHOICE', 0, 10],
    ]);
    for (const { badge, ...rest } of listed) {
      expect(rest).not.toHaveProperty('earnedAt');
      expect([badge.name, badge.description]).toEqual([badge.name_de, badge.description_de]);
      expect(badge.name_en).not.toBe(badge.name_de);
      expect(badge.description_en).not.toBe(badge.description_de);
    }
    expect((await badges())[1]?.badge).toMatchObject({
      name: 'Cooking streak',
      description: 'Cook on seven days in a row.',
      imageUrl: '/badges/cooking-streak.svg',
    });
  });

  test('come with the answer that earned them, once, and in its language', async () => {
    const key = { 'idempotency-key': 'the-first-recipe', 'x-preferred-language': 'de' };
    const recipe = await analyze(key);
    const first = { badge: { type: 'FIRST_RECIPE', name: 'Erstes Rezept' }, currentProgress: 1 };
    expect(recipe['earnedBadges']).toMatchObject([first]);
    expect(await analyze(key)).not.toHaveProperty('earnedBadges');
    expect(await analyze()).not.toHaveProperty('earnedBadges');

    for (const ago of [7, 6, 5, 4, 3, 2]) {
      expect(await cook(recipe['id'], { day: daysAgo(ago) })).not.toHaveProperty('earnedBadges');
    }
    const seventh = await cook(recipe['id'], { day: daysAgo(1) });
    expect(seventh['earnedBadges']).toMatchObject([
      { badge: { type: 'COOKING_STREAK' }, earnedAt: expect.any(Number), currentProgress: 7 },
    ]);
    expect(seventh).toMatchObject({ isCooked: true, day: daysAgo(1) });
    await uncook(recipe['id'], daysAgo(4));
    expect((await badges()).filter(({ earnedAt }) => earnedAt).map(({ badge }) => badge.type)).toEqual([
      'FIRST_RECIPE',
      'COOKING_STREAK',
    ]);
  });

  test('lose progress with a removed mark, unless they are earned', async () => {
    const { id } = await analyze();
    await cook(id, { day: daysAgo(3) });
    const cooked = async () =>
      (await badges()).find(({ badge }) => badge.type === 'RECIPE_MASTER')?.currentProgress;
    expect(await cooked()).toBe(1);
    await uncook(id, daysAgo(3));
    expect(await cooked()).toBe(0);
  });

  test('are earned with goals that the cook has set', async () => {
    const { id } = await analyze();
    const goals = { dailyCalories: 1000, dailyProtein: 10, dailyCarbs: 0, dailyFat: 0, dailyFiber: 10 };
    const createdAt = Date.now() - 30 * DAY;
    await call('POST', '/api/nutrition/goals', { cookie, body: { ...goals, createdAt } });
    await cook(id, { day: daysAgo(3), servings: 9.4 });
    const met = (await badges()).find(({ badge }) => badge.type === 'NUTRITION_GOALS');
    expect(met?.currentProgress).toBe(1);
  });

  test('are answered with 304 and almost no bytes while they are unchanged', async () => {
    const { id } = await analyze();
    const first = await call('GET', '/api/badges/user', { cookie });
    const held = { 'if-none-match': first.headers.get('etag') ?? '' };
    const poll = () => call('GET', '/api/badges/user', { cookie, headers: held });
    const unchanged = await poll();
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    const headers = [...unchanged.headers].map((header) => `${header.join(': ')}\r\n`).join('');
    expect(headers.length).toBeLessThanOrEqual(400);
    await cook(id);
    expect((await poll()).status).toBe(200);
  });

  test('are shown to their cook only', async () => {
    await analyze();
    cookie = await signUp(anEmail());
    expect((await badges()).every(({ currentProgress }) => currentProgress === 0)).toBe(true);
    expect((await call('GET', '/api/badges/user')).status).toBe(401);
  });
});

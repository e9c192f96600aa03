import { describe, expect, test } from 'vitest';
import { NOTHING_AVOIDED } from '#core/nutrition/avoid.ts';
import { DAY } from '#core/time.ts';
import type { Candidate, FreePlace } from '#core/week/fill/candidate.ts';
import { fillWeek, proposeFor, type Filling } from '#core/week/fill/fill-week.ts';
import { isInSeason } from '#core/nutrition/foods/is-in-season.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';

const ME = aUserId();
const TUESDAY: FreePlace = { day: '2026-11-24', slot: 'dinner' };
const SATURDAY: FreePlace = { day: '2026-11-28', slot: 'dinner' };
const daysBefore = (days: number) => Date.parse(TUESDAY.day) - days * DAY;

const dish = (id: number, title: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  title,
  dishKind: 'plate',
  foods: [],
  cookedAt: daysBefore(15),
  timesCooked: 1,
  ...more,
});

const meal = (calories: number) => ({ calories, protein: 20, carbs: 40, fat: 15, fiber: 5 });

const filling = (candidates: readonly Candidate[], more: Partial<Filling> = {}): Filling => ({
  userId: ME,
  candidates,
  planned: [],
  soon: [],
  avoided: { dietaryPreferences: [], avoid: NOTHING_AVOIDED },
  weekdayMinutes: 45,
  seed: 1,
  recipeOf: async ({ id, title, foods, cookId = ME }) => ({
    ...aRecipe(cookId, { id, title, servings: 3, nutrition: meal(450) }),
    lines: foods.map((food) => ({ food, name: food.replaceAll('-', ' ') })),
    steps: [{ text: 'Cook it.' }],
  }),
  ...more,
});

const first = async (candidates: readonly Candidate[], more: Partial<Filling> = {}, place = TUESDAY) =>
  (await fillWeek(filling(candidates, more), [place]))[0];

const plain = [dish(1, 'One'), dish(2, 'Two'), dish(3, 'Three')];

describe('a dish is proposed', () => {
  test.each<[string, Partial<Candidate>, Partial<Filling>, object]>([
    ['uses what must go', { foods: ['leek'] }, { soon: ['leek'] }, { id: 'week.fill.uses', food: 'leek' }],
    ['is a favourite', { isFavorite: true }, {}, { id: 'week.fill.favourite' }],
    ['has five stars', { rating: 5 }, {}, { id: 'week.fill.rated' }],
    [
      'was not cooked for long',
      { cookedAt: daysBefore(70) },
      {},
      { id: 'week.fill.not_for_long', weeks: 10 },
    ],
    ['is in season', { foods: ['kale'] }, {}, { id: 'week.fill.season', food: 'kale' }],
    ['is quick on a weekday', { prepTime: 20 }, {}, { id: 'week.fill.quick', minutes: 20 }],
  ])('because it %s', async (_, better, more, reason) => {
    const proposal = await first([...plain, dish(9, 'Nine', better)], more);
    expect(proposal).toEqual({ ...TUESDAY, recipeId: 9, cookId: ME, title: 'Nine', servings: 3, reason });
  });

  test('even if it takes long, if it is Saturday', async () => {
    const slow = dish(9, 'Slow', { prepTime: 180, isFavorite: true });
    expect((await first([...plain, slow]))?.recipeId).not.toBe(9);
    expect((await first([...plain, slow], {}, SATURDAY))?.recipeId).toBe(9);
  });

  test('for its time of day', async () => {
    const morning = dish(5, 'Porridge with apples', { dishKind: 'bowl' });
    const cake = dish(6, 'Plum cake', { dishKind: 'sweet', isFavorite: true });
    const bread = dish(7, 'Rye bread', { dishKind: 'bread', isFavorite: true });
    const of = async (slot: 'breakfast' | 'dinner' | 'snack') =>
      (
        await fillWeek(filling([morning, cake, bread, dish(8, 'Stew', { dishKind: 'pot' })]), [
          { ...TUESDAY, slot },
        ])
      )[0]?.recipeId;
    expect(await of('breakfast')).toBe(5);
    expect([5, 8]).toContain(await of('dinner'));
    expect([6, 7]).toContain(await of('snack'));
  });

  test('A dish of another member is proposed, even if a planned one has its ID', async () => {
    const member = aUserId();
    const theirs = dish(1, 'Theirs', { cookId: member, isFavorite: true });
    const planned = [{ day: TUESDAY.day, title: 'One', recipeId: 1, cookId: ME }];
    expect(await first([...plain, theirs], { planned })).toMatchObject({ recipeId: 1, cookId: member });
  });
});

describe('a dish is not proposed', () => {
  test('if it takes a minute more than a weekday allows, even if there is no other', async () => {
    const of = (weekdayMinutes: number, place = TUESDAY) =>
      first([dish(1, 'Gratin', { prepTime: 46 })], { weekdayMinutes }, place);
    expect(await of(45)).toBeUndefined();
    expect(await of(45, { ...TUESDAY, slot: 'lunch' })).toBeUndefined();
    expect(await of(46)).toMatchObject({ recipeId: 1 });
    expect(await of(45, SATURDAY)).toMatchObject({ recipeId: 1 });
    expect(await first([dish(2, 'Pie of unknown time')])).toMatchObject({ recipeId: 2 });
  });

  test('as a replacement if it takes longer than asked for', async () => {
    const refused = [
      {
        ...TUESDAY,
        recipeId: 1,
        cookId: ME,
        title: 'One',
        servings: 3,
        reason: { id: 'week.fill.fits' } as const,
      },
    ];
    const week = { others: [], refused };
    const dishes = [dish(1, 'One'), dish(2, 'Two', { prepTime: 47, foods: ['leek'] })];
    expect(await proposeFor(filling(dishes, { soon: ['leek'] }), TUESDAY, week)).toBeUndefined();
  });

  test('twice, nor if it or another dish with its title is planned', async () => {
    const week = [24, 25, 26, 27].map((day) => ({ day: `2026-11-${day}`, slot: 'dinner' as const }));
    const planned = [{ day: '2026-11-23', title: 'Two', recipeId: 2, cookId: ME }];
    const proposals = await fillWeek(filling([...plain, dish(4, 'ONE')], { planned }), week);
    expect(proposals.map(({ title }) => title.toLowerCase()).toSorted()).toEqual(['one', 'three']);
  });

  test('if it was cooked last week and there is another', async () => {
    const justCooked = dish(9, 'Nine', { isFavorite: true, cookedAt: daysBefore(3) });
    expect((await first([...plain, justCooked]))?.recipeId).not.toBe(9);
    expect((await first([justCooked]))?.recipeId).toBe(9);
  });

  test('to use up leeks that another dish of the week already uses up', async () => {
    const soups = [dish(4, 'Leek soup', { foods: ['leek'] }), dish(5, 'Leek tart', { foods: ['leek'] })];
    const proposals = await fillWeek(filling([...soups, ...plain], { soon: ['leek'] }), [TUESDAY, SATURDAY]);
    expect(proposals.filter(({ reason }) => reason.id === 'week.fill.uses')).toHaveLength(1);
  });

  test('if this device cannot read it, or if its steps add what the cook avoids', async () => {
    const avoided = { dietaryPreferences: ['vegan' as const], avoid: NOTHING_AVOIDED };
    const recipeOf = async (candidate: Candidate) =>
      candidate.id === 1 ? undefined : { ...aRecipe(ME, candidate), steps: [{ text: 'Add the butter.' }] };
    expect(await fillWeek(filling(plain, { avoided, recipeOf }), [TUESDAY])).toEqual([]);
  });

  test('if it claims to be free of something that the cook must avoid', async () => {
    const claims = [dish(1, 'Gluten-free noodles')];
    const avoided = { dietaryPreferences: ['gluten-free' as const], avoid: NOTHING_AVOIDED };
    expect(await first(claims, { avoided })).toBeUndefined();
    expect(await first(claims)).toMatchObject({ recipeId: 1 });
  });
});

test('a seed determines the week, and another seed gives another week', async () => {
  const many = Array.from({ length: 40 }, (_, index) => dish(index + 1, `Dish ${index}`));
  const week = [TUESDAY, SATURDAY];
  const of = async (seed: number) =>
    (await fillWeek(filling(many, { seed }), week)).map(({ recipeId }) => recipeId);
  expect(await of(1)).toEqual(await of(1));
  expect(new Set((await Promise.all([1, 2, 3, 4].map(of))).map(String)).size).toBeGreaterThan(1);
});

test('a proposal is replaced by the next best, until there is none', async () => {
  const refused = [];
  for (let left = plain.length; left > 0; left -= 1) {
    const next = await proposeFor(filling(plain), TUESDAY, { others: [], refused });
    expect(refused.map(({ recipeId }) => recipeId)).not.toContain(next?.recipeId);
    if (next) refused.push(next);
  }
  expect(refused).toHaveLength(3);
  expect(await proposeFor(filling(plain), TUESDAY, { others: [], refused })).toBeUndefined();
});

describe('seasons', () => {
  test.each([
    ['asparagus', 5, true],
    ['asparagus', 11, false],
    ['kale', 12, true],
    ['kale', 1, true],
    ['kale', 6, false],
    ['cherry-tomato', 8, true],
    ['banana', 6, false],
  ])('%s in month %i: %s', (food, month, isIn) => {
    expect(isInSeason(food, month)).toBe(isIn);
  });
});

describe('a dish is a full meal', () => {
  const withCalories = (calories: Record<number, number>, unmatchedShare = 0): Partial<Filling> => ({
    recipeOf: async ({ id, title }) => ({
      ...aRecipe(ME, { id, title, servings: 3, unmatchedShare, nutrition: meal(calories[id] ?? 0) }),
      lines: [],
      steps: [],
    }),
  });
  const salad = dish(1, 'Cucumber salad', { isFavorite: true, dishKind: 'salad' });

  test('so a side is no dinner, but a soup of its kind is', async () => {
    const soup = dish(2, 'Lentil soup');
    expect(await first([salad, soup], withCalories({ 1: 32, 2: 380 }))).toMatchObject({ recipeId: 2 });
    expect(await first([salad], withCalories({ 1: 32 }))).toBeUndefined();
  });

  test('if nothing speaks against it', async () => {
    expect(await first([salad], withCalories({ 1: 32 }, 0.6))).toMatchObject({ recipeId: 1 });
  });

  test('for everybody who eats together, or else for the servings of its recipe', async () => {
    expect(await first(plain, { eaters: 5 })).toMatchObject({ servings: 5 });
    expect(await first(plain)).toMatchObject({ servings: 3 });
  });
});

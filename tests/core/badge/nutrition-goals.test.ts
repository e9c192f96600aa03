import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '#core/time.ts';
import { NOON } from '#tests/support/examples.ts';
import { ago, cook, progress, recipes, setKcal, startAnew } from './cook.ts';

beforeEach(startAnew);

describe('nutrition goals', () => {
  test.each([
    [899, 9, 9, false],
    [900, 9, 9, true],
    [1100, 9, 9, true],
    [1101, 9, 9, false],
    [1000, 8.9, 9, false],
    [1000, 9, 8.9, false],
    [1000, 500, 500, true],
  ])(
    'With goals of 1000 kcal, 10 g protein and fibre, %i kcal, %f g and %f g meet them: %s',
    async (calories, protein, fiber, isMet) => {
      await setKcal(1000, NOON - DAY);
      await recipes({ calories, protein, fiber });
      await cook();
      expect((await progress()).NUTRITION_GOALS).toBe(isMet ? 1 : 0);
    },
  );

  test('met on five days, by everything eaten on them, earn a badge', async () => {
    await setKcal(1000, NOON - 30 * DAY);
    await recipes({ calories: 400, protein: 5, fiber: 5 }, { calories: 500, protein: 4, fiber: 4 });
    for (const day of [20, 15, 9, 3]) {
      await cook(1, ago(day));
      await cook(2, ago(day));
    }
    await cook(1);
    expect((await progress()).NUTRITION_GOALS).toBe(4);
    expect(await cook(2)).toEqual(['NUTRITION_GOALS']);
  });

  test('are not met if they are exceeded or were set later', async () => {
    await recipes({ calories: 1000, protein: 10, fiber: 10 }, { calories: 200 });
    await cook();
    expect((await progress()).NUTRITION_GOALS).toBe(0);
    await setKcal(1000, NOON);
    await cook(1, ago(1));
    expect((await progress()).NUTRITION_GOALS).toBe(1);
    await cook(2);
    expect((await progress()).NUTRITION_GOALS).toBe(0);
  });

  test('that were active on the day count, however they change later', async () => {
    await setKcal(1000, NOON - 2 * DAY);
    await recipes({ calories: 1000, protein: 10, fiber: 10 });
    await cook(1, ago(2));
    await setKcal(3000, NOON - DAY);
    await cook(1, ago(1));
    await cook();
    expect((await progress()).NUTRITION_GOALS).toBe(1);
  });
});

import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOON } from '#tests/support/examples.ts';
import {
  by,
  cook,
  found,
  goOnAsAnother,
  ports,
  saveSoup,
  soup,
  TODAY,
  tracking,
  uncook,
  userId,
  startAnew,
} from './cook.ts';

beforeEach(startAnew);

describe('operations', () => {
  test('twenty identical ones at once count once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => cook({}, by('the-same-key'))));
    expect(await ports.cookMarks.find(userId, { recipeId: soup.id, day: TODAY })).toMatchObject({
      version: 1,
      ops: ['the-same-key'],
    });
    expect(await tracking()).toHaveLength(1);
  });

  test('the later of two different ones decides, however late the other is repeated', async () => {
    const mark = () => cook({}, by('the-mark-itself'));
    const removal = () => uncook(TODAY, by('the-removal-of-it'));
    await mark();
    await removal();
    await mark();
    expect(await tracking()).toEqual([]);

    await saveSoup();
    await removal();
    await mark();
    await removal();
    expect(await tracking()).toHaveLength(1);
  });

  test('moving a dish to another meal changes nothing else', async () => {
    await cook({ servings: 2, date: NOON });
    const [before] = await tracking();
    await cook({ servings: 5, date: NOON + 1, meal: 'breakfast' });
    expect(await tracking()).toEqual([{ ...before, meal: 'breakfast' }]);
    await cook({ servings: 1 });
    expect(await tracking()).toEqual([{ ...before, meal: 'breakfast' }]);
  });

  test('a dish whose recipe was deleted can be moved, too', async () => {
    await cook();
    await ports.recipes.remove({ recipe: soup });
    await cook({ meal: 'breakfast' });
    expect(await tracking()).toMatchObject([{ meal: 'breakfast' }]);
  });

  type Step = { readonly isMark: boolean; readonly servings: number; readonly day: string };
  const steps = fc.array(
    fc.record({
      isMark: fc.boolean(),
      servings: fc.integer({ min: 1, max: 100 }).map((tenths) => tenths / 10),
      day: fc.constantFrom('2026-11-19', TODAY),
    }),
    { minLength: 1, maxLength: 12 },
  );

  const carryOut = ({ isMark, servings, day }: Step, key: string) =>
    isMark ? cook({ servings, day, date: NOON }, by(key)) : uncook(day, by(key));

  const state = async () => ({
    yesterday: await tracking('2026-11-19'),
    today: await tracking(),
    isCooked: (await found())?.isCooked,
  });

  test('give the same result, however often and late each of them is repeated', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.array(fc.nat(), { maxLength: 30 }), async (schedule, repeats) => {
        await goOnAsAnother();
        for (const [index, step] of schedule.entries()) await carryOut(step, `operation ${index}`);
        const once = await state();

        await goOnAsAnother();
        for (const [index, step] of schedule.entries()) {
          await carryOut(step, `operation ${index}`);
          // Any earlier operation may arrive again at any time.
          for (const repeat of repeats) {
            const again = repeat % (index + 1);
            const repeated = schedule[again];
            if (repeated) await carryOut(repeated, `operation ${again}`);
          }
        }
        expect(await state()).toEqual(once);
      }),
      { numRuns: 200 },
    );
  });

  test('Operations of two devices at once, in any order, are each applied once, and recipe and diary agree', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (scheduler, schedule) => {
        await goOnAsAnother();
        const { replace } = ports.cookMarks;
        ports.cookMarks = {
          ...ports.cookMarks,
          replace: scheduler.scheduleFunction(replace),
        };
        const sent = [...schedule, ...schedule].map((step, index) =>
          carryOut(step, `operation ${index % schedule.length}`),
        );
        await scheduler.waitIdle();
        await Promise.all(sent);
        ports.cookMarks = { ...ports.cookMarks, replace };

        const { yesterday, today, isCooked } = await state();
        expect(isCooked).toBe(yesterday.length + today.length > 0);
        for (const day of ['2026-11-19', TODAY]) {
          const mark = await ports.cookMarks.find(userId, { recipeId: soup.id, day });
          const ofDay = schedule.flatMap((step, index) => (step.day === day ? [`operation ${index}`] : []));
          expect(mark?.ops.toSorted() ?? []).toEqual(ofDay.toSorted());
          const [last = ''] = mark?.ops.slice(-1) ?? [];
          const lastStep = schedule[Number(last.slice('operation '.length))];
          expect((await tracking(day)).length > 0).toBe(Boolean(last) && lastStep?.isMark);
        }
      }),
      { numRuns: 100 },
    );
  });
});

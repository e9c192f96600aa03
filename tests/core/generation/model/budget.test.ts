import { beforeEach, describe, expect, test } from 'vitest';
import type { GenerationInput } from '#core/generation/generation-input.ts';
import { maxCost, costOf, budgetDayOf } from '#core/generation/model/budget.ts';
import type { GenerationEvent } from '#core/generation/model/events.ts';
import { MAX_ANSWER_TOKENS, ModelFailure, type Model } from '#core/generation/model/model.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { promptFor } from '#core/generation/prompt/prompt.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import { DAY, HOUR } from '#core/time.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { NOON } from '#tests/support/examples.ts';
import { blankJpeg } from '#tests/support/jpegs.ts';
import { DRAFT, scriptedModel } from '#tests/support/models.ts';

const INPUT: GenerationInput = {
  photos: [new Uint8Array([1])],
  language: 'en',
  preferences: NO_PREFERENCES,
  seed: 7,
};
const PRICE = { input: 1, output: 5 };
const AT_MOST = maxCost({ price: PRICE }, promptFor(INPUT));

const priced = (
  ...script: Parameters<typeof scriptedModel> extends [string, ...infer Rest] ? Rest : never
) => ({
  ...scriptedModel('priced', ...script),
  price: PRICE,
});

let ports: FakePorts;
let events: GenerationEvent[];
beforeEach(() => {
  ports = fakePorts(NOON);
  events = [];
});

const write = (perDay: number, ...models: Model[]) =>
  writeRecipe({ ...ports, models, budget: { ...ports.budget, perDay } }, INPUT, (event) =>
    events.push(event),
  );

/** Returns whether an amount still fits into the day's budget. */
const fits = (amount: number, perDay: number, day = budgetDayOf(NOON)) =>
  ports.budget.reserve(day, amount, perDay);

describe('The daily budget for models', () => {
  test('refuses, once it is spent, until the day is over', async () => {
    const model = priced(DRAFT);
    expect(await write(AT_MOST - 1, model)).toEqual({
      ok: false,
      error: { type: 'BudgetSpent', retryAfterSeconds: (12 * HOUR) / 1_000 },
    });
    expect(model.prompts).toHaveLength(0);
    expect(await write(AT_MOST, model)).toMatchObject({ ok: true });
    ports.now += DAY;
    expect(await write(AT_MOST, model)).toMatchObject({ ok: true });
  });

  test('pays for the tokens used, not for those reserved', async () => {
    await write(AT_MOST, priced(DRAFT));
    const modelCall = events.find((event) => event.type === 'model call');
    const cost = costOf({ input: 900, output: Math.ceil(JSON.stringify(DRAFT).length / 4) }, PRICE);
    expect(modelCall?.cost).toBe(cost);
    expect(cost).toBeLessThan(AT_MOST / 2);
    expect(await fits(AT_MOST - cost + 1, AT_MOST)).toBe(false);
    expect(await fits(AT_MOST - cost, AT_MOST)).toBe(true);
  });

  test('skips a model that is too dear now, and asks one that costs nothing', async () => {
    const free = scriptedModel('free', DRAFT);
    expect(await write(1, priced(DRAFT), free)).toMatchObject({ value: { model: 'free' } });
    expect(events.filter((event) => event.type === 'model call')).toMatchObject([
      { model: 'priced', outcome: 'too dear', cost: 0 },
      { model: 'free', outcome: 'draft' },
    ]);
  });

  test('counts an interrupted answer by its length, and counts a repair as well', async () => {
    const broken: Model = {
      name: 'broken',
      price: PRICE,
      async *answer() {
        yield { text: 'x'.repeat(1_000) };
        throw new ModelFailure('cut-off', 'gone');
      },
    };
    await write(10 * AT_MOST, broken);
    const modelCall = events.find((event) => event.type === 'model call');
    expect(modelCall?.tokens.output).toBe(Math.ceil(1_000 / 1.9));
    expect(modelCall?.tokens.input).toBeGreaterThan(3_500);
    expect(await fits(10 * AT_MOST - (modelCall?.cost ?? 0) + 1, 10 * AT_MOST)).toBe(false);
  });

  test('is never exceeded: even the longest answer to eight photos costs no more than its reservation', () => {
    const photos = Array.from({ length: 8 }, () => new Uint8Array([1]));
    const most = maxCost({ price: PRICE }, promptFor({ ...INPUT, photos }));
    expect(most).toBeGreaterThan(costOf({ input: 8 * 58 * 58 + 1_500, output: MAX_ANSWER_TOKENS }, PRICE));
  });

  test('counts more tokens for larger pictures', async () => {
    const input = (photo: Uint8Array) => maxCost({ price: PRICE }, promptFor({ ...INPUT, photos: [photo] }));
    const [small, large] = [await blankJpeg(1_600, 1_200), await blankJpeg(4_000, 3_000)];
    expect(input(large) - input(small)).toBe(Math.ceil(4_000 / 28) * Math.ceil(3_000 / 28) - 3_500);
  });

  test('An answer is delivered even if its cost cannot be recorded', async () => {
    ports.budget.record = () => Promise.reject(new Error('The table is away.'));
    expect(await write(AT_MOST, priced(DRAFT))).toMatchObject({ ok: true });
  });

  test('is counted in whole days in UTC', () => {
    expect(budgetDayOf(Date.UTC(2026, 10, 20, 23, 59))).toBe('2026-11-20');
  });
});

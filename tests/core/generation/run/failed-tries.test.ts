import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Requester } from '#core/generation/run/requester.ts';
import { cancelRun } from '#core/generation/run/reconcile-run.ts';
import { translateRecipe } from '#core/generation/translation/translate-recipe.ts';
import { DAY } from '#core/time.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { aCook, aRecipe, aUserId } from '#tests/support/examples.ts';
import { DRAFT, NO_FOOD } from '#tests/support/models.ts';
import { answering, ask, askOften, count, events, model, ports, startAnew } from './ask.ts';

// Limits are reached by many requests.
vi.setConfig({ testTimeout: MANY_INPUTS.timeout });
beforeEach(startAnew);

const MONTH = '2026-11';

const used = async ({ userId }: Requester) => (await ports.usage.find(userId, MONTH)).taken;

describe('model calls that bring no recipe', () => {
  test.each([
    ['free', 10],
    ['basic', 20],
    ['pro', 40],
  ] as const)(
    'are limited to a daily number, in plan %s %i, if photos or wishes are the reason',
    async (tier, most) => {
      const failures = [NO_FOOD, { ...DRAFT, title: 'Soup of lily of the valley' }] as const;
      for (const failure of failures) {
        const cook = await aCook(ports, { tier });
        answering(failure);
        const answers: string[] = [];
        for (let time = 0; time < most + 5; time += 1) {
          // Each device also has an hourly limit.
          answers.push(await ask({ ...cook, device: `device ${time}` }));
        }
        expect(count(answers, 'TriesUsed')).toBe(5);
        expect(await used(cook)).toBe(0);
        ports.now += DAY;
        expect(await ask(cook)).not.toBe('TriesUsed');
      }
    },
  );

  test.each(['Soup, perhaps?', 'refused', 'cut-off'] as const)(
    'lock nobody out if a model or its provider is the reason: %s',
    async (failure) => {
      const cook = await aCook(ports);
      answering(failure);
      expect(await askOften(15, cook)).toEqual(Array(15).fill('AuthorUnavailable'));
      answering(DRAFT);
      expect(await ask(cook)).toBe('ok');
      // They are charged, so the daily limit on recipes bounds them.
      answering(failure);
      expect(count(await askOften(10, cook), 'TriesUsed')).toBe(6);
    },
  );

  test('do not count if no model could work, however long that lasts', async () => {
    const cook = await aCook(ports);
    for (const failure of ['throttled', 'unavailable', 'misconfigured'] as const) {
      answering(failure);
      expect(await askOften(30, cook)).toEqual(Array(30).fill('AuthorUnavailable'));
    }
    ports.budget = { ...ports.budget, perDay: 1 };
    ports.models = [{ ...model, price: { input: 1, output: 5 } }];
    expect(await askOften(30, cook)).toEqual(Array(30).fill('BudgetSpent'));
    ports.budget = { ...ports.budget, perDay: 1_000_000 };
    answering(DRAFT);
    expect(await ask(cook)).toBe('ok');
  });

  test('count even if they are cancelled, or all start at once', async () => {
    const cook = await aCook(ports);
    let attempts = 0;
    const tenth = Promise.withResolvers<void>();
    const { promise: answered, resolve: answer } = Promise.withResolvers<string>();
    answering(() => {
      attempts += 1;
      if (attempts === 10) tenth.resolve();
      return answered;
    });
    const keys = Array.from({ length: 60 }, () => aUserId());
    const running = keys.map((key) => ask({ ...cook, limit: 120 }, { key }));
    await tenth.promise;
    for (const key of keys) await cancelRun(ports, cook.userId, key);
    answer(JSON.stringify(DRAFT));
    const answers = await Promise.all(running);
    expect(attempts).toBe(10);
    expect(count(answers, 'RunCancelled')).toBe(10);
    expect(count(answers, 'ok')).toBe(0);
    expect(await used(cook)).toBe(0);
    expect(await ask(cook)).toBe('TriesUsed');
  });

  test('do not count if they bring a recipe, or if no model answered', async () => {
    const cook = await aCook(ports, { tier: 'pro', limit: 900 });
    expect(count(await askOften(40, cook), 'ok')).toBe(40);
    const unlucky = await aCook(ports);
    for (const failure of ['throttled', 'unavailable', 'timeout', 'misconfigured'] as const) {
      answering(failure);
      expect(await askOften(4, unlucky)).toEqual(Array(4).fill('AuthorUnavailable'));
    }
    answering(DRAFT);
    expect(await ask(unlucky)).toBe('ok');
  });

  test('count for the day on which they were begun', async () => {
    ports.now = Date.UTC(2026, 10, 20, 23, 59, 59);
    const cook = await aCook(ports);
    answering(NO_FOOD);
    await askOften(9, cook);
    answering(async () => {
      ports.now += 60_000;
      return JSON.stringify(DRAFT);
    });
    expect(await ask(cook)).toBe('ok');
    answering(NO_FOOD);
    expect(count(await askOften(11, cook), 'TriesUsed')).toBe(1);
    ports.now = Date.UTC(2026, 10, 20, 23, 59, 59);
    expect(await ask(cook)).toBe('NoFood');
    expect(await ask(cook)).toBe('TriesUsed');
  });

  test('Translations have their own limit, and do not count as recipes of the day', async () => {
    const cook = await aCook(ports);
    const { userId, tier } = cook;
    const soup = aRecipe(userId);
    await ports.recipes.add(soup, 'the-run-of-the-soup');
    answering('Suppe, vielleicht?');
    const translate = () =>
      translateRecipe(ports, { userId, tier }, { id: soup.id, to: 'de' }, (event) => events.push(event));
    const answers: string[] = [];
    for (let time = 0; time < 12; time += 1) {
      const translated = await translate();
      answers.push(translated.ok ? 'ok' : translated.error.type);
    }
    expect(count(answers, 'TranslationUnavailable')).toBe(10);
    expect(count(answers, 'TriesUsed')).toBe(2);
    answering(DRAFT);
    expect(await ask(cook)).toBe('ok');
  });
});

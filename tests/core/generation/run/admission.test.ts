import { beforeEach, describe, expect, test, vi } from 'vitest';
import { maxCost, budgetDayOf } from '#core/generation/model/budget.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { promptFor } from '#core/generation/prompt/prompt.ts';
import { DAY, HOUR } from '#core/time.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { aCook, NOON } from '#tests/support/examples.ts';
import { JPEG, ask, askOften, count, events, model, ports, startAnew } from './ask.ts';

// Limits are reached by many requests.
vi.setConfig({ testTimeout: MANY_INPUTS.timeout });
beforeEach(startAnew);

const PRICE = { input: 1, output: 5 };

describe('recipes that are begun', () => {
  test('have a daily limit for each cook, far above the limit of any plan', async () => {
    for (const [tier, most] of [
      ['free', 20],
      ['basic', 60],
      ['pro', 150],
    ] as const) {
      const cook = await aCook(ports, { tier, limit: 1_000 });
      const answers: string[] = [];
      for (let time = 0; time < most + 1; time += 1)
        answers.push(await ask({ ...cook, device: `device ${time}` }));
      expect(answers.indexOf('TriesUsed')).toBe(most);
    }
  });

  test('have an hourly limit for each device, which leaves some to other devices of the cook', async () => {
    const cook = await aCook(ports, { tier: 'pro', limit: 900 });
    expect((await askOften(61, cook)).indexOf('TriesUsed')).toBe(60);
    expect(await ask({ ...cook, device: 'another' })).toBe('ok');
    ports.now += HOUR;
    expect(await ask(cook)).toBe('ok');
  });

  test('have a daily limit for each network; beyond it, only older accounts and paying cooks may begin one', async () => {
    const network = 'a dormitory';
    const strangers = () => aCook(ports, { network, createdAt: NOON });
    const answers: string[] = [];
    for (let cook = 0; cook < 310; cook += 1) answers.push(await ask(await strangers()));
    expect(count(answers, 'ok')).toBe(300);
    const neighbour = await aCook(ports, { network });
    expect(await ask(neighbour)).toBe('ok');
    expect(await ask(neighbour)).toBe('TriesUsed');
    expect(await ask(await aCook(ports, { network, tier: 'basic' }))).toBe('ok');
    expect(await ask(await aCook(ports, { createdAt: NOON }))).toBe('ok');
  });

  test('count once if they are requested again under their key', async () => {
    const cook = await aCook(ports);
    expect(count(await askOften(50, cook, () => ({ key: 'the-same-key' })), 'ok')).toBe(50);
    expect(model.prompts).toHaveLength(1);
  });
});

describe('the budget of a day', () => {
  const most = maxCost(
    { price: PRICE },
    promptFor({ photos: [JPEG], language: 'en', preferences: NO_PREFERENCES, seed: 2 ** 32 - 1 }),
  );
  /** Marks a share of the budget as spent. */
  const spent = async (share: number) => {
    ports.budget = { ...ports.budget, perDay: 100 * most };
    await ports.budget.reserve(budgetDayOf(ports.now), Math.floor(share * 100 * most), 100 * most);
  };

  test.each([
    ['is open to everybody at first', 0.5, ['ok', 'ok', 'ok']],
    [
      'keeps something for who asks for the first time today, and for who pays',
      0.65,
      ['BudgetSpent', 'ok', 'ok'],
    ],
    ['keeps the last of it for who pays', 0.85, ['BudgetSpent', 'BudgetSpent', 'ok']],
    ['ends for all', 1, ['BudgetSpent', 'BudgetSpent', 'BudgetSpent']],
  ])('is shared between newcomers, known cooks and those who pay: it %s', async (_, share, answers) => {
    ports.models = [{ ...model, price: PRICE }];
    await spent(share);
    const newcomer = await aCook(ports, { createdAt: NOON - HOUR });
    const known = await aCook(ports);
    const paying = await aCook(ports, { tier: 'basic' });
    expect([await ask(newcomer), await ask(known), await ask(paying)]).toEqual(answers);
  });

  test('admits a known cook only once after the others have used up their share', async () => {
    ports.models = [{ ...model, price: PRICE }];
    await spent(0.65);
    const known = await aCook(ports);
    expect([await ask(known), await ask(known)]).toEqual(['ok', 'BudgetSpent']);
    ports.now += DAY;
    expect(await ask(known)).toBe('ok');
  });

  test('is logged with every model call, so that the operator hears of it before anybody is refused', async () => {
    ports.models = [{ ...model, price: PRICE }];
    await spent(0.5);
    await ask(await aCook(ports));
    const modelCall = events.find((event) => event.type === 'model call');
    expect(modelCall?.budgetUsed).toBeGreaterThan(0.5);
    expect(modelCall?.budgetUsed).toBeLessThan(0.52);
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { maxCost, dayOf } from '#core/generation/model/budget.ts';
import type { Requester } from '#core/generation/run/requester.ts';
import type { GenerationEvent } from '#core/generation/model/events.ts';
import { generateRecipe, type GenerateRequest } from '#core/generation/run/generate-recipe.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { promptFor } from '#core/generation/prompt/prompt.ts';
import { cancelRun } from '#core/generation/run/reconcile-run.ts';
import { translateRecipe } from '#core/generation/translation/translate-recipe.ts';
import { DAY, HOUR } from '#core/time.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { aCook, aRecipe, aUserId, NOON } from '#tests/support/examples.ts';
import { blankJpeg, noiseJpeg, plainJpeg } from '#tests/support/jpegs.ts';
import { DRAFT, NO_FOOD, scriptedModel, type ScriptedModel } from '#tests/support/models.ts';
import { MANY_INPUTS } from '#tests/chance.ts';

vi.setConfig({ testTimeout: MANY_INPUTS.timeout });

const JPEG = await plainJpeg();
const PRICE = { input: 1, output: 5 };
const MONTH = '2026-11';

let ports: FakePorts;
let model: ScriptedModel;
let events: GenerationEvent[];
beforeEach(() => {
  ports = fakePorts(NOON);
  events = [];
  answering(DRAFT);
});

function answering(
  ...script: Parameters<typeof scriptedModel> extends [string, ...infer Rest] ? Rest : never
) {
  model = scriptedModel('m', ...script);
  ports.models = [model];
}

/** Generates a recipe. @returns `ok`, or the error type */
async function ask(cook: Requester, request: Partial<GenerateRequest> = {}): Promise<string> {
  const generated = await generateRecipe(
    ports,
    cook,
    {
      key: aUserId(),
      bodyHash: 'body',
      photos: [JPEG],
      language: 'en',
      preferences: NO_PREFERENCES,
      joins: false,
      ...request,
    },
    (event) => events.push(event),
  );
  return generated.ok ? 'ok' : generated.error.type;
}

async function askOften(
  times: number,
  cook: Requester,
  request: () => Partial<GenerateRequest> = () => ({}),
) {
  const answers: string[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await ask(cook, request()));
  return answers;
}

const count = (answers: readonly string[], answer: string) =>
  answers.filter((each) => each === answer).length;
const used = async ({ userId }: Requester) => (await ports.usage.find(userId, MONTH)).taken;

describe('photos that show nothing', () => {
  test.each([
    ['80 plain blue pictures', 80, () => blankJpeg(320, 240, '#2550c8')],
    ['pictures of noise', 10, () => noiseJpeg(320, 240)],
  ])('are seen by no model, and cost nothing: %s', async (_, times, make) => {
    const cook = await aCook(ports);
    const photo = await make();
    expect(await askOften(times, cook, () => ({ photos: [photo] }))).toEqual(Array(times).fill('NoFood'));
    expect(model.prompts).toHaveLength(0);
    expect(await used(cook)).toBe(0);
    expect(await ask(cook)).toBe('ok');
  });

  test('are left out beside one that shows something, and where the cook has said what there is', async () => {
    const cook = await aCook(ports);
    const blank = await blankJpeg(320, 240);
    expect(await ask(cook, { photos: [blank, JPEG] })).toBe('ok');
    expect(
      await ask(cook, {
        photos: [blank],
        ingredients: { confirmed: [{ food: 'tomato' }], removed: [], guessed: [] },
      }),
    ).toBe('ok');
    expect(model.prompts.map(({ photos }) => photos.length)).toEqual([1, 0]);
  });
});

describe('questions to a model that bring no recipe', () => {
  test.each([
    ['free', 10],
    ['basic', 20],
    ['pro', 40],
  ] as const)(
    'are an allowance of the day, in plan %s %i, whatever it is that goes wrong',
    async (tier, most) => {
      const failures = [
        NO_FOOD,
        { ...DRAFT, title: 'Soup of lily of the valley' },
        'Soup, perhaps?',
        'refused',
      ] as const;
      for (const failure of failures) {
        const cook = await aCook(ports, { tier });
        answering(failure);
        const answers: string[] = [];
        for (let time = 0; time < most + 5; time += 1) {
          // An hour has a limit of its own per device.
          answers.push(await ask({ ...cook, device: `device ${time}` }));
        }
        expect(count(answers, 'TriesUsed')).toBe(5);
        expect(await used(cook)).toBe(0);
        ports.now += DAY;
        expect(await ask(cook)).not.toBe('TriesUsed');
      }
    },
  );

  test('are counted when they are cancelled, and when all of them come at once', async () => {
    const cook = await aCook(ports);
    let attempts = 0;
    const { promise: answered, resolve: answer } = Promise.withResolvers<string>();
    answering(() => {
      attempts += 1;
      return answered;
    });
    const keys = Array.from({ length: 60 }, () => aUserId());
    const running = keys.map((key) => ask({ ...cook, limit: 120 }, { key }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const key of keys) await cancelRun(ports, cook.userId, key);
    answer(JSON.stringify(DRAFT));
    const answers = await Promise.all(running);
    expect(attempts).toBe(10);
    expect(count(answers, 'RunCancelled')).toBe(10);
    expect(count(answers, 'ok')).toBe(0);
    expect(await used(cook)).toBe(0);
    expect(await ask(cook)).toBe('TriesUsed');
  });

  test('are not counted where a recipe came of them, or where no model had its say', async () => {
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

  test('count for translations, too, which cost nothing while they succeed', async () => {
    const { userId, tier } = await aCook(ports);
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
    expect(count(answers, 'TooManyAttempts')).toBe(2);
  });
});

describe('recipes that are begun', () => {
  test('have a limit by the day for each cook, which is far above what a plan allows', async () => {
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

  test('have a limit by the hour for each device, which leaves the others of the same cook something', async () => {
    const cook = await aCook(ports, { tier: 'pro', limit: 900 });
    expect((await askOften(61, cook)).indexOf('TriesUsed')).toBe(60);
    expect(await ask({ ...cook, device: 'another' })).toBe('ok');
    ports.now += HOUR;
    expect(await ask(cook)).toBe('ok');
  });

  test('have a limit by the day for each network, which leaves something to who asks for the first time today and all to who pays', async () => {
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

  test('do not count when they are asked for again under their key', async () => {
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
    await ports.budget.reserve(dayOf(ports.now), Math.floor(share * 100 * most), 100 * most);
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

  test('is not open to a known cook for a second time once the others have spent their part', async () => {
    ports.models = [{ ...model, price: PRICE }];
    await spent(0.65);
    const known = await aCook(ports);
    expect([await ask(known), await ask(known)]).toEqual(['ok', 'BudgetSpent']);
    ports.now += DAY;
    expect(await ask(known)).toBe('ok');
  });

  test('is told with every question, so that the operator hears of it before anybody is refused', async () => {
    ports.models = [{ ...model, price: PRICE }];
    await spent(0.5);
    await ask(await aCook(ports));
    const modelCall = events.find((event) => event.type === 'model call');
    expect(modelCall?.budgetUsed).toBeGreaterThan(0.5);
    expect(modelCall?.budgetUsed).toBeLessThan(0.52);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { ModelFailure, type Model } from '#core/generation/model/model.ts';
import { NOON } from '#tests/support/examples.ts';
import { DRAFT, NO_FOOD, scriptedModel } from '#tests/support/models.ts';
import { events, INPUT, write, writeFor, startAnew } from './write.ts';

beforeEach(startAnew);

describe('the author', () => {
  test('takes foods and grams from the model and calculates nutrition itself', async () => {
    const written = await write(scriptedModel('m', { ...DRAFT, nutrition: { calories: 1 } }));
    expect(written).toMatchObject({
      ok: true,
      value: {
        title: 'Tomato soup',
        model: 'm',
        language: 'en',
        lines: [{ food: 'tomato' }, { food: 'olive-oil' }],
        nutrition: { calories: 106 },
        unmatchedShare: 0,
      },
    });
  });

  test('estimates a food that the table lacks, and says so', async () => {
    const [tomato, oil] = DRAFT.lines;
    const lines = [tomato, { ...oil, food: 'stardust', name: 'stardust', grams: 480 }];
    const written = await write(scriptedModel('m', { ...DRAFT, lines }));
    expect(written).toMatchObject({
      value: { unmatchedShare: 0.5, nutrition: { calories: expect.toSatisfy((kcal) => kcal > 300) } },
    });
  });

  test('reports photos without food, and asks no second model about them', async () => {
    const second = scriptedModel('second', DRAFT);
    expect(await write(scriptedModel('first', NO_FOOD), second)).toEqual({
      ok: false,
      error: { type: 'NoFood' },
    });
    expect(second.prompts).toHaveLength(0);
  });

  test('accepts an answer of the schema that there is no food, and shows nothing of it', async () => {
    const nothing = {
      ...DRAFT,
      ingredients: [],
      title: 'No food',
      lines: [],
      steps: [],
      prepTime: 0,
      servings: 0,
    };
    for (const answer of [nothing, { ...DRAFT, ingredients: [] }]) {
      startAnew();
      expect(await write(scriptedModel('m', answer))).toEqual({ ok: false, error: { type: 'NoFood' } });
      expect(events.filter(({ type }) => type === 'partial')).toEqual([]);
    }
  });

  test('reads an answer in a Markdown fence', async () => {
    expect(
      await write(scriptedModel('m', `Here you are:\n\`\`\`json\n${JSON.stringify(DRAFT)}\n\`\`\``)),
    ).toMatchObject({ ok: true });
  });

  test.each([
    ['prose', 'I would make soup.'],
    ['null', 'null'],
    ['half an answer', JSON.stringify(DRAFT).slice(0, 200)],
    ['no steps', { ...DRAFT, steps: [] }],
    ['negative weight', { ...DRAFT, lines: [{ ...DRAFT.lines[0], grams: -5 }] }],
    [
      'the wrong language',
      { ...DRAFT, title: 'Suppe', steps: ['Das Öl in einem Topf erwärmen und die Tomaten zugeben.'] },
    ],
  ])('sends %s back once, with the reason', async (_, answer) => {
    const model = scriptedModel('m', answer, DRAFT);
    expect(await write(model)).toMatchObject({ ok: true });
    expect(model.prompts[1]?.repair?.feedback).toBeTruthy();
  });

  test('repairs once in all, then asks the next model', async () => {
    const first = scriptedModel('first', 'prose');
    const second = scriptedModel('second', 'more prose');
    const third = scriptedModel('third', DRAFT);
    expect(await write(first, second, third)).toMatchObject({ value: { model: 'third' } });
    expect([first, second, third].map(({ prompts }) => prompts.length)).toEqual([2, 1, 1]);
  });

  test('tries the next model when one is throttled, unavailable, slow or refuses', async () => {
    for (const reason of [
      'throttled',
      'unavailable',
      'timeout',
      'refused',
      'cut-off',
      'too-long',
      'too-large',
      'misconfigured',
    ] as const) {
      expect(await write(scriptedModel('first', reason), scriptedModel('second', DRAFT))).toMatchObject({
        value: { model: 'second' },
      });
    }
  });

  test('gives up with a retriable error if no model has a valid answer', async () => {
    expect(await write(scriptedModel('first', 'throttled'), scriptedModel('second', 'prose'))).toEqual({
      ok: false,
      error: { type: 'AuthorUnavailable', retryAfterSeconds: 20 },
    });
  });

  test('throws on a bug', async () => {
    const broken = scriptedModel('m', () => Promise.reject(new TypeError('a bug')));
    await expect(write(broken)).rejects.toThrow('a bug');
  });
});

describe('the time that models have', () => {
  test('is shared: a model that hangs leaves some for the next', async () => {
    const until: number[] = [];
    const hanging: Model = {
      name: 'hanging',
      // oxlint-disable-next-line require-yield
      async *answer(_, deadline) {
        until.push(deadline - NOON);
        throw new ModelFailure('timeout', 'hung');
      },
    };
    await write(hanging, hanging, hanging);
    expect(until).toEqual([30_000, 30_000, 50_000]);
  });
});

describe('the prompt', () => {
  test('names the language, and holds the request as data', async () => {
    const model = scriptedModel('m', DRAFT);
    await writeFor({ ...INPUT, language: 'de' }, model);
    const [prompt] = model.prompts;
    expect(prompt?.system).toContain('are in German');
    expect(prompt?.text).toBe('Request: {"language":"de","preferences":{},"seed":7}');
  });
});

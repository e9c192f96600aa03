import { beforeEach, describe, expect, test } from 'vitest';
import { DRAFT, scriptedModel } from '#tests/support/models.ts';
import { INPUT, write, writeFor, startAnew } from './write.ts';

beforeEach(startAnew);

const COURGETTE = {
  food: 'courgette',
  name: 'courgettes',
  quantity: 1,
  unit: 'piece',
  grams: 200,
  note: null,
};
const DOUBTED = { ...DRAFT, title: 'Doubted soup', lines: [...DRAFT.lines, COURGETTE] };

describe('a draft with a line that no step uses', () => {
  test('goes back to its model once, with the reason', async () => {
    const model = scriptedModel('m', DOUBTED, DRAFT);
    expect(await write(model)).toMatchObject({ ok: true, value: { title: DRAFT.title } });
    expect(model.prompts[1]?.repair?.feedback).toContain('courgettes');
  });

  test('is accepted if the model has nothing better', async () => {
    const same = scriptedModel('m', DOUBTED);
    expect(await write(same)).toMatchObject({ ok: true, value: { title: DOUBTED.title } });
    expect(same.prompts).toHaveLength(2);
    for (const worse of ['prose', { ...DRAFT, steps: [] }, 'timeout'] as const) {
      const next = scriptedModel('next', DRAFT);
      expect(await write(scriptedModel('m', DOUBTED, worse), next)).toMatchObject({
        ok: true,
        value: { title: DOUBTED.title, model: 'm' },
      });
      expect(next.prompts).toHaveLength(0);
    }
  });

  test('tells the cook about remaining doubts, and is silent without any', async () => {
    expect(await write(scriptedModel('m', DOUBTED))).toMatchObject({
      value: { doubts: [{ about: 'unused', name: 'courgettes' }] },
    });
    expect(await write(scriptedModel('m', DRAFT))).not.toHaveProperty('value.doubts');
  });
});

test('a draft that uses more than the cook has twice says so', async () => {
  const confirmed = [{ food: 'tomato', quantity: 100, unit: 'g' as const }];
  const ingredients = { confirmed, removed: [], guessed: [] };
  expect(await writeFor({ ...INPUT, ingredients }, scriptedModel('m', DRAFT))).toMatchObject({
    value: { doubts: [{ about: 'too-much', name: 'tomatoes' }] },
  });
});

describe('a draft whose steps take longer than it says', () => {
  const slow = { ...DRAFT, steps: ['Warm the olive oil.', 'Add the tomatoes and simmer for 50 minutes.'] };

  test('takes as long as its steps', async () => {
    const model = scriptedModel('m', slow);
    expect(await write(model)).toMatchObject({ value: { prepTime: 50 } });
    expect(model.prompts).toHaveLength(1);
  });

  test('goes back once if the cook has less time', async () => {
    const model = scriptedModel('m', slow, DRAFT);
    const preferences = { ...INPUT.preferences, maxPrepTime: 40 };
    expect(await writeFor({ ...INPUT, preferences }, model)).toMatchObject({ value: { prepTime: 30 } });
    expect(model.prompts[1]?.repair?.feedback).toContain('40 minutes');
  });
});

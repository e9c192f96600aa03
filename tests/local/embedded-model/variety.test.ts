import { expect, test } from 'vitest';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { compose } from '#local/embedded-model/compose.ts';
import { embeddedModel } from '#tests/figures/author.ts';
import { reaches } from '#tests/figures/gates.ts';
import { variety } from '#tests/figures/variety.ts';
import { MANY_INPUTS } from '#tests/chance.ts';

test('six recipes for one fridge are not always the same dish', MANY_INPUTS, async () => {
  const figure = await variety(embeddedModel);
  expect(figure.of).toBe(18);
  expect(reaches(figure), figure.wrong.join('\n')).toBe(true);
});

test('an author that always writes one dish fails the measure of variety', MANY_INPUTS, async () => {
  const answers: string[] = [];
  const dull = {
    ...embeddedModel,
    async *answer(...asked: Parameters<typeof embeddedModel.answer>) {
      if (answers.length === 0)
        for await (const chunk of embeddedModel.answer(...asked))
          if ('text' in chunk) answers.push(chunk.text);
      yield { text: answers.join('') };
    },
  };
  expect(reaches(await variety(dull))).toBe(false);
});

const titlesOf = (foods: readonly string[]) => {
  const request = { language: 'en', preferences: NO_PREFERENCES } as const;
  return Array.from({ length: 20 }, (_, seed) => compose(foods, { ...request, seed })?.title ?? '');
};

test('a full fridge gives many dishes, all with its chicken', () => {
  const titles = titlesOf(['chicken', 'rice', 'pasta', 'egg', 'bell-pepper', 'tomato', 'carrot']);
  expect(new Set(titles).size).toBeGreaterThan(5);
  for (const title of titles) expect(title).toMatch(/chicken/i);
});

test('three foods that fit together stay together, whatever the seed', () => {
  for (const title of titlesOf(['egg', 'potato', 'sausage'])) expect(title).toMatch(/potato.*frankfurter/i);
});

import { expect, test } from 'vitest';
import { embeddedModel } from '#tests/figures/author.ts';
import { reaches } from '#tests/figures/gates.ts';
import { variety } from '#tests/figures/variety.ts';
import { MANY_INPUTS } from '#tests/chance.ts';

test('six recipes of one fridge are not one dish again and again', MANY_INPUTS, async () => {
  const figure = await variety(embeddedModel);
  expect(figure.of).toBe(18);
  expect(reaches(figure), figure.wrong.join('\n')).toBe(true);
});

test('an author that writes one dish again and again does not pass for varied', MANY_INPUTS, async () => {
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

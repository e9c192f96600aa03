import { expect, test } from 'vitest';
import { MANY_INPUTS } from '#tests/chance.ts';
import { FRESH } from '../../cases/pasted/fresh/fresh.ts';
import { markedTexts } from '../../cases/pasted/marked/marked-text.ts';
import { partsRight } from '../../figures/pasted-parts.ts';

test.each([
  ['en', { whole: 31, title: 71, ingredients: 54, steps: 62, servings: 84 }],
  ['de', { whole: 37, title: 66, ingredients: 65, steps: 66, servings: 86 }],
] as const)(
  'the share of fresh texts that are read right does not drop (%s)',
  MANY_INPUTS,
  (language, least) => {
    const texts = FRESH.filter((set) => set.language === language).flatMap((set) => markedTexts(set.texts));
    const right = partsRight(texts, language);
    for (const part of ['whole', 'title', 'ingredients', 'steps', 'servings'] as const)
      expect(right[part], part).toBeGreaterThanOrEqual(least[part]);
  },
);

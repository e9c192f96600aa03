import { expect, test } from 'vitest';
import { amountText } from '#core/recipe/lines/line.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { MEASURED } from '#tests/cases/amounts.ts';

test.each(MEASURED)(
  'A cook who writes "$text" ($language) sees its weight',
  ({ text, language, amount, food, others, grams }) => {
    const line = parseLine(text, language);
    expect([amountText(line, language).replace('\u00a0', ' '), line.food, line.grams]).toEqual([
      amount,
      food,
      grams,
    ]);
    expect((line.alternatives ?? []).join(' ')).toBe(others);
  },
);

import { expect, test } from 'vitest';
import { reaches } from '#tests/figures/gates.ts';
import { dishesCounted } from '#tests/figures/reading.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { DISHES } from '../../../cases/dishes.ts';

test('nine of ten dishes have energy within 15 % of the published value', () => {
  const figure = dishesCounted();
  expect(figure.of).toBeGreaterThanOrEqual(60);
  expect(reaches(figure), figure.wrong.join(', ')).toBe(true);
});

test('every line of them finds its food', () => {
  const lost = DISHES.flatMap(({ lines, language }) =>
    lines.filter((line) => !parseLine(line, language).food),
  );
  expect(lost).toEqual([]);
});

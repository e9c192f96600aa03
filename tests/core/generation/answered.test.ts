import { expect, test } from 'vitest';
import * as figures from '#tests/figures/answered.ts';
import { reaches } from '#tests/figures/gates.ts';

test.each(Object.entries(figures))('Answers reach their gate: %s', async (_, measure) => {
  const figure = await measure();
  expect(figure.of).toBeGreaterThanOrEqual(10);
  expect(reaches(figure), figure.wrong.join('\n')).toBe(true);
});

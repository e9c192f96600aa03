import { describe, expect, test } from 'vitest';
import { linesBesideStep } from '#core/recipe/scaling/step-amounts-beside.ts';
import { servedText } from '#core/recipe/scaling/scale-step.ts';
import { lineNames } from '#core/recipe/steps/line-names.ts';
import { linesOfStep } from '#core/recipe/steps/step-lines.ts';
import { typedContent } from '#core/recipe/typed/typed-content.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import { HOSTILE_RECIPES, type RecipeShape } from '#tests/cases/hostile/recipes.ts';
import { IS_LONG } from '#tests/long.ts';

/** The last count exceeds what most recipes can store. */
const SIZES = IS_LONG ? [1_000, 4_000, 16_000] : [1_000, 8_000];

/** Maximum work for a character, shown four times, at any size. */
const MOST_WORK = 100;

/** Shows a recipe as its page and the app do, and returns the work. */
function shown({ of }: RecipeShape, characters: number) {
  const typed = { title: 'Soup', servings: 2, ...of(characters) };
  const content = typedContent(
    { ...typed, ingredients: [...typed.ingredients], instructions: [...typed.instructions] },
    'en',
  );
  let reads = 0;
  const lines = content.lines.map((line) => counted(line, () => (reads += 1)));
  const { language, servings, steps } = content;
  for (const units of ['metric', 'us'] as const)
    for (const step of steps) servedText(step, { factor: 2, units, language, of: { lines, servings } });
  for (const step of steps) linesBesideStep(step, lines);
  for (const step of steps) linesOfStep(step.text, lines, step.section);
  return { lines: lines.length, reads, work: lineNames(lines).work() };
}

/** Returns a line that counts how often its name is read. */
const counted = (line: Line, count: () => void): Line =>
  Object.defineProperty({ ...line }, 'name', { enumerable: true, get: () => (count(), line.name) });

describe('showing a recipe takes work that grows linearly with its length', () => {
  test.each(HOSTILE_RECIPES)('$name', (shape) => {
    for (const characters of SIZES) {
      const { lines, reads, work } = shown(shape, characters);
      // Each name is prepared once, however many amounts the steps have.
      expect(reads).toBeLessThanOrEqual(4 * lines);
      expect(work).toBeLessThanOrEqual(MOST_WORK * characters);
    }
  });
});

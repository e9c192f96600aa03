import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readDraft } from '#core/generation/draft/read-draft.ts';
import { NOTHING_AVOIDED } from '#core/nutrition/avoid.ts';
import { withoutHeadings } from '#core/reading/raw-lines.ts';
import { inputOfFile } from '#core/reading/files/to-input.ts';
import type { RawLine } from '#core/reading/raw-recipe.ts';
import { readText } from '#core/reading/read-text.ts';
import { understand } from '#core/reading/understand.ts';
import { headingIn, headingText } from '#core/recipe/lines/heading.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { NewRecipeInput } from '#core/recipe/recipe-input.ts';
import { typedContent } from '#core/recipe/typed/typed-content.ts';
import { inputOf, newDraft, partsOf } from '#web/drafts/draft.ts';

/** Steps that end in ":", and headings of parts, as a person classifies them. */
const STEPS = [
  'Add 1 tsp. salt and the following:',
  'Mix the following:',
  'Whisk in 200 ml of milk:',
  'Stir the flour and the milk:',
  'Folgendes gut verrühren:',
  'Mehl und Zucker mischen:',
  'Heat the oven. Then prepare:',
  'Bake.',
  'Serve with rice',
  '1. Knead',
];
const PARTS = [
  'Dough',
  'Für den Teig',
  'For 2 cakes',
  'Teig (26 cm)',
  'Make the sauce',
  'Sauce & topping',
  'Layer 2',
];
/** Names of parts on pages, which would be read as steps if they stood alone. */
const ODD_PARTS = [
  'Mix the dough',
  '2 cakes',
  'Add 200 g of sugar',
  'Mr. Smith. His cake',
  'Folgendes verrühren',
  '# 1',
];

test.each(STEPS)('"%s" is a step', (step) => {
  expect(headingIn(step)).toBeUndefined();
});

test.each(PARTS)('"%s:" begins a part, among lines as among steps', (part) => {
  expect(headingIn(`${part}:`)).toBe(part);
  expect(parseLine(`${part}:`, 'en')).toMatchObject({ role: 'heading', name: part });
});

const name = fc.oneof(
  fc.constantFrom(...PARTS, ...ODD_PARTS),
  fc
    .string({ minLength: 1, maxLength: 40 })
    .map((text) => text.trim())
    .filter((text) => text !== ''),
);

test('any name of a part is read back from the line written for it', () => {
  fc.assert(
    fc.property(name, (part) => {
      expect(headingIn(headingText(part))).toBe(part);
    }),
  );
});

test('nothing that ends in another character than ":" begins a part', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('.', '!', 'a', ')', '1'), (text, sign) => {
      expect(headingIn(text + sign)).toBeUndefined();
    }),
  );
});

/** Recipe as parts with their steps; the expected result is the recipe itself. */
const parts = fc
  .uniqueArray(
    fc.record({
      section: fc.option(fc.constantFrom(...PARTS, ...ODD_PARTS), { nil: undefined }),
      steps: fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 4, selector: ({ section }) => section },
  )
  .map((all) => all.toSorted((a, b) => Number(a.section !== undefined) - Number(b.section !== undefined)));

test('a recipe is saved with the steps and parts that its review has shown', () => {
  fc.assert(
    fc.property(parts, (all) => {
      const instructions: RawLine[] = all.flatMap(({ section, steps }) =>
        steps.map((text) => ({ text, ...(section !== undefined && { section }) })),
      );
      const raw = { title: 'Cake', ingredients: [{ text: '1 egg' }], instructions, tags: [] };
      const { recipe } = understand(raw, { avoid: NOTHING_AVOIDED, language: 'en' });
      expect(recipe.instructions).toEqual(instructions.map(({ text }) => text));
      const draft = newDraft({
        language: 'en',
        origin: { type: 'imported' },
        title: 'Cake',
        ingredients: partsOf(recipe.sections, 'ingredients'),
        steps: partsOf(recipe.sections, 'instructions'),
      });
      const input = v.parse(NewRecipeInput, inputOf(draft));
      const saved = typedContent(input, 'en').steps.map(({ text, section }) => [text, section]);
      expect(saved).toEqual(instructions.map(({ text, section }) => [text, section]));
      const file = inputOfFile({ recipe: raw }, { path: 'cake.json', language: 'en' });
      const steps = 'input' in file ? typedContent(file.input, 'en').steps : [];
      expect(steps.map(({ text, section }) => [text, section])).toEqual(saved);
    }),
  );
});

test('a model, a text and a form all treat "Add 1 tsp. salt and the following:" alike, also as the last step', () => {
  const last = 'Add 1 tsp. salt and the following:';
  const read = readText(`Cake\n\n200 g flour\n2 eggs\n100 ml milk\n\nMethod\nWhisk it all well.\n${last}`);
  expect(read?.instructions.map(({ text }) => text)).toEqual(['Whisk it all well.', last]);
  const typed = v.parse(NewRecipeInput, {
    title: 'Cake',
    servings: 2,
    ingredients: ['1 egg'],
    instructions: ['Whisk it all well.', last],
  });
  expect(typedContent(typed, 'en').steps.map(({ text }) => text)).toEqual(['Whisk it all well.', last]);
  const draft = { lines: [], steps: ['Dough:', 'Whisk it all well.', last] };
  // Only lines and steps of a draft are divided.
  const divided = readDraft(draft as unknown as Parameters<typeof readDraft>[0], 'en');
  expect(divided.steps).toEqual(['Whisk it all well.', last]);
});

test('a single colon ends a part, as in a typed recipe', () => {
  const lines = ['Dough:', '200 g flour', ':', '1 lemon'].map((text) => ({ text }));
  expect(withoutHeadings(lines)).toEqual([{ text: '200 g flour', section: 'Dough' }, { text: '1 lemon' }]);
});

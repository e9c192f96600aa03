import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lettersOf } from '#core/reading/text/plain-text.ts';
import { headingIn } from '#core/recipe/lines/heading.ts';
import { typedSections } from '#core/recipe/sections.ts';
import { recipeFile, type RecipeFormat } from '#core/recipe/formats/recipe-file.ts';
import { recipeTexts } from '#core/recipe/new-recipe.ts';
import type { NewRecipeInput } from '#core/recipe/recipe-input.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { aRecipe } from '#tests/support/examples.ts';
import { readOne } from '../../reading/files/read.ts';

const ENDINGS = { jsonld: 'json', cooklang: 'cook', text: 'txt' } as const;

const readBack = (recipe: Recipe, format: RecipeFormat): NewRecipeInput =>
  readOne(`recipe.${ENDINGS[format]}`, recipeFile(recipe, format).text);

/** Words with a meaning in a format, a browser or a reader, and words of a kitchen. */
const WORD = fc.constantFrom(
  'flour',
  'Kartoffelpüreeflockenmischung',
  'crème fraîche',
  '“00” flour',
  "chef's salt",
  'eggs 🥚🥚',
  '@home',
  'a@b',
  '#1 cheese',
  '~mild',
  '{secret}',
  'salt -- coarse',
  '-- salt',
  '[- not a comment -]',
  '> greens',
  '>> meta: value',
  '== Dough ==',
  '--- dashes',
  '1. one',
  '• dotted',
  '<b>bold</b>',
  '&amp; co',
  'back\\slash',
  'white wine|wine',
  './sauces/tomato',
  'flour (type 405)',
  '100% rye',
  'a: b',
  '{1%x}',
  'Zutaten',
  'Instructions',
  'Source: x',
);
const AMOUNT = fc.constantFrom(
  '',
  '250 g',
  '2',
  '1 1/2 cups',
  '½ TL',
  '2–3',
  '200 – 250 ml',
  'ca. 3 EL',
  '2.0',
  '1/2 bunch',
  'some',
  '2-inch',
);
const NOTE = fc.constantFrom('', ', sifted', ', peeled (not sliced)', ' — optional', ', a, b');
const text = (most: number) =>
  fc.array(WORD, { minLength: 1, maxLength: most }).map((words) => words.join(' '));
const LINE = fc
  .tuple(AMOUNT, text(2), NOTE)
  .map(([amount, name, note]) => `${amount} ${name}${note}`.trim())
  .filter((line) => headingIn(line) === undefined);
const STEP = fc
  .tuple(
    fc.constantFrom('Mix', 'Add 200 g of', 'Das', '(Optional)', '@'),
    text(4),
    fc.constantFrom('.', '', '!'),
  )
  .map((parts) => parts.join(' '));
/** Names of parts have at most the editor's length, and no colon at the end. */
const NAME = fc.option(
  fc.constantFrom('Dough', 'Für den Teig', 'Füllung (süß)', '= Odd =', '@ part -- x', 'Teil 2'),
  {
    nil: undefined,
  },
);
const inSection = (arbitrary: fc.Arbitrary<string>) =>
  fc.record({ text: arbitrary, section: NAME }).map(({ text: line, section }) => ({
    text: line,
    ...(section !== undefined && { section }),
  }));

const RECIPE: fc.Arbitrary<Recipe> = fc
  .record({
    title: fc.oneof(text(3), fc.constantFrom('Zutaten: keine', '---', '"Quoted" title')),
    servings: fc.integer({ min: 1, max: 100 }),
    lines: fc.array(inSection(LINE), { minLength: 1, maxLength: 12 }),
    steps: fc.array(inSection(STEP), { maxLength: 8 }),
    times: fc.constantFrom(
      {},
      { prepTime: 75 },
      { prepTime: 60, activeTime: 20 },
      { prepTime: 5, activeTime: 5 },
    ),
    tags: fc.uniqueArray(fc.constantFrom('quick', 'für Gäste', '"best"', 'a: b'), { maxLength: 4 }),
    notes: fc.constantFrom('', 'Less sugar.', 'First line\n> second -- line\n\n@third'),
    origin: fc.constantFrom(
      { type: 'own' } as const,
      { type: 'imported', url: 'https://www.kitchen.example/a?b=%C3%BC#c' } as const,
      { type: 'imported', site: 'Küche & Co.', author: 'Ann O’Neill' } as const,
      {
        type: 'imported',
        url: 'HTTP://kitchen.example/',
        site: 'https://odd.example',
        author: 'By Bo',
      } as const,
    ),
    language: fc.constantFrom('en' as const, 'de' as const),
    description: fc.constantFrom(undefined, 'Thin: "crisp" & good.'),
    equipment: fc.constantFrom<string[]>([], ['tart tin', 'rolling pin, long']),
    storageTip: fc.constantFrom(undefined, 'Keeps for 3 days.'),
  })
  .map(({ lines, times, description, storageTip, ...rest }) => {
    const { prepTime: _, ...soup } = aRecipe('cook');
    const content = { ...rest, lines: lines.map((line) => ({ ...line, name: line.text })) };
    return {
      ...soup,
      ...content,
      ...times,
      ...(description && { description }),
      ...(storageTip && { storageTip }),
      ...recipeTexts(content),
    };
  })
  .filter(({ title }) => /[\p{L}\p{N}]/u.test(title));

type Part = { readonly text: string; readonly section?: string | undefined };

/** Letters and digits of lines or steps, by those of their part. */
const byPart = (lines: readonly Part[], sort: boolean): Record<string, readonly string[]> => {
  const parts: Record<string, string[]> = {};
  for (const line of lines) (parts[lettersOf(line.section ?? '')] ??= []).push(lettersOf(line.text));
  return sort
    ? Object.fromEntries(Object.entries(parts).map(([name, texts]) => [name, texts.toSorted()]))
    : parts;
};

describe.each(['jsonld', 'cooklang', 'text'] as const)('a recipe as %s', (format) => {
  const check = (holds: (recipe: Recipe, read: NewRecipeInput) => void) =>
    fc.assert(fc.property(RECIPE, (recipe) => holds(recipe, readBack(recipe, format))));

  test('is read back with its title, servings, language and times', () => {
    check((recipe, read) => {
      expect(lettersOf(read.title)).toBe(lettersOf(recipe.title));
      expect(read).toMatchObject({ servings: recipe.servings, language: recipe.language });
      expect([read.prepTime, read.activeTime]).toEqual([recipe.prepTime, recipe.activeTime]);
    });
  });

  test('is read back with every ingredient and step in its part', () => {
    check((recipe, read) => {
      // Cooklang orders ingredients by the steps that name them.
      const isAnyOrder = format === 'cooklang';
      expect(byPart(typedSections(read.ingredients), isAnyOrder)).toEqual(
        byPart(
          recipe.lines.map(({ section }, at) => ({ section, text: recipe.ingredients[at] ?? '' })),
          isAnyOrder,
        ),
      );
      expect(byPart(typedSections(read.instructions), false)).toEqual(byPart(recipe.steps, false));
    });
  });

  test('is read back with its source', () => {
    check(({ origin }, { origin: read }) => {
      if (origin?.type === 'own') return;
      const url = origin?.url === undefined ? undefined : new URL(origin.url).href;
      expect([read?.url, read?.author]).toEqual([url, origin?.author]);
      if (origin?.site) expect(read?.site).toBe(origin.site);
    });
  });
});

describe.each(['jsonld', 'cooklang'] as const)('the cook’s own file as %s', (format) => {
  test('is read back with tags, notes, tips and equipment', () => {
    fc.assert(
      fc.property(RECIPE, (recipe) => {
        const read = readBack(recipe, format);
        expect(read.tags ?? []).toEqual(recipe.tags);
        expect(lettersOf(read.notes ?? '')).toBe(lettersOf(recipe.notes ?? ''));
        expect([read.description, read.storageTip, read.equipment ?? []]).toEqual([
          recipe.description,
          recipe.storageTip,
          recipe.equipment,
        ]);
      }),
    );
  });
});

test('a message has no personal words of the cook: no tags and no notes', () => {
  const { text: message } = recipeFile(
    aRecipe('cook', { tags: ['secret tag'], notes: 'secret note', rating: 2 }),
    'text',
  );
  expect(message).not.toContain('secret');
});

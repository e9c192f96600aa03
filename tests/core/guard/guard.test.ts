import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reaches } from '#tests/figures/gates.ts';
import { avoidedStopped, falseAlarms, stoppedFreeRecipes } from '#tests/figures/reading.ts';
import { guardFor, type JudgedLine } from '#core/guard/guard.ts';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import { DIETS, type Diet } from '#core/nutrition/diet.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { tries } from '#tests/long.ts';
import { judgedLine } from '#tests/cases/guard/judged-line.ts';

describe('the guard', () => {
  test('stops everything that a cook avoids', () => {
    const figure = avoidedStopped();
    expect(figure.wrong).toEqual([]);
    expect(figure.of).toBeGreaterThanOrEqual(200);
  });

  test('allows words that only sound like something avoided', () => {
    const figure = falseAlarms();
    expect(reaches(figure), figure.wrong.join('\n')).toBe(true);
    expect(figure.of).toBeGreaterThanOrEqual(100);
  });

  test('allows whole recipes that are free of what their cook avoids', MANY_INPUTS, () => {
    const figure = stoppedFreeRecipes();
    expect(reaches(figure), figure.wrong.join('\n')).toBe(true);
    expect(figure.of).toBeGreaterThanOrEqual(300);
  });

  test.each([
    ['in capitals', (word: string) => word.toUpperCase()],
    ['with soft hyphens', (word: string) => [...word].join('\u00AD')],
    ['with invisible spaces', (word: string) => [...word].join('\u200B')],
    ['in decomposed letters', (word: string) => word.normalize('NFD')],
    ['with umlauts as two letters', (word: string) => word.replaceAll('ü', 'ue').replaceAll('ä', 'ae')],
    ['divided by a hyphen at a line end', (word: string) => `${word.slice(0, 4)}-\n${word.slice(4)}`],
    ['in full-width letters', (word: string) => word.replaceAll(/[a-z]/g, wide)],
  ])('knows a word %s', (_, spelt) => {
    const guard = guardFor({ dietaryPreferences: [], avoid: { allergens: ['nuts'], words: [] } });
    for (const word of ['haselnüsse', 'mandelblättchen', 'walnuts'])
      expect(guard.step(`Mit ${spelt(word)} bestreuen.`), word).toMatchObject({ reason: 'nuts' });
  });

  test('never throws, whatever the text and whatever is avoided', MANY_INPUTS, () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), foodish);
    fc.assert(
      fc.property(anything, fc.array(anything, { maxLength: 3 }), (text, words) => {
        const guard = guardFor({
          dietaryPreferences: [...DIETS],
          avoid: { allergens: [...ALLERGENS], words },
        });
        guard.title(text);
        guard.line(judgedLine({ food: text, name: text, note: text }));
        guard.step(text);
      }),
      { numRuns: tries(80, 1_000) },
    );
  });

  test('finds an avoided food wherever it stands among harmless words', () => {
    const harmless = fc.array(fc.constantFrom('mix', 'well', 'Karotten', 'fein', 'hacken', 'salt', 'dann'));
    fc.assert(
      fc.property(harmless, harmless, fc.constantFrom('Erdnüsse', 'peanuts'), (before, after, food) => {
        const guard = guardFor({ dietaryPreferences: [], avoid: { allergens: ['peanuts'], words: [] } });
        expect(guard.step([...before, food, ...after].join(' '))).toMatchObject({ reason: 'peanuts' });
      }),
    );
  });
});

describe('a line', () => {
  test.each([
    ['no-pork', 'hot dog buns', 'Hotdog-Brötchen', undefined],
    ['vegan', 'semisweet chocolate chips', 'Zartbitter-Kuvertüre', undefined],
    ['vegetarian', 'quail eggs', 'Wachteleier', undefined],
    ['gluten-free', 'vegetable sauce for pasta', 'Nudelsauce', undefined],
    // Names with traits of their own have their own rows.
    ['vegetarian', 'Gorgonzola', 'Gorgonzola', 'rennet'],
    ['gluten-free', 'oat cream', 'Hafersahne', 'gluten'],
    ['vegan', 'chocolate', 'Kuvertüre', 'milk'],
    ['vegetarian', 'chicken stock cube', 'Hühnerbrühwürfel', 'meat'],
    // The displayed name is a different food from the model's ID.
    ['vegan', 'margarine', 'Butter', 'milk'],
    ['gluten-free', 'gluten-free bread', 'Brot', 'gluten'],
  ] as const)('is judged for a %s cook by the row of its food: %s, %s', (diet, food, name, reason) => {
    expect(reasonFor(diet, judgedLine({ food, name, note: null }))).toBe(reason);
  });

  const reasonFor = (diet: Diet, line: JudgedLine) =>
    guardFor({ dietaryPreferences: [diet], avoid: { allergens: [], words: [] } }).line(line)?.reason;

  test.each<[Diet, JudgedLine]>([
    ['vegan', { food: 'margarine', alternatives: ['butter'], confidence: 1, name: 'the usual spread' }],
    ['vegan', { food: 'parmesan', confidence: 1, name: 'something to grate', note: 'vegan' }],
    ['gluten-free', { food: 'pasta', confidence: 0.8, name: 'the long ones', note: 'gluten-free' }],
    ['gluten-free', { food: 'gluten-free-pasta', alternatives: ['pasta'], name: 'gluten-free pasta' }],
    [
      'vegetarian',
      { food: 'gouda', alternatives: ['parmesan'], name: 'Gouda', note: 'mit mikrobiellem Lab' },
    ],
    ['no-pork', { food: 'rice', alternatives: ['bacon'], confidence: 1, name: 'rice' }],
  ])('is stopped for a %s cook because of each food it offers, whatever its words', (diet, line) => {
    expect(reasonFor(diet, line)).toBeDefined();
  });

  test.each([
    ['vegan', { food: 'vegan butter', name: 'Butter', note: null }],
    ['gluten-free', { food: 'gluten-free spaghetti', name: 'Spaghetti', note: null }],
    ['vegan', { food: 'dairy-free cream', name: 'Sahne', note: 'zum Servieren' }],
    ['vegetarian', { food: 'vegetarian sausage', name: 'Bratwurst', note: null }],
    ['gluten-free', { food: 'gluten-free flour', name: 'flour', note: 'gluten free works too' }],
    ['gluten-free', { food: 'gluten-free flour', name: 'Mehl', note: 'geht auch glutenfrei' }],
    ['gluten-free', { food: 'gluten-free bread', name: 'Brot', note: 'nach Wunsch glutenfrei, getoastet' }],
  ] as const)('is stopped for a %s cook because of its name: %j', (diet, line) => {
    expect(reasonFor(diet, judgedLine(line))).toBeDefined();
  });

  test.each([
    ['vegan', { food: 'butter', name: 'vegane Butter', note: null }],
    ['gluten-free', { food: 'spaghetti', name: 'glutenfreie Spaghetti', note: null }],
    ['gluten-free', { food: 'gluten-free flour', name: 'Mehl', note: 'glutenfrei' }],
    ['gluten-free', { food: 'gluten-free flour', name: 'Mehl', note: 'gesiebt, glutenfrei' }],
    ['vegan', { food: 'mayonnaise', name: 'Mayo ohne Ei', note: null }],
    ['no-alcohol', { food: 'vine leaves', name: 'Weinblätter', note: null }],
  ] as const)('is allowed for a %s cook if its name says what it lacks: %j', (diet, line) => {
    expect(reasonFor(diet, judgedLine(line))).toBeUndefined();
  });
});

const wide = (letter: string) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0);

const foodish = fc
  .array(
    fc.constantFrom('nuss', 'milch', 'frei', 'ohne ', 'vegan ', '-', 'butter', ' ', '|', 'ersatz', '(', 'ei'),
  )
  .map((parts) => parts.join(''));

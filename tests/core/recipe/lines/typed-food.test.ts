import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '#core/language.ts';
import { foldName } from '#core/nutrition/fold-name.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { areWithin } from '#core/language/typing-mistakes.ts';
import { readTypedFood, readTypedFoods, type TypedFood } from '#core/recipe/lines/typed-food.ts';
import { MANY_INPUTS } from '#tests/chance.ts';

function described(read: TypedFood): string {
  if (read.kind === 'unknown') return 'unknown';
  if (read.kind === 'unclear') return `${read.choices.map(({ food }) => food).join(' or ')}?`;
  const { amount } = read;
  return amount ? `${amount.quantity} ${amount.unit} ${read.food}` : read.food;
}

const meant = (typed: string, language: Language) => readTypedFoods(typed, language).map(described);

describe('A food that a cook types', () => {
  test.each([
    ['en', '2 eggs', ['2 piece egg']],
    ['en', 'tomatoe', ['tomato']],
    ['en', 'half a lemon', ['0.5 piece lemon']],
    ['en', 'two red onions, 200 g flour', ['2 piece onion', '200 g flour']],
    ['en', '1 can of tomatoes', ['400 g canned-tomatoes']],
    ['en', 'tomatoes and onions', ['tomato', 'onion']],
    ['en', 'broccoli and 2 eggs', ['broccoli', '2 piece egg']],
    [
      'en',
      '3 carrots, an onion, and half a cucumber',
      ['3 piece carrot', '1 piece onion', '0.5 piece cucumber'],
    ],
    ['en', 'eggs plus 3 tomatoes', ['egg', '3 piece tomato']],
    ['de', 'Brokkoli und 2 Eier', ['broccoli', '2 piece egg']],
    ['de', 'Schinken und eine halbe Gurke', ['cooked-ham', '0.5 piece cucumber']],
    ['en', '1 and 1/2 cups flour', ['360 ml flour']],
    ['en', 'half and half', ['half-and-half']],
    ['en', 'salt and pepper', ['salt-and-pepper']],
    ['en', 'five-spice', ['five-spice']],
    ['de', '200 g Mehl', ['200 g flour']],
    ['de', 'ein Pfund Hackfleisch', ['500 g mixed-mince']],
    ['de', '2,5 kg Kartoffeln,3 Eier; 1 l Milch', ['2500 g potato', '3 piece egg', '1000 ml milk']],
    ['de', 'Zweibeln', ['onion']],
    ['de', 'Kartofeln', ['potato']],
    ['de', '12 eggs', ['12 piece egg']],
    ['de', '2 Stangen Sellerie', ['80 g celery']],
    ['en', '2 ears of corn', ['2 piece corn-cob']],
    ['en', 'oil for frying', ['rapeseed-oil']],
    ['en', '1 red or yellow pepper', ['1 piece yellow-pepper']],
    ['de', 'Pfeffer nach Geschmack', ['black-pepper']],
  ] as const)('%s: %s', (language, typed, foods) => {
    expect(meant(typed, language)).toEqual(foods);
  });

  test.each([
    ['en', 'noodles', 'pasta or egg-noodles or rice-noodles or ramen?'],
    ['en', 'noodels', 'pasta or egg-noodles or rice-noodles or ramen?'],
    ['en', 'white cheese', 'feta or mozzarella or quark?'],
    ['de', 'weißer Käse', 'feta or mozzarella or quark?'],
    ['en', 'ground meat', 'minced-beef or mixed-mince or minced-pork or minced-turkey?'],
    ['en', 'milk or cream', 'milk or cream?'],
    ['de', '50 g Butter/Margarine', 'butter or margarine?'],
    ['en', '100 g vegan cream cheese or cream cheese', 'vegan-cream-cheese or cream-cheese?'],
    ['de', 'Sonnenblumen- oder Rapsöl', 'sunflower-oil or rapeseed-oil?'],
  ] as const)('%s: %s raises a question', (language, typed, question) => {
    expect(meant(typed, language)).toEqual([question]);
  });

  test.each(['unicorn', '0 eggs', 'grouse', 'sprat', 'skate', 'salt pepr', 'chiccen brest'])(
    '%s is unknown',
    (typed) => {
      expect(meant(typed, 'en')).toEqual(['unknown']);
    },
  );

  test('keeps its amount while a question is asked, and its words beside the name', () => {
    expect(readTypedFood('200 g noodles', 'en')).toMatchObject({
      kind: 'unclear',
      choices: expect.arrayContaining([{ food: 'pasta', amount: { quantity: 200, unit: 'g' } }]),
    });
    expect(readTypedFood('tomatoe', 'en')).toMatchObject({ written: 'tomatoe', isExact: false });
    expect(readTypedFood('99999 kg flour', 'en')).toMatchObject({ food: 'flour', isExact: false });
    expect(readTypedFood('2 eggs', 'en')).toMatchObject({ isExact: true });
  });
});

const languages = fc.constantFrom<Language>('en', 'de');
const named = languages.chain((language) =>
  fc
    .constantFrom(...FOODS)
    .chain((food) =>
      fc.record({ name: fc.constantFrom(...food.names[language]), language: fc.constant(language) }),
    ),
);
const WORDS = new Set(FOODS.flatMap(({ names }) => [...names.en, ...names.de].map((name) => foldName(name))));

/** Changes a word by one letter: added, removed, replaced, or two letters swapped. */
const mistaken = (word: string) =>
  fc
    .record({
      at: fc.nat(word.length - 1),
      letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      how: fc.nat(3),
    })
    .map(({ at, letter, how }) => {
      const [before, here, behind] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
      const ways = [
        before + letter + here + behind,
        before + behind,
        before + letter + behind,
        before + (behind[0] ?? '') + here + behind.slice(1),
      ];
      return ways[how] ?? word;
    });

describe('one typing mistake', () => {
  test('is one letter more, fewer or different, or two letters swapped', () => {
    const word = fc.stringMatching(/^[a-z]{5,12}$/);
    fc.assert(
      fc.property(
        word.chain((each) => fc.tuple(fc.constant(each), mistaken(each))),
        ([each, wrong]) => {
          expect([areWithin(each, wrong, 1), areWithin(each, wrong, 0)]).toEqual([true, each === wrong]);
          expect(areWithin(wrong, each, 1)).toBe(true);
        },
      ),
    );
  });

  test('leads to the intended food or to a question, and never to another food', () => {
    const typed = named
      .filter(({ name }) => /^[a-z]{5,}$/.test(foldName(name)))
      .chain(({ name, language }) =>
        fc.record({
          name: fc.constant(name),
          language: fc.constant(language),
          wrong: mistaken(foldName(name)),
        }),
      )
      // "Mint" for "mince" cannot be recognised as a mistake.
      .filter(({ wrong }) => wrong.length >= 5 && !WORDS.has(wrong));
    fc.assert(
      fc.property(typed, ({ name, language, wrong }) => {
        const right = readTypedFood(name, language);
        const read = readTypedFood(wrong, language);
        fc.pre(right.kind === 'known' && read.kind !== 'unknown');
        const choices = read.kind === 'known' ? [read.food] : read.choices.map(({ food }) => food);
        expect(choices).toContain(right.kind === 'known' ? right.food : '');
      }),
      { numRuns: 150 },
    );
  });

  test('is not looked for in known names', () => {
    fc.assert(
      fc.property(named, ({ name, language }) => {
        const read = readTypedFood(name, language);
        expect(read.kind).toBe('known');
        expect(read).toMatchObject({ isExact: true });
      }),
    );
  });
});

test('any text is read without an exception', MANY_INPUTS, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), languages, (typed, language) => {
      for (const { written } of readTypedFoods(typed, language)) expect(typed).toContain(written);
    }),
  );
});

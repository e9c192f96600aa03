import { normalText } from '../../language/normal-text.ts';
import { stemName } from '../../nutrition/fold-name.ts';
import type { Food, FoodId } from '../../nutrition/food.ts';
import { freeFromId } from '../../nutrition/foods/free-from.ts';
import { kindsOf } from '../../nutrition/foods/kind-of.ts';
import type { Term } from './term.ts';

// Short names that steps use for the foods of the lines.

/** Number of first letters that tell a food's name from others. */
export const STEM = 4;

/** Returns a term without an English or German plural ending. */
export const stemOfTerm = ({ letters }: Term): string => stemName(letters);

/** Short names for a food that a line names in full: "the pasta" after "corn penne". */
const SHORT_NAMES: readonly (readonly string[])[] = [
  `pasta noodle nudel lasagna ${wordsFor('pasta').join(' ')}`,
  'milk milch drink',
  'cream sahne rahm',
  'yoghurt yogurt joghurt jogurt',
  'cheese kase feta mozzarella parmesan ricotta',
  'butter',
  'flour mehl',
  'bread brot brotchen toast',
  'tortilla wrap wraps',
  'beer bier',
  'wine wein',
  'mince hack hackfleisch themince the_mince fleisch meat gehacktes',
  'sausage wurst wurstchen bratwurst',
  'schnitzel',
  'steak',
  'bacon speck',
  'chicken hahnchen huhn',
  'stock broth bruhe bouillon fond',
  'mayo mayonnaise',
  'egg eggs ei eier',
  'burger',
  'tuna thunfisch',
  'gelatine gelatin',
].map((names) => names.split(' ').map((name) => name.replace('_', ' ')));

/** Words that steps use for a kind of food, with the stems of all foods of the kind. */
export const KINDS: readonly { readonly names: readonly string[]; readonly of: readonly string[] }[] = [
  { names: ['cheese', 'kase'].map(stemName), of: stemsOfKinds('cheese') },
  { names: ['wurst', 'wurstchen', 'sausage'].map(stemName), of: stemsOfKinds('sausage') },
];

function stemsOfKinds(of: FoodId): readonly string[] {
  return kindsOf(of).flatMap(namesIn).map(stemName);
}

/** Returns the one-word names of a food and of its kinds, without free-from products: "penne". */
function wordsFor(of: FoodId): readonly string[] {
  const kinds = kindsOf(of).filter(({ id }) => freeFromId(id) === undefined);
  return kinds.flatMap(namesIn).filter((name) => /^\p{L}+$/u.test(name));
}

function namesIn({ names }: Food): readonly string[] {
  return [...names.en, ...names.de].map(normalText);
}

/** Forms of meat and of its substitutes. */
export const FORMS = ['mince', 'the mince', 'hack', 'meat', 'fleisch'].map(stemName);

/** Forms and liquids that are made of foods in the lines, which are given by their first letters. */
export const MADE_FORMS = [
  {
    names: FORMS,
    of: 'soy soya soja tofu seit temp lent lins jack waln grun lupi'.split(' '),
  },
  // "The tortilla" made of potatoes and eggs.
  { names: ['tortilla'].map((name) => stemName(name)), of: ['pota', 'kart'] },
  {
    names: 'broth bruhe'.split(' ').map((name) => stemName(name)),
    of: ['wate', 'wass', 'supp', 'chic', 'huhn', 'bone', 'knoc'],
  },
  // "The gravy" made of stock, or thickened with starch.
  {
    names: 'gravy bratensauce bratensosse'.split(' ').map((name) => stemName(name)),
    of: [
      'stoc',
      'brot',
      'bruh',
      'fond',
      'wate',
      'wass',
      'milk',
      'milc',
      'yogh',
      'yogu',
      'jogh',
      'toma',
      'star',
      'corn',
      'spei',
      'mais',
    ],
  },
] as const;

/**
 * Returns the kind of a food, independent of language: "cheese" for Käse and Gouda.
 * @returns undefined if the word names no kind, or a general one: "meat"
 */
export function kindOf(term: Term): string | undefined {
  const stem = stemOfTerm(term);
  const called = KINDS.find(({ of }) => of.includes(stem))?.names[0] ?? stem;
  const names = SHORT_NAMES.find((row) => row.some((name) => stemName(name) === called));
  return names?.includes('meat') ? undefined : names?.[0];
}

/** Returns whether lines may have a substitute with this short name. */
export const mayBeSubstitute = (term: Term): boolean =>
  SHORT_NAMES.some((names) => names.some((name) => stemName(name) === stemOfTerm(term)));

/** Returns the short names that may refer to a substitute with this word in its name. */
export const shortNames = (letters: string): readonly string[] =>
  SHORT_NAMES.find((names) => names.includes(letters)) ?? [letters];

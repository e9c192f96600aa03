import { CHOICE } from '../../language/choice.ts';
import { once, remembered } from '../../language/remembered.ts';
import { FROM_ANIMALS, FROM_DEAD_ANIMALS } from '../diet.ts';
import type { Food, FoodId, FoodTrait } from '../food.ts';

/** A kind of food that lacks traits: gluten-free bread, vegan cheese. */
export type FreeFrom = {
  /** Beginning of its English names, and with a hyphen of its ID. */
  readonly called: string;
  readonly german: string;
  /** Separated by ", ": `~` stands for endings of adjectives, a space also for a hyphen. */
  readonly words: string;
  readonly traits: readonly FoodTrait[];
};

/** Words that stand for several missing things at once. */
const WORDS_FOR_MORE: readonly FreeFrom[] = [
  {
    called: 'vegan',
    german: 'vegan',
    words: 'vegan~, plant based, pflanzlich~, pflanzenbasiert~',
    traits: FROM_ANIMALS,
  },
  {
    called: 'vegetarian',
    german: 'vegetarisch',
    words:
      'vegetarian, vegetarisch~, veggie, meatless, meat free, fleischlos~, fleischfrei~, vegetable based',
    traits: FROM_DEAD_ANIMALS,
  },
  { called: 'halal', german: 'halal', words: 'halal, kosher, koscher~', traits: ['pork'] },
];

type Thing = readonly [
  english: string,
  german: string,
  traits: readonly FoodTrait[],
  otherWord?: string,
  /** Words that a text may claim it by, some of which do not name the thing: "virgin". */
  declared?: string,
];

/**
 * Things that foods may lack, and other words for them. Foods without fat or sugar have other values, so they stand in the
 * table.
 */
const THINGS: readonly Thing[] = [
  ['gluten', 'gluten', ['gluten']],
  ['lactose', 'laktose', ['lactose']],
  ['dairy', 'milch', ['milk', 'lactose'], 'milk', 'non dairy'],
  ['egg', 'ei', ['eggs'], 'eier', 'eggless, eifrei~, eierfrei~'],
  ['nut', 'nuss', ['nuts'], 'nüsse'],
  ['peanut', 'erdnuss', ['peanuts'], 'erdnüsse'],
  ['soy', 'soja', ['soy'], 'soya'],
  ['fish', 'fisch', ['fish']],
  ['celery', 'sellerie', ['celery']],
  ['mustard', 'senf', ['mustard']],
  ['sesame', 'sesam', ['sesame']],
  ['sulphite', 'sulfit', ['sulphites'], 'sulfites?'],
  ['pork', 'schweinefleisch', ['pork']],
  ['alcohol', 'alkohol', ['alcohol'], 'alcohol', 'virgin, non alcoholic, alkoholfrei~, alcohol free'],
];

/** Returns all kinds. Built on first use, so that a bundle without a reader leaves them out. */
const all = once((): readonly FreeFrom[] => [...THINGS.map(without), ...WORDS_FOR_MORE]);

function without([
  english,
  german,
  traits,
  otherWord = german,
  declared = `${german}frei~`,
]: Thing): FreeFrom {
  const words = [`${english}s?`, german, otherWord];
  return {
    called: `${english}-free`,
    german: `${german}frei`,
    words: [
      `${german}frei~, ${declared}`,
      ...words.flatMap((each) => [`${each} free`, `without ${each}`, `ohne ${each}`]),
    ].join(', '),
    traits,
  };
}

/** Returns the kinds that a word beside a food declares, with those words alone. */
export const declared = once((): readonly FreeFrom[] => [
  ...WORDS_FOR_MORE,
  ...THINGS.flatMap((thing) => (thing[4] === undefined ? [] : { ...without(thing), words: thing[4] })),
]);

/** Returns the pattern that finds the words of a kind in a name. */
export const patternOf = remembered(({ words }: FreeFrom): RegExp => anyOf(words));

function anyOf(words: string): RegExp {
  const any = words.replaceAll('~', '(?:e[mnrs]?)?').replaceAll(', ', '|').replaceAll(' ', '[ -]');
  return new RegExp(`(?<![\\p{L}-])(?:${any})(?![\\p{L}-])`, 'giu');
}

/** Returns the pattern of all kinds together: most names have none of the words. */
const anyKind = once(
  () =>
    new RegExp(
      all()
        .map((each) => patternOf(each).source)
        .join('|'),
      'iu',
    ),
);

/** A second food follows, to which the word belongs. */
const AND = /(?<!\p{L})(?:and|und)(?!\p{L})/iu;

type Split = { readonly free: FreeFrom; readonly name: string };

/** Separates each free-from word: "gluten-free" of "gluten-free spaghetti". */
export function splitsFreeFrom(name: string): readonly Split[] {
  if (!anyKind().test(name) || CHOICE.test(name) || AND.test(name)) return [];
  return all().flatMap((each) => {
    const rest = name.replaceAll(patternOf(each), ' ');
    if (rest === name || rest.trim() === '') return [];
    return { free: each, name: rest.replaceAll(/\s+/g, ' ').trim() };
  });
}

/** Separates the first such word. */
export const splitFreeFrom = (name: string): Split | undefined => splitsFreeFrom(name)[0];

/**
 * Returns the food without the traits: same values, and an ID from its English name. Returns the food itself if it
 * never had them.
 * @returns undefined if nothing of the food would be left: vegan salmon has other values
 */
export function withoutTraits(food: Food, { called, german, traits }: FreeFrom): Food | undefined {
  if (!traits.some((trait) => food.contains.has(trait))) return food;
  const isMade =
    food.group === 'meat and fish' || (food.contains.has('eggs') && food.group === 'dairy and eggs');
  if (isMade && traits.some((trait) => IS_OF_ANIMALS.has(trait))) return undefined;
  // An ordinary cupboard has butter, and none without lactose.
  const { cupboard, ...known } = food;
  const { alcohol, ...per100g } = food.per100g;
  const hasAlcohol = alcohol !== undefined && !traits.includes('alcohol');
  const [english, ...others] = food.names.en;
  return {
    ...known,
    id: `${called}-${food.id}`,
    names: {
      en: [`${called} ${english ?? food.id}`, ...others.map((name) => `${called} ${name}`)],
      de: [`${food.names.de[0] ?? food.id} (${german})`, ...food.names.de.map((name) => `${german} ${name}`)],
    },
    per100g: hasAlcohol ? { ...per100g, alcohol } : per100g,
    contains: new Set([...food.contains].filter((trait) => !traits.includes(trait))),
  };
}

const IS_OF_ANIMALS: ReadonlySet<FoodTrait> = new Set(FROM_ANIMALS);

/** Returns the base food and the kind of an ID such as `gluten-free-bread`. */
export function freeFromId(id: FoodId): { readonly free: FreeFrom; readonly base: FoodId } | undefined {
  const each = id.includes('-') ? all().find(({ called }) => id.startsWith(`${called}-`)) : undefined;
  return each && { free: each, base: id.slice(each.called.length + 1) };
}

import { CHOICE } from '../../language/choice.ts';
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
  /** Finds its words in a name. */
  readonly pattern: RegExp;
};

/** Food that lacks one thing, by the words for that thing. */
function free(
  called: string,
  german: string,
  things: readonly string[],
  ...traits: readonly FoodTrait[]
): FreeFrom {
  const words = [...things.map((each) => `${each} free`), `${german}frei~`].join(', ');
  const without = things.map((each) => `without ${each}, ohne ${each}`).join(', ');
  return {
    called: `${called}-free`,
    german: `${german}frei`,
    words,
    traits,
    pattern: anyOf(`${words}, ${without}`),
  };
}

const kept = (called: string, german: string, words: string, traits: readonly FoodTrait[]): FreeFrom => ({
  called,
  german,
  words,
  traits,
  pattern: anyOf(words),
});

function anyOf(words: string): RegExp {
  const any = words.replaceAll('~', '(?:e[mnrs]?)?').replaceAll(', ', '|').replaceAll(' ', '[ -]');
  return new RegExp(`(?<![\\p{L}-])(?:${any})(?![\\p{L}-])`, 'giu');
}

/** Kinds whose words say more than what is missing. */
export const KEPT: readonly FreeFrom[] = [
  kept('vegan', 'vegan', 'vegan~, plant based, pflanzlich~, pflanzenbasiert~', FROM_ANIMALS),
  kept(
    'vegetarian',
    'vegetarisch',
    'vegetarian, vegetarisch~, veggie, meatless, meat free, fleischlos~, fleischfrei~, vegetable based',
    FROM_DEAD_ANIMALS,
  ),
  kept('dairy-free', 'milchfrei', 'non dairy', ['milk', 'lactose']),
  kept('egg-free', 'eifrei', 'eggless, eifrei~, eierfrei~', ['eggs']),
  kept('alcohol-free', 'alkoholfrei', 'virgin, non alcoholic, alkoholfrei~, alcohol free', ['alcohol']),
  kept('halal', 'halal', 'halal, kosher, koscher~', ['pork']),
];

/** Each with its words; what lacks fat or sugar has other values, and is no food of these. */
const ALL: readonly FreeFrom[] = [
  free('gluten', 'gluten', ['gluten'], 'gluten'),
  free('lactose', 'laktose', ['lactose', 'laktose'], 'lactose'),
  free('dairy', 'milch', ['dairy', 'milk', 'milch'], 'milk', 'lactose'),
  free('egg', 'ei', ['eggs?', 'ei', 'eier'], 'eggs'),
  free('nut', 'nuss', ['nuts?', 'nüsse'], 'nuts'),
  free('peanut', 'erdnuss', ['peanuts?', 'erdnüsse'], 'peanuts'),
  free('soy', 'soja', ['soya?', 'soja'], 'soy'),
  free('fish', 'fisch', ['fish', 'fisch'], 'fish'),
  free('celery', 'sellerie', ['celery', 'sellerie'], 'celery'),
  free('mustard', 'senf', ['mustard', 'senf'], 'mustard'),
  free('sesame', 'sesam', ['sesame', 'sesam'], 'sesame'),
  free('sulphite', 'sulfit', ['sul(?:ph|f)ites?', 'sulfite'], 'sulphites'),
  free('pork', 'schweinefleisch', ['pork', 'schweinefleisch'], 'pork'),
  free('alcohol', 'alkohol', ['alcohol', 'alkohol'], 'alcohol'),
  ...KEPT,
];

/** Most names have none of the words. */
const ANY = new RegExp(ALL.map(({ pattern }) => pattern.source).join('|'), 'iu');

/** A second food is spoken of; the word is that one's. */
const AND = /(?<!\p{L})(?:and|und)(?!\p{L})/iu;

type Split = { readonly free: FreeFrom; readonly name: string };

/** Separates each word by which a food lacks something: "gluten-free" of "gluten-free spaghetti". */
export function splitsFreeFrom(name: string): readonly Split[] {
  if (!ANY.test(name) || CHOICE.test(name) || AND.test(name)) return [];
  return ALL.flatMap((each) => {
    const rest = name.replaceAll(each.pattern, ' ');
    if (rest === name || rest.trim() === '') return [];
    return { free: each, name: rest.replaceAll(/\s+/g, ' ').trim() };
  });
}

/** Separates the first such word. */
export const splitFreeFrom = (name: string): Split | undefined => splitsFreeFrom(name)[0];

/**
 * Returns the food without the traits: with its own values, and the ID that its English name makes. It is the food itself
 * where it never had them.
 * @returns undefined where nothing of the food would be left: vegan salmon has other values
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

/** Returns the food that an ID such as `gluten-free-bread` lacks something of, and what it lacks. */
export function freeFromId(id: FoodId): { readonly free: FreeFrom; readonly base: FoodId } | undefined {
  const each = id.includes('-') ? ALL.find(({ called }) => id.startsWith(`${called}-`)) : undefined;
  return each && { free: each, base: id.slice(each.called.length + 1) };
}

import { CHOICE } from '../../language/choice.ts';
import { TRAITS, type Food, type FoodId, type FoodTrait } from '../food.ts';

/** A kind of food that lacks traits: gluten-free bread, vegan cheese. */
export type FreeFrom = {
  /** Beginning of its English names, and with a hyphen of its ID. */
  readonly called: string;
  readonly german: string;
  readonly words: RegExp;
  readonly traits: readonly FoodTrait[];
};

const FLESH: readonly FoodTrait[] = [
  ...TRAITS.filter((trait) => !['lactose', 'honey', 'alcohol'].includes(trait)),
  'fish',
  'crustaceans',
  'molluscs',
];
const OF_ANIMALS: readonly FoodTrait[] = [...FLESH, 'milk', 'lactose', 'eggs', 'honey'];

const free = (
  called: string,
  german: string,
  english: string,
  ...traits: readonly FoodTrait[]
): FreeFrom => ({
  called: `${called}-free`,
  german: `${german}frei`,
  words: wordsOf(`(?:${english})[ -]?free|${german}frei(?:e[mnrs]?)?`),
  traits,
});

const kept = (called: string, german: string, words: string, traits: readonly FoodTrait[]): FreeFrom => ({
  called,
  german,
  words: wordsOf(words),
  traits,
});

function wordsOf(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu');
}

/** Each with its words; what lacks fat or sugar has other values, and is no food of these. */
const ALL: readonly FreeFrom[] = [
  free('gluten', 'gluten', 'gluten', 'gluten'),
  free('lactose', 'laktose', 'lactose', 'lactose'),
  free('dairy', 'milch', 'dairy|milk', 'milk', 'lactose'),
  free('egg', 'ei', 'eggs?', 'eggs'),
  free('nut', 'nuss', 'nut', 'nuts'),
  free('peanut', 'erdnuss', 'peanut', 'peanuts'),
  free('soy', 'soja', 'soya?', 'soy'),
  free('alcohol', 'alkohol', 'alcohol', 'alcohol'),
  kept('vegan', 'vegan', 'vegan|vegane[mnrs]?|plant[ -]based|pflanzliche?[mnrs]?', OF_ANIMALS),
  kept('vegetarian', 'vegetarisch', 'vegetarian|vegetarische?[mnrs]?', FLESH),
  kept('dairy-free', 'milchfrei', 'non[ -]dairy', ['milk', 'lactose']),
  kept('egg-free', 'eifrei', 'eggless|eierfreie?[mnrs]?', ['eggs']),
  kept('alcohol-free', 'alkoholfrei', 'non[ -]alcoholic', ['alcohol']),
];

/** Most names have none of the words. */
const ANY = new RegExp(ALL.map(({ words }) => words.source).join('|'), 'iu');

/** A second food is spoken of; the word is that one's. */
const AND = /(?<!\p{L})(?:and|und)(?!\p{L})/iu;

/** Separates the word by which a food lacks something: "gluten-free" of "gluten-free spaghetti". */
export function splitFreeFrom(name: string): { readonly free: FreeFrom; readonly name: string } | undefined {
  if (!ANY.test(name) || CHOICE.test(name) || AND.test(name)) return undefined;
  for (const each of ALL) {
    const rest = name.replace(each.words, ' ');
    if (rest !== name && rest.trim() !== '') return { free: each, name: rest.replaceAll(/\s+/g, ' ').trim() };
  }
  return undefined;
}

/**
 * Returns the food without the traits: with its own values, and the ID that its English name makes. It is the food itself
 * where it never had them.
 * @returns undefined where nothing of the food would be left: vegan salmon has other values
 */
export function withoutTraits(food: Food, { called, german, traits }: FreeFrom): Food | undefined {
  if (!traits.some((trait) => food.contains.has(trait))) return food;
  const isMade =
    food.group === 'meat and fish' || (food.contains.has('eggs') && food.group === 'dairy and eggs');
  if (isMade && !traits.includes('gluten')) return undefined;
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

/** Returns the food that an ID such as `gluten-free-bread` lacks something of, and what it lacks. */
export function freeFromId(id: FoodId): { readonly free: FreeFrom; readonly base: FoodId } | undefined {
  const each = id.includes('-') ? ALL.find(({ called }) => id.startsWith(`${called}-`)) : undefined;
  return each && { free: each, base: id.slice(each.called.length + 1) };
}

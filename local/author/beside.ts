import type { DraftLine } from '#core/author/draft.ts';
import type { Language } from '#core/language.ts';
import type { Food, FoodId } from '#core/nutrition/food.ts';
import { DAIRY_AND_EGGS } from '#core/nutrition/foods/dairy-and-eggs.ts';
import { DRINKS } from '#core/nutrition/foods/drinks.ts';
import { FRUIT } from '#core/nutrition/foods/fruit.ts';
import { HERBS_AND_SPICES } from '#core/nutrition/foods/herbs-and-spices.ts';
import { MEAT_AND_FISH } from '#core/nutrition/foods/meat-and-fish.ts';
import { PANTRY } from '#core/nutrition/foods/pantry.ts';
import { factsOf } from './cooking-facts.ts';
import { foodNames, knownFood } from './food-names.ts';
import { listed, type Text } from './words.ts';

/** What a dish has no place for and the cook has said is there: it is served with it. */
export type Beside = { readonly lines: readonly DraftLine[]; readonly steps: readonly string[] };

/** How it comes to the table: through heat where it is not eaten raw. */
type Way = 'fried' | 'cooked' | 'as it is';

/** In g, for the whole dish: a side, not a second meal. */
const PORTION = 150;

const STEPS: Record<Way, Text> = {
  fried: {
    en: 'Meanwhile, fry the {foods} in a hot pan until done all through.',
    de: 'Inzwischen {foods} in einer heißen Pfanne braten, bis alles durchgegart ist.',
  },
  cooked: {
    en: 'Meanwhile, cook the {foods} in plenty of water until soft all through.',
    de: 'Inzwischen {foods} in reichlich Wasser kochen, bis alles durch und weich ist.',
  },
  'as it is': {
    en: 'Serve with the {foods}.',
    de: 'Dazu {foods} servieren.',
  },
};

/** @param most what there is of a food, in g, where the cook has said so */
export function beside(
  foods: readonly FoodId[],
  language: Language,
  most: ReadonlyMap<FoodId, number>,
): Beside {
  const ways: readonly Way[] = ['fried', 'cooked', 'as it is'];
  const steps = ways.flatMap((way) => {
    const names = foods
      .filter((food) => wayOf(knownFood(food)) === way)
      .map((food) => foodNames(food, language).several);
    return names.length > 0 ? [STEPS[way][language].replace('{foods}', listed(names, language))] : [];
  });
  const lines = foods.map((food): DraftLine => {
    const grams = Math.min(PORTION, most.get(food) ?? PORTION);
    const name = foodNames(food, language).several;
    return { food: knownFood(food).names.en[0] ?? food, name, quantity: grams, unit: 'g', grams, note: null };
  });
  return { lines, steps };
}

function wayOf({ id, holds }: Food): Way {
  if (id === 'egg' || MEAT_AND_FISH.some((food) => food.id === id)) return 'fried';
  if (factsOf(id)?.raw ?? EATEN_AS_IT_IS.has(id)) return 'as it is';
  return holds.has('nuts') || /bread|roll$|baguette|toast/.test(id) ? 'as it is' : 'cooked';
}

const EATEN_AS_IT_IS: ReadonlySet<FoodId> = new Set(
  [...FRUIT, ...DAIRY_AND_EGGS, ...DRINKS, ...PANTRY, ...HERBS_AND_SPICES].map(({ id }) => id),
);

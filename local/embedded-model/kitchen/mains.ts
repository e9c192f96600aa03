import type { FoodId } from '#core/nutrition/food.ts';
import type { CookingFacts, Doneness } from './cooking-facts.ts';

export type Main = { readonly food: FoodId; readonly facts: CookingFacts };

type Fits = (main: Main) => boolean;

/** Returns a test whether a main food is in a list: `apple pear plum`. */
export function anyOf(foods: string): Fits {
  const fitting = new Set<FoodId>(foods.split(' '));
  return ({ food }) => fitting.has(food);
}

/** Derives the cooking time of a dish from its slowest main food. */
export type TimeRule = {
  readonly of: 'simmer' | 'roast' | 'fry';
  /** Default: 1. */
  readonly times?: number;
  readonly plus?: number;
  readonly least?: number;
};

/** In minutes. */
export function cookingTime(
  mains: readonly Main[],
  { of, times = 1, plus = 0, least = 0 }: TimeRule,
): number {
  const slowest = Math.max(0, ...mains.map((main) => (of === 'fry' ? fryingTime(main) : main.facts[of])));
  return Math.max(least, Math.round(slowest * times) + plus);
}

/** Proteins that cook at least so many minutes faster than the rest are added later. */
const LATER = 8;

/** Returns the cooking minutes of the proteins if they are added later than the rest; else undefined. */
export function lateProteins(mains: readonly Main[], rule: TimeRule): number | undefined {
  const proteins = mains.filter(isProtein);
  const time = cookingTime(proteins, rule);
  return proteins.length > 0 && cookingTime(mains, rule) - time >= LATER ? time : undefined;
}

export const isVegetable: Fits = ({ facts }) => facts.role === 'vegetable';
export const isFruit: Fits = ({ facts }) => facts.role === 'fruit';
export const isProtein: Fits = ({ facts }) => facts.role === 'protein';

/** Maximum minutes in the pan for strips or pieces of meat, fish or tofu. */
const QUICKLY = 20;
export const isQuickProtein: Fits = (main) => isProtein(main) && main.facts.simmer <= QUICKLY;

const MEATS: ReadonlySet<Doneness | undefined> = new Set(['no pink', 'not raw', 'heated']);
const SEAFOOD: ReadonlySet<Doneness | undefined> = new Set(['flaky', 'opaque']);
export const isMeat: Fits = ({ facts }) => MEATS.has(facts.doneness);
export const isSeafood: Fits = ({ food, facts }) => SEAFOOD.has(facts.doneness) || food === 'canned-tuna';

export const isMince: Fits = ({ facts }) => facts.clean === 'crumble';

/** Returns true for foods that are eaten as they are and would dry out in an oven. */
export const isReady = anyOf('canned-tuna cooked-ham raw-ham salami smoked-salmon');

export const isTomato = anyOf('tomato cherry-tomato');

/** Returns true for foods that a pasta sauce can be made of. */
export const isForPasta = anyOf(
  'tomato cherry-tomato courgette aubergine mushroom bell-pepper green-pepper yellow-pepper asparagus broccoli leek spinach carrot cabbage onion spring-onion peas chard kale portobello shiitake oyster-mushroom chanterelle sugar-snap-peas romanesco tenderstem',
);

/** Returns true for fruit that goes into a hot dish. */
export const isTropical = anyOf('mango pineapple');

/** Returns true for foods that replace rice. */
export const isStarchy = anyOf('potato sweet-potato');

/** In minutes. Small pieces are soft sooner in a pan than in a pot, except potatoes, which need the water of a pot. */
const fryingTime = (main: Main): number => (isStarchy(main) ? 25 : 0.7 * main.facts.simmer);

/** Foods that are best raw and cold. */
const isCold = anyOf('cucumber avocado lettuce iceberg-lettuce rocket radish');
export const isCookable: Fits = (main) => isVegetable(main) && !isCold(main);

/** Returns true for vegetables that go with rice, noodles and the like. */
export const isForGrains: Fits = (main) => isCookable(main) && !isStarchy(main);

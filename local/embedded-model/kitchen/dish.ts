import type { FoodId } from '#core/nutrition/food.ts';
import type { Difficulty } from '#core/recipe/recipe.ts';
import type { Unit } from '#core/nutrition/units.ts';
import type { CookingFacts, Doneness } from './cooking-facts.ts';
import type { Cuisine } from './cuisine.ts';
import type { Text } from './words.ts';

/** A main food of a dish. */
export type Main = { readonly food: FoodId; readonly facts: CookingFacts };

/** A kind of dish and the rules to make one. */
export type DishForm = {
  readonly name: string;
  readonly difficulty: Difficulty;
  readonly servings: number;
  readonly cuisines: readonly Cuisine[];
  /** Cuisines that it is known for: the recipe names them even if none was asked for. */
  readonly knownIn?: readonly Cuisine[];
  /** Returns true if a food can be a main food of it. */
  takes(main: Main): boolean;
  /** Returns true if a food goes well with its main foods. */
  joins?(main: Main): boolean;
  /** Set if the dish also works without a main food, provided that the user has something else that it needs. */
  readonly isGoodPlain?: true;
  /** Foods that suit it better than other forms. */
  readonly loves?: readonly FoodId[];
  plan(kitchen: Kitchen): DishPlan;
};

/** Input of a dish form. */
export type Kitchen = {
  /** Empty if the form is cooked plain. */
  readonly mains: readonly Main[];
  readonly cuisine: Cuisine;
  /** In minutes. */
  readonly limit: number;
  /** Returns true if the user eats the food. */
  permits(food: FoodId): boolean;
  /** Returns true if the user has the food and eats it. */
  has(food: FoodId): boolean;
  /** Picks a choice; deterministic for the seed. */
  pick<Choice>(choices: readonly Choice[]): Choice;
};

/** A dish without the words of a language. */
export type DishPlan = {
  readonly title: Text;
  /** Share of a whole portion that the main foods add up to. Default: 1. */
  readonly share?: number;
  /** Further foods, by the keys that the steps use. */
  readonly slots: Slots;
  readonly steps: readonly Step[];
  /** Sections, for a dish that is made of several. */
  readonly sections?: readonly DishSection[];
};

/** Part of a dish. What no section holds belongs to the last one. */
export type DishSection = {
  readonly name: Text;
  /** Keys of its slots, `mains` for the main foods. */
  readonly holds: readonly string[];
  /** Index of its first step. */
  readonly from: number;
};

export type Slots = Readonly<Record<string, Slot>>;

/** A place for a food: the first of the choices that the user has and eats, else one of the store cupboard. */
export type Slot = {
  readonly choices: readonly Amount[];
  /**
   * `always`: required; `as own`: required, and one of the user's foods; `gladly`: added if possible; `if given`: added
   * only if the user has it.
   */
  readonly wanted: 'always' | 'as own' | 'gladly' | 'if given';
};

export type Amount = {
  readonly food: FoodId;
  readonly quantity: number;
  readonly unit: Unit;
  readonly note?: Text;
};

/**
 * A step. Its text names a slot as `{key}`, several as `{key key}`, the main foods as `{mains}`, those of them that are
 * meat, fish or tofu as `{proteins}` and the rest as `{others}`. A sentence with an empty placeholder is left out.
 */
export type Step = {
  /** Duration beyond the times that the text states. */
  readonly minutes: number;
  readonly text: Text;
  /** Cut of the main foods; the text continues that sentence. */
  readonly cut?: Text;
};

export const need = (...choices: readonly Amount[]): Slot => ({ choices, wanted: 'always' });
export const own = (...choices: readonly Amount[]): Slot => ({ choices, wanted: 'as own' });
export const maybe = (...choices: readonly Amount[]): Slot => ({ choices, wanted: 'gladly' });
export const given = (...choices: readonly Amount[]): Slot => ({ choices, wanted: 'if given' });

const measured =
  (unit: Unit) =>
  (quantity: number, food: FoodId, note?: Text): Amount => ({ food, quantity, unit, ...(note && { note }) });

export const g = measured('g');
export const ml = measured('ml');
export const tsp = measured('tsp');
export const tbsp = measured('tbsp');
export const piece = measured('piece');
export const clove = measured('clove');
export const slice = measured('slice');
export const pinch = measured('pinch');
export const bunch = measured('bunch');

/** Pulses that need no cooking. */
export const canned = (grams: number, food: FoodId): Amount =>
  g(grams, food, { en: 'from a can, drained', de: 'aus der Dose, abgetropft' });

/** Cheeses that melt or can be grated, as amounts of that weight. */
export const cheeses = (grams: number): readonly Amount[] =>
  ['gouda', 'cheese', 'emmental', 'cheddar', 'mozzarella'].map((food) => g(grams, food));

export const step = (minutes: number, en: string, de: string): Step => ({ minutes, text: { en, de } });

/** A first step that cleans and cuts the main foods. */
export const prepare = (minutes: number, cut: Text, en = '', de = ''): Step => ({
  minutes,
  text: { en, de },
  cut,
});

/** Longest time that any of the foods takes, in minutes. */
export const longest = (mains: readonly Main[], of: (facts: CookingFacts) => number, least = 0): number =>
  Math.max(least, ...mains.map(({ facts }) => of(facts)));

export const isVegetable = ({ facts }: Main): boolean => facts.role === 'vegetable';
export const isFruit = ({ facts }: Main): boolean => facts.role === 'fruit';
export const isProtein = ({ facts }: Main): boolean => facts.role === 'protein';

/** Maximum minutes that strips or pieces of meat, fish or tofu need in the pan. */
const QUICKLY = 20;
export const isQuickProtein = (main: Main): boolean => isProtein(main) && main.facts.simmer <= QUICKLY;

const MEATS: ReadonlySet<Doneness | undefined> = new Set(['no pink', 'not raw', 'heated']);
const SEAFOOD: ReadonlySet<Doneness | undefined> = new Set(['flaky', 'opaque']);
export const isMeat = ({ facts }: Main): boolean => MEATS.has(facts.doneness);
export const isSeafood = ({ food, facts }: Main): boolean =>
  SEAFOOD.has(facts.doneness) || food === 'canned-tuna';

const TOMATOES: ReadonlySet<FoodId> = new Set(['tomato', 'cherry-tomato']);
export const isTomato = ({ food }: Main): boolean => TOMATOES.has(food);

const STARCHY: ReadonlySet<FoodId> = new Set(['potato', 'sweet-potato']);
/** Returns true for foods that take the place of rice. */
export const isStarchy = ({ food }: Main): boolean => STARCHY.has(food);

/** Foods that are best raw and cold. */
const COLD: ReadonlySet<FoodId> = new Set(['cucumber', 'avocado']);
export const isCookable = (main: Main): boolean => isVegetable(main) && !COLD.has(main.food);

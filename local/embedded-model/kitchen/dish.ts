import type { FoodId } from '#core/nutrition/food.ts';
import type { Difficulty } from '#core/recipe/recipe.ts';
import type { Unit } from '#core/nutrition/units.ts';
import type { CookingFacts } from './cooking-facts.ts';
import type { Cuisine } from './cuisine.ts';
import type { Text } from './words.ts';

/** A food that the dish is made of. */
export type Main = { readonly food: FoodId; readonly facts: CookingFacts };

/** A kind of dish, and what makes one of it. */
export type DishForm = {
  readonly name: string;
  readonly difficulty: Difficulty;
  readonly servings: number;
  /** In which ways it can be cooked. */
  readonly cuisines: readonly Cuisine[];
  /** Those of them that it is known for: named even where nobody has asked for one. */
  readonly knownIn?: readonly Cuisine[];
  /** Whether a food can be the heart of it. */
  takes(main: Main): boolean;
  /** Whether a food goes well with those that it takes. */
  joins?(main: Main): boolean;
  /** Whether it is a dish without a heart too, where the cook has something else that it needs. */
  readonly isGoodPlain?: true;
  /** Foods that it does better than other forms. */
  readonly loves?: readonly FoodId[];
  plan(kitchen: Kitchen): DishPlan;
};

/** Everything that a dish form works with. */
export type Kitchen = {
  /** None where the form is cooked plain. */
  readonly mains: readonly Main[];
  readonly cuisine: Cuisine;
  /** In minutes. */
  readonly limit: number;
  /** Whether the cook eats a food. */
  permits(food: FoodId): boolean;
  /** Whether the cook has a food, and eats it. */
  has(food: FoodId): boolean;
  /** One of several, always the same one for the same seed. */
  pick<Choice>(choices: readonly Choice[]): Choice;
};

/** A dish before it is put into the words of a language. */
export type DishPlan = {
  readonly title: Text;
  /** How much of a whole portion the foods at its heart are together; 1 where it is left out. */
  readonly share?: number;
  /** What else goes in, by the keys that the steps use. */
  readonly slots: Slots;
  readonly steps: readonly Step[];
};

export type Slots = Readonly<Record<string, Slot>>;

/** A place for a food of the cook's, or else of the store cupboard: the first of the choices that the cook eats. */
export type Slot = {
  readonly choices: readonly Amount[];
  /** Whether the dish is nothing without it, gladly has it, or has it only where the cook does. */
  readonly wanted: 'always' | 'gladly' | 'if given';
};

export type Amount = {
  readonly food: FoodId;
  readonly quantity: number;
  readonly unit: Unit;
  readonly note?: Text;
};

/**
 * A step. Text names a slot as `{key}`, several as `{key key}`, the foods at the heart as `{mains}`. A sentence whose
 * slots all stay empty is left out.
 */
export type Step = {
  /** How long it takes, with what the text does not say. */
  readonly minutes: number;
  readonly text: Text;
  /** How the foods at the heart are cut; the text then follows on that. */
  readonly cut?: Text;
};

export const need = (...choices: readonly Amount[]): Slot => ({ choices, wanted: 'always' });
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

/** So much of a cheese that melts or can be grated. */
export const cheeses = (grams: number): readonly Amount[] =>
  ['gouda', 'cheese', 'emmental', 'cheddar', 'mozzarella'].map((food) => g(grams, food));

export const step = (minutes: number, en: string, de: string): Step => ({ minutes, text: { en, de } });

/** A step that begins with cleaning and cutting what is at the heart of the dish. */
export const prepare = (minutes: number, cut: Text, en = '', de = ''): Step => ({
  minutes,
  text: { en, de },
  cut,
});

/** The longest that any of the foods takes, in minutes. */
export const longest = (mains: readonly Main[], of: (facts: CookingFacts) => number, least = 0): number =>
  Math.max(least, ...mains.map(({ facts }) => of(facts)));

export const isVegetable = ({ facts }: Main): boolean => facts.role === 'vegetable';
export const isFruit = ({ facts }: Main): boolean => facts.role === 'fruit';
export const isProtein = ({ facts }: Main): boolean => facts.role === 'protein';

/** Longest that strips or pieces of meat, fish or tofu fry before they are done, in minutes. */
const QUICKLY = 20;
export const isQuickProtein = (main: Main): boolean => isProtein(main) && main.facts.simmer <= QUICKLY;

/** A sentence for the step that heats meat or fish; nothing where there is none. */
export const doneThrough = (mains: readonly Main[]): Text =>
  mains.some(isProtein)
    ? { en: ' Check that nothing is raw inside.', de: ' Prüfen, dass innen nichts mehr roh ist.' }
    : { en: '', de: '' };

/** What is at its best raw and cold. */
const COLD: ReadonlySet<FoodId> = new Set(['cucumber', 'avocado']);
export const isCookable = (main: Main): boolean => isVegetable(main) && !COLD.has(main.food);

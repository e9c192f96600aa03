import type { FoodId } from '#core/nutrition/food.ts';
import type { Difficulty } from '#core/recipe/facts/difficulty.ts';
import type { Unit } from '#core/nutrition/units.ts';
import type { Cuisine } from './cuisine.ts';
import type { Main } from './mains.ts';
import type { Text } from './words.ts';

/** A kind of dish and the rules to make one. */
export type DishForm = {
  readonly name: string;
  /** Dishes that are cooked alike. */
  readonly family: string;
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
  readonly notes: DishNotes;
  readonly isOfOven?: true;
  readonly isForChildren?: true;
  /** Set if rice and the like is served beside it. */
  readonly hasSide?: true;
  /** Set if a salad is served beside it. */
  readonly hasSalad?: true;
  /** Set if cheese, herbs and the like go on it. */
  readonly isSavoury?: true;
  plan(kitchen: Kitchen): DishPlan;
};

/**
 * Texts around a dish in both languages: "Serve on warm plates. / Auf vorgewärmten Tellern servieren." They name no
 * food, so that they hold whatever it is made of.
 */
export type DishNotes = {
  /** Several, so that two soups do not say the same. */
  readonly descriptions: readonly string[];
  readonly equipment: readonly string[];
  readonly servingTip: string;
  readonly storageTip: string;
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
  /** Replaces the equipment of its notes. */
  readonly equipment?: readonly string[];
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

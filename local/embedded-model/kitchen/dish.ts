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
  /** Cuisines that the dish is known for: the recipe names them even if nobody asked for one. */
  readonly knownIn?: readonly Cuisine[];
  /** Returns true if a food can be a main food of the dish. */
  takes(main: Main): boolean;
  /** Returns true if a food goes well with the main foods of the dish. */
  joins?(main: Main): boolean;
  /** Set if the dish also works without a main food, provided that the user has another food that it needs. */
  readonly isGoodPlain?: true;
  /** Foods that suit this form better than others. */
  readonly loves?: readonly FoodId[];
  readonly notes: DishNotes;
  readonly isOfOven?: true;
  readonly isForChildren?: true;
  /** Set if a filling side, such as rice, is served beside the dish. */
  readonly hasSide?: true;
  /** Set if a salad is served beside the dish. */
  readonly hasSalad?: true;
  /** Set if savoury toppings, such as cheese and herbs, suit the dish. */
  readonly isSavoury?: true;
  plan(kitchen: Kitchen): DishPlan;
};

/**
 * Texts around a dish in both languages: "Serve on warm plates. / Auf vorgewärmten Tellern servieren." They name no
 * food, so they suit whatever the dish is made of.
 */
export type DishNotes = {
  /** Several, so that two soups have different descriptions. */
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
  /** Weight of the main foods as a share of a whole portion. Default: 1. */
  readonly share?: number;
  /** Further foods, by the keys that the steps use. */
  readonly slots: Slots;
  readonly steps: readonly Step[];
  /** Set for a dish that is made in several parts. */
  readonly sections?: readonly DishSection[];
};

/** Part of a dish. The last section also has whatever the others do not hold. */
export type DishSection = {
  readonly name: Text;
  /** Keys of its slots; `mains` for the main foods. */
  readonly holds: readonly string[];
  /** Index of its first step. */
  readonly from: number;
};

export type Slots = Readonly<Record<string, Slot>>;

/** Place for a food: the first choice that the user has and eats, else one of the store cupboard. */
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
 * Step of a dish. Placeholders in its text: `{key}` for a slot, `{key key}` for several, `{mains}` for the main foods,
 * `{proteins}` for meat, fish and tofu among them, `{others}` for the rest. A sentence with an empty placeholder is
 * left out.
 */
export type Step = {
  /** Duration in addition to the times that the text states. */
  readonly minutes: number;
  readonly text: Text;
  /** Cut of the main foods; the step's text continues the sentence about cutting. */
  readonly cut?: Text;
};

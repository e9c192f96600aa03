import type { I18n } from '@lingui/core';
import { GOALS, GOAL_NAMES, UPPER_LIMITS, LIMIT_NAMES, type Goal, type Limit } from '#core/goals/goals.ts';
import { NUTRIENT_WORDS } from '#core/nutrition/nutrient-words.ts';
import { FURTHER_NUTRIENTS, NUTRIENTS, type NutrientName } from '#core/nutrition/nutrients.ts';
import { isHidden } from '../offline/hidden-energy.ts';
import { nutrientAmount } from './nutrient-amount.ts';

/** Messages about the nutrients that have goals or limits. */
const ABOUT = {
  calories: /*i18n*/ 'nutrient.calories.about',
  protein: /*i18n*/ 'nutrient.protein.about',
  carbs: /*i18n*/ 'nutrient.carbs.about',
  fat: /*i18n*/ 'nutrient.fat.about',
  fiber: /*i18n*/ 'nutrient.fiber.about',
  sugars: /*i18n*/ 'nutrient.sugars.about',
  salt: /*i18n*/ 'nutrient.salt.about',
} as const satisfies Partial<Record<NutrientName, string>>;

type Shown<Name extends NutrientName> = {
  readonly name: Name;
  readonly label: string;
  readonly unit: 'kcal' | 'g';
};

/** A nutrient with its message IDs and its field of the goals. */
type Nutrient<Name extends NutrientName, Field extends Goal | Limit> = Shown<Name> & {
  readonly about: string;
  readonly goal: Field;
};

const shown = <Name extends NutrientName>(name: Name): Shown<Name> => ({
  name,
  label: NUTRIENT_WORDS[name],
  unit: NUTRIENTS[name].unit,
});

const nutrientOf = <Name extends keyof typeof ABOUT, Field extends Goal | Limit>(
  name: Name,
  goal: Field,
): Nutrient<Name, Field> => ({ ...shown(name), about: ABOUT[name], goal });

/** Returns the nutrients with a goal that this device shows, in display order. */
export const goalNutrients = () =>
  GOAL_NAMES.map((goal) => nutrientOf(GOALS[goal].nutrient, goal)).filter(({ name }) => !isHidden(name));

/** Nutrients that users may limit. */
export const LIMITED_NUTRIENTS = LIMIT_NAMES.map((limit) => nutrientOf(UPPER_LIMITS[limit].nutrient, limit));

/** Nutrients without a goal, shown if known. */
export const NUTRIENTS_BESIDE_GOALS = FURTHER_NUTRIENTS.map((name) => ({
  ...shown(name),
  goal: LIMIT_NAMES.find((limit) => UPPER_LIMITS[limit].nutrient === name),
}));

/** Returns a label for use within a sentence: only German nouns keep their capital. */
export const withinSentence = (i18n: I18n, label: string): string =>
  i18n.locale === 'de' ? label : label.toLowerCase();

/** Formats an amount with its unit, without the rounding errors of floating-point sums. */
export const amountOf = (i18n: I18n, { name }: Pick<Shown<NutrientName>, 'name'>, amount: number): string =>
  nutrientAmount(i18n, name, name === 'calories' ? amount : Math.round(amount * 10) / 10);

import type { I18n } from '@lingui/core';
import type { GoalNutrient } from '#core/goals/progress.ts';
import { hidesEnergy } from '../offline/hidden-energy.ts';

type GoalField = 'dailyCalories' | 'dailyProtein' | 'dailyCarbs' | 'dailyFat' | 'dailyFiber';

/** A nutrient with its message IDs. */
export type Nutrient<Name = GoalNutrient, Goal = GoalField> = {
  readonly name: Name;
  /** Field in the form and in the goals. */
  readonly goal: Goal;
  readonly label: string;
  readonly question: string;
  readonly about: string;
  readonly today: string;
  readonly unit: 'kcal' | 'g';
};

/** Nutrients with a goal, in display order. */
export const GOAL_NUTRIENTS: readonly [Nutrient, ...Nutrient[]] = [
  {
    name: 'calories',
    goal: 'dailyCalories',
    label: /*i18n*/ 'nutrient.calories',
    question: /*i18n*/ 'nutrient.calories.question',
    about: /*i18n*/ 'nutrient.calories.about',
    today: /*i18n*/ 'nutrient.calories.today',
    unit: 'kcal',
  },
  {
    name: 'protein',
    goal: 'dailyProtein',
    label: /*i18n*/ 'nutrient.protein',
    question: /*i18n*/ 'nutrient.protein.question',
    about: /*i18n*/ 'nutrient.protein.about',
    today: /*i18n*/ 'nutrient.protein.today',
    unit: 'g',
  },
  {
    name: 'carbs',
    goal: 'dailyCarbs',
    label: /*i18n*/ 'nutrient.carbs',
    question: /*i18n*/ 'nutrient.carbs.question',
    about: /*i18n*/ 'nutrient.carbs.about',
    today: /*i18n*/ 'nutrient.carbs.today',
    unit: 'g',
  },
  {
    name: 'fat',
    goal: 'dailyFat',
    label: /*i18n*/ 'nutrient.fat',
    question: /*i18n*/ 'nutrient.fat.question',
    about: /*i18n*/ 'nutrient.fat.about',
    today: /*i18n*/ 'nutrient.fat.today',
    unit: 'g',
  },
  {
    name: 'fiber',
    goal: 'dailyFiber',
    label: /*i18n*/ 'nutrient.fiber',
    question: /*i18n*/ 'nutrient.fiber.question',
    about: /*i18n*/ 'nutrient.fiber.about',
    today: /*i18n*/ 'nutrient.fiber.today',
    unit: 'g',
  },
];

/** Returns the nutrients with a goal that this device shows. */
export const shownNutrients = (): readonly Nutrient[] =>
  hidesEnergy() ? GOAL_NUTRIENTS.filter(({ name }) => name !== 'calories') : GOAL_NUTRIENTS;

/** Nutrients that users may limit. */
export const LIMITED_NUTRIENTS: readonly Nutrient<'sugars' | 'salt', 'dailySugars' | 'dailySalt'>[] = [
  {
    name: 'sugars',
    goal: 'dailySugars',
    label: /*i18n*/ 'nutrient.sugars',
    question: /*i18n*/ 'nutrient.sugars.question',
    about: /*i18n*/ 'nutrient.sugars.about',
    today: /*i18n*/ 'nutrient.sugars.today',
    unit: 'g',
  },
  {
    name: 'salt',
    goal: 'dailySalt',
    label: /*i18n*/ 'nutrient.salt',
    question: /*i18n*/ 'nutrient.salt.question',
    about: /*i18n*/ 'nutrient.salt.about',
    today: /*i18n*/ 'nutrient.salt.today',
    unit: 'g',
  },
];

/** Nutrients that no goal asks for, shown where they are known. */
export const NUTRIENTS_BESIDE_GOALS = [
  { name: 'saturates', goal: undefined, label: /*i18n*/ 'nutrient.saturates', unit: 'g' },
  ...LIMITED_NUTRIENTS,
] as const;

/** Formats an amount with its unit. */
export const amountOf = (i18n: I18n, { unit }: Pick<Nutrient, 'unit'>, amount: number): string =>
  unit === 'kcal'
    ? i18n._('unit.kcal', { kcal: amount })
    : i18n._('unit.grams', { grams: oneDecimal(amount) });

/** Removes the rounding errors of floating-point sums. */
const oneDecimal = (amount: number) => Math.round(amount * 10) / 10;

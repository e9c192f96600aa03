import { NUTRIENT_NAMES } from '../nutrition/nutrients.ts';
import type { KnownNutrition } from '../nutrition/nutrition.ts';
import { objectOf } from '../object-of.ts';
import type { ToldValues } from './told-product.ts';

type Checked = {
  readonly per100: KnownNutrition;
  /** True if values were left out because they are impossible or contradict each other. */
  readonly isDoubtful: boolean;
};

/** Maximum kcal in 100 g: pure fat, plus rounding. */
const MOST_ENERGY = 910;

/** Maximum of a nutrient, in g per 100 g, and per 100 ml because some drinks are heavier than water. */
const MOST_GRAMS = { g: 100, ml: 145 };

/** Maximum error of a sum of rounded label values, in g. */
const ROUNDING = 1;

const GRAMS_PER_ALCOHOL_PERCENT = 0.789;
const KILOJOULES = 4.184;
const SALT_IN_SODIUM = 2.5;

/**
 * Returns the plausible values. Volunteers type values off packages and make mistakes: kJ for kcal, a missing decimal
 * point, a value per package. Values that contradict each other are all dropped, because any may be wrong. Sources:
 * Regulation (EU) 1169/2011, Annexes I (salt) and XIV (energy)
 */
export function checkValues(told: ToldValues, unit: 'g' | 'ml'): Checked {
  const possible = withinBounds(told, MOST_GRAMS[unit]);
  const salted = withSalt(possible);
  const whole = withPartsWithin(withEnergy(salted, told));
  const known =
    contradictsEnergy(whole, told) || isTooMuch(whole, MOST_GRAMS[unit]) ? onlySalt(whole) : whole;
  const { sodium: _, kilojoules: __, polyols: ___, alcohol: ____, ...per100 } = known;
  return { per100, isDoubtful: isLess(per100, told) };
}

/** Returns whether a given value was dropped. */
const isLess = (kept: KnownNutrition, told: ToldValues): boolean =>
  NUTRIENT_NAMES.some((name) => told[name] !== undefined && kept[name] === undefined) ||
  (told.kilojoules !== undefined && kept.calories === undefined) ||
  (told.sodium !== undefined && kept.salt === undefined);

function withinBounds(told: ToldValues, most: number): ToldValues {
  const bounds = {
    ...objectOf(NUTRIENT_NAMES, () => most),
    calories: MOST_ENERGY,
    kilojoules: MOST_ENERGY * KILOJOULES,
    sodium: most / SALT_IN_SODIUM,
    polyols: most,
    alcohol: 100,
  };
  const entries = Object.entries(bounds).flatMap(([name, limit]) => {
    const value = told[name as keyof ToldValues];
    return value !== undefined && value >= 0 && value <= limit ? [[name, value]] : [];
  });
  return Object.fromEntries(entries) as ToldValues;
}

/** Derives salt from sodium if only sodium is known. Drops both if they differ. */
function withSalt(values: ToldValues): ToldValues {
  const { salt, sodium, ...rest } = values;
  if (sodium === undefined) return values;
  const calculated = sodium * SALT_IN_SODIUM;
  if (salt === undefined) return { ...rest, salt: Math.round(calculated * 1_000) / 1_000 };
  return Math.abs(salt - calculated) <= 0.05 + 0.1 * salt ? values : rest;
}

/** Derives energy from kJ if only kJ is known. If kcal and kJ differ, uses the one that the macronutrients confirm. */
function withEnergy(values: ToldValues, told: ToldValues): ToldValues {
  const { calories, kilojoules, ...rest } = values;
  const converted = kilojoules === undefined ? undefined : Math.round(kilojoules / KILOJOULES);
  if (converted === undefined || (calories !== undefined && isNear(calories, converted))) return values;
  const candidates = [calories, converted].filter((each) => each !== undefined);
  const fitting = candidates.filter((each) => !contradictsEnergy({ ...rest, calories: each }, told));
  const [only] = fitting;
  return only !== undefined && fitting.length === 1 && isAllKnown(rest)
    ? { ...rest, calories: only }
    : candidates.length === 1
      ? { ...rest, calories: converted }
      : rest;
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 5 + 0.08 * Math.max(a, b);

const isAllKnown = ({ protein, carbs, fat }: KnownNutrition) =>
  protein !== undefined && carbs !== undefined && fat !== undefined;

/** Drops parts that exceed their whole, together with the whole. */
function withPartsWithin(values: ToldValues): ToldValues {
  const { fat, saturates, carbs, sugars, ...rest } = values;
  const isFatRight = fat === undefined || saturates === undefined || saturates <= fat + ROUNDING / 2;
  const areCarbsRight = carbs === undefined || sugars === undefined || sugars <= carbs + ROUNDING / 2;
  return {
    ...rest,
    ...(isFatRight && pickKnown({ fat, saturates })),
    ...(areCarbsRight && pickKnown({ carbs, sugars })),
  };
}

const pickKnown = (values: Readonly<Record<string, number | undefined>>): KnownNutrition =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Returns whether the energy contradicts the macronutrients, allowing for sweeteners, fibre and rounding. */
function contradictsEnergy(values: ToldValues, { polyols = 0, alcohol = 0 }: ToldValues): boolean {
  const { calories, protein, carbs, fat, fiber } = values;
  if (calories === undefined) return false;
  const ethanol = 7 * GRAMS_PER_ALCOHOL_PERCENT * alcohol;
  const least =
    4 * (protein ?? 0) + 4 * Math.max(0, (carbs ?? 0) - polyols - (fiber ?? 0)) + 9 * (fat ?? 0) + ethanol;
  if (calories < 0.8 * least - 15) return true;
  if (protein === undefined || carbs === undefined || fat === undefined) return false;
  // Labels may omit fibre and never list acids.
  const most = 4 * protein + 4 * carbs + 9 * fat + 2 * (fiber ?? 10) + ethanol;
  return calories > 1.2 * most + 15;
}

const isTooMuch = ({ protein = 0, carbs = 0, fat = 0, salt = 0 }: KnownNutrition, most: number): boolean =>
  protein + carbs + fat + salt > most + 3 * ROUNDING;

const onlySalt = ({ salt }: ToldValues): ToldValues => (salt === undefined ? {} : { salt });

import * as v from 'valibot';
import { NUTRIENT_NAMES, NUTRIENTS } from '#core/nutrition/nutrients.ts';
import type { KnownNutrition } from '#core/nutrition/nutrition.ts';
import { objectOf } from '#core/object-of.ts';

const NUMBER = /^\d+([.,]\d+)?$/;

/** Typed number; an empty field is an unknown value. */
const valueText = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || NUMBER.test(text), /*i18n*/ 'diary.no_number'),
    v.transform((text) => (text === '' ? undefined : Number(text.replace(',', '.')))),
    v.optional(v.pipe(v.number(), v.maxValue(most, /*i18n*/ 'diary.value_too_high'))),
  );

/** Schema of the fields for the values of a dish, or of 100 g. */
export const valueTexts = (most: { readonly kcal: number; readonly grams: number }) =>
  objectOf(NUTRIENT_NAMES, (name) => valueText(most[NUTRIENTS[name].unit === 'kcal' ? 'kcal' : 'grams']));

export const NAME_TEXT = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(/*i18n*/ 'diary.name_missing'),
  v.maxLength(200, /*i18n*/ 'diary.name_too_long'),
);

type Typed = { readonly [Name in keyof KnownNutrition]?: number | undefined };

/** Drops empty values. */
export function knownOf(typed: Typed): KnownNutrition {
  const known: KnownNutrition = {};
  for (const name of NUTRIENT_NAMES) {
    const value = typed[name];
    if (value !== undefined) known[name] = value;
  }
  return known;
}

/** Values in the form, as text. */
export const textsOf = (locale: string, known: KnownNutrition) => {
  const { format } = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 });
  return objectOf(NUTRIENT_NAMES, (name) => {
    const value = known[name];
    return value === undefined ? '' : format(value);
  });
};

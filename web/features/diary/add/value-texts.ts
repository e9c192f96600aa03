import * as v from 'valibot';
import type { KnownNutrition } from '#core/nutrition/nutrition.ts';

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
export const valueTexts = (most: { readonly kcal: number; readonly grams: number }) => ({
  calories: valueText(most.kcal),
  protein: valueText(most.grams),
  carbs: valueText(most.grams),
  fat: valueText(most.grams),
  fiber: valueText(most.grams),
  saturates: valueText(most.grams),
  sugars: valueText(most.grams),
  salt: valueText(most.grams),
});

export const NAME_TEXT = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(/*i18n*/ 'diary.name_missing'),
  v.maxLength(200, /*i18n*/ 'diary.name_too_long'),
);

type Typed = { readonly [Name in keyof KnownNutrition]?: number | undefined };

/** Drops empty values. */
export const knownOf = (typed: Typed): KnownNutrition => {
  const { calories, protein, carbs, fat, fiber, saturates, sugars, salt } = typed;
  return {
    ...(calories !== undefined && { calories }),
    ...(protein !== undefined && { protein }),
    ...(carbs !== undefined && { carbs }),
    ...(fat !== undefined && { fat }),
    ...(fiber !== undefined && { fiber }),
    ...(saturates !== undefined && { saturates }),
    ...(sugars !== undefined && { sugars }),
    ...(salt !== undefined && { salt }),
  };
};

/** Values in the form, as text. */
export const textsOf = (locale: string, known: KnownNutrition) => {
  const { format } = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 });
  const text = (value: number | undefined) => (value === undefined ? '' : format(value));
  return {
    calories: text(known.calories),
    protein: text(known.protein),
    carbs: text(known.carbs),
    fat: text(known.fat),
    fiber: text(known.fiber),
    saturates: text(known.saturates),
    sugars: text(known.sugars),
    salt: text(known.salt),
  };
};

import type { I18n } from '@lingui/core';
import type { NutrientName } from '#core/nutrition/nutrients.ts';

/** Formats an amount of a nutrient with its unit, in the precision of the amount. */
export const nutrientAmount = (i18n: I18n, name: NutrientName, amount: number): string =>
  name === 'calories' ? i18n._('unit.kcal', { kcal: amount }) : i18n._('unit.grams', { grams: amount });

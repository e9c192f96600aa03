import type { I18n } from '@lingui/core';
import type { DiaryAmount } from '#core/diary/amount.ts';
import { amountText } from '#core/recipe/lines/line.ts';
import { screenLanguage } from '#web/shared/i18n/language.ts';

/** Message IDs of units that recipes lack or omit. */
const UNIT_WORDS: Partial<Record<DiaryAmount['unit'], string>> = {
  glass: /*i18n*/ 'diary.glasses',
  bowl: /*i18n*/ 'diary.bowls',
  serving: /*i18n*/ 'diary.servings',
  piece: /*i18n*/ 'diary.pieces',
};

/** Returns an amount in words: "2 slices", "1.5 servings". */
export function amountWords(i18n: I18n, { quantity, unit }: DiaryAmount): string {
  const words = UNIT_WORDS[unit];
  if (words !== undefined) return i18n._(words, { count: quantity });
  // The remaining units are those of recipes.
  return unit === 'glass' || unit === 'bowl' || unit === 'serving'
    ? ''
    : amountText({ quantity, unit }, screenLanguage(i18n));
}

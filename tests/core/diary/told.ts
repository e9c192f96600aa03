import { describedMeal } from '#core/diary/described-meal.ts';
import type { Language } from '#core/language.ts';

/** Returns the foods that are read of a text: "2 slice toast", "butter", "?kryptonite". */
export const told = (text: string, language: Language): readonly string[] =>
  describedMeal(text, language).map(({ words, food, amount, times }) =>
    [
      ...(amount ? [`${amount.quantity} ${amount.unit ?? ''}`.trim()] : []),
      ...(times === 1 ? [] : [`× ${times}`]),
      food?.id ?? `?${words}`,
    ].join(' '),
  );

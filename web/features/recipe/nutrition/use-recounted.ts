import { useEffect, useState } from 'react';
import type { Answers } from '#core/nutrition/question.ts';
import type { Recipe } from '#core/recipe/recipe.ts';

/**
 * Returns the recipe with its nutrition recalculated for the user's answers. For older recipes, adds saturates, sugars
 * and salt from their lines. Loads the food table only in these two cases.
 */
export function useRecounted(recipe: Recipe, answers: Answers): Recipe {
  const [counted, setCounted] = useState<Recipe>();
  const isAnswered = hasAnswers(answers);
  const needsCounting = isAnswered || lacksLabelValues(recipe);
  useEffect(() => {
    let isWanted = needsCounting;
    if (needsCounting)
      void import('#core/recipe/recount.ts').then(
        ({ recount, withLabelValues }) =>
          isWanted && setCounted(isAnswered ? recount(recipe, answers) : withLabelValues(recipe)),
        // Offline: keeps the stored nutrition and the question.
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [recipe, answers, isAnswered, needsCounting]);
  return needsCounting && counted?.id === recipe.id ? counted : recipe;
}

export const hasAnswers = ({ servings, grams }: Answers): boolean =>
  servings !== undefined || Object.keys(grams).length > 0;

const lacksLabelValues = ({ nutrition, lines }: Recipe): boolean =>
  nutrition.salt === undefined && lines.some(({ food }) => food !== undefined);

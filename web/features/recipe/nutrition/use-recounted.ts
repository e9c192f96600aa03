import { useEffect, useState } from 'react';
import type { Answers } from '#core/nutrition/question.ts';
import type { Recipe } from '#core/recipe/recipe.ts';

/** Returns the recipe with its nutrition recounted for the user's answers. Loads the food table only for answers. */
export function useRecounted(recipe: Recipe, answers: Answers): Recipe {
  const [counted, setCounted] = useState<Recipe>();
  const isAnswered = hasAnswers(answers);
  useEffect(() => {
    let isWanted = isAnswered;
    if (isAnswered)
      void import('#core/recipe/recount.ts').then(
        ({ recount }) => isWanted && setCounted(recount(recipe, answers)),
        // Offline: keeps the stored nutrition and the question.
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [recipe, answers, isAnswered]);
  return isAnswered && counted ? counted : recipe;
}

export const hasAnswers = ({ servings, grams }: Answers): boolean =>
  servings !== undefined || Object.keys(grams).length > 0;

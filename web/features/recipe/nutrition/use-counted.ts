import { useEffect, useState } from 'react';
import type { Answers } from '#core/nutrition/question.ts';
import type { Recipe } from '#core/recipe/recipe.ts';

/** A recipe as it counts with its cook's answers. The food table is only loaded where there are any. */
export function useCounted(recipe: Recipe, answers: Answers): Recipe {
  const [counted, setCounted] = useState<Recipe>();
  const isAnswered = hasAnswers(answers);
  useEffect(() => {
    let isWanted = isAnswered;
    if (isAnswered)
      void import('#core/recipe/recount.ts').then(
        ({ recount }) => isWanted && setCounted(recount(recipe, answers)),
        // It counts as it was written, and the question stays.
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [recipe, answers, isAnswered]);
  return isAnswered && counted ? counted : recipe;
}

/** Whether a cook has said anything. */
export const hasAnswers = ({ servings, grams }: Answers): boolean =>
  servings !== undefined || Object.keys(grams).length > 0;

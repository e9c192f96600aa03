import { nutritionPerServing } from './lines/nutrition-of.ts';
import type { Answers } from '../nutrition/question.ts';
import { uncertaintyOf } from './lines/uncertainty.ts';
import type { Recipe } from './recipe.ts';

export function recount(recipe: Recipe, answers: Answers): Recipe {
  const { range: _range, question: _question, ...rest } = recipe;
  const { servings = recipe.servings } = answers;
  const lines = recipe.lines.map((line, index) => {
    const grams = answers.grams[index];
    return grams === undefined ? line : { ...line, grams, weighed: 'weight' as const };
  });
  return {
    ...rest,
    lines,
    servings,
    ...nutritionPerServing(lines, servings),
    ...uncertaintyOf(lines, servings, answers.servings !== undefined),
  };
}

/** Adds saturates, sugars and salt to a recipe that is older than their calculation. Its other values stay. */
export function withLabelValues(recipe: Recipe): Recipe {
  const { saturates, sugars, salt } = nutritionPerServing(recipe.lines, recipe.servings).nutrition;
  return { ...recipe, nutrition: { ...recipe.nutrition, saturates, sugars, salt } };
}

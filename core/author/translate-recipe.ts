import type { UserId } from '../account/account.ts';
import { withinLimits } from '../limits/limits.ts';
import type { BudgetSpent, RecipeNotFound, TooManyAttempts, TranslationUnavailable } from '../errors.ts';
import type { Language } from '../language.ts';
import type { Ports } from '../ports.ts';
import { findRecipe } from '../recipe/find-recipe.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import { Diet, type Recipe } from '../recipe/recipe.ts';
import { err, type Result } from '../result.ts';
import * as v from 'valibot';
import { consult } from './consult.ts';
import type { Tell } from './events.ts';
import { translationTask } from './translation-task.ts';

type Needs = Pick<
  Ports,
  'clock' | 'secrets' | 'attempts' | 'models' | 'budget' | 'profiles' | 'recipes' | 'cookMarks'
>;

/**
 * Has a recipe of the user's own translated, unless it is in that language or was before, and keeps the translation with
 * it. It costs the cook nothing. Asked twice at once, the first to be done is kept.
 */
export async function translateRecipe(
  ports: Needs,
  userId: UserId,
  { id, to }: { readonly id: RecipeId; readonly to: Language },
  tell: Tell,
): Promise<Result<Recipe, RecipeNotFound | TooManyAttempts | TranslationUnavailable | BudgetSpent>> {
  const { recipes, profiles } = ports;
  const recipe = await recipes.find(userId, id);
  if (!recipe) return err({ type: 'RecipeNotFound' });
  if (recipe.language === to || recipe.translation?.language === to) return findRecipe(ports, userId, id);

  const within = await withinLimits(ports, [{ limit: 'translationFor', by: userId }]);
  if (!within.ok) return within;
  const avoided = {
    avoid: await profiles.avoided(userId),
    dietaryPreferences: recipe.dietaryPreferences.filter((diet) => v.is(Diet, diet)),
  };
  const translated = await consult(ports, translationTask({ recipe, to, avoided }), tell);
  if (!translated.ok) return err(unavailable(translated.error));
  const { answer, model } = translated.value;
  await recipes.addTranslation(userId, id, { ...answer, model: model.name });
  return findRecipe(ports, userId, id);
}

const unavailable = (failure: {
  readonly type: string;
  readonly retryAfterSeconds: number;
}): TranslationUnavailable | BudgetSpent => ({
  type: failure.type === 'BudgetSpent' ? 'BudgetSpent' : 'TranslationUnavailable',
  retryAfterSeconds: failure.retryAfterSeconds,
});

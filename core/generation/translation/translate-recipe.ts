import type { CookedReader, RecipeReader, RecipeWriter } from '../../recipe/ports.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { LimitPorts } from '../../limits/ports.ts';
import type { ProfileReader } from '../../account/ports.ts';
import type { ModelPorts } from '../model/ports.ts';
import type { TooLongToTranslate, TranslationUnavailable, TriesUsed } from '../errors.ts';
import type { RecipeNotFound } from '../../recipe/errors.ts';
import type { BudgetSpent } from '../model/errors.ts';
import { budgetFor, refund, type ModelRequester } from '../run/admission.ts';
import { checkLimits, type Attempt } from '../../limits/limits.ts';
import type { Language } from '../../language.ts';
import { findRecipe } from '../../recipe/find-recipe.ts';
import type { RecipeId } from '../../recipe/recipe-id.ts';
import { Diet } from '../../nutrition/diet.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { translatableLength } from '../../recipe/typed/translatable-words.ts';
import { err, type Result } from '../../result.ts';
import * as v from 'valibot';
import { askModels } from '../model/ask-models.ts';
import type { EmitGenerationEvent } from '../model/events.ts';
import { watchCalls } from '../model/watch-calls.ts';
import { translationTask } from './translation-task.ts';

type TranslationPorts = Pick<SystemPorts, 'clock' | 'secrets'> &
  LimitPorts &
  ModelPorts & {
    readonly profiles: ProfileReader;
    readonly recipes: RecipeReader & RecipeWriter;
    readonly cookMarks: CookedReader;
  };

/** Maximum length of a translated recipe, in characters: more than four times a long recipe. */
const MAX_LENGTH = 20_000;

/**
 * Translates a recipe of the user and stores the translation with it, unless it is in that language or translated
 * already. Free for the user, so number and length are limited. Requests that reached no model do not count. Of
 * concurrent translations the first is kept.
 */
export async function translateRecipe(
  ports: TranslationPorts,
  { userId, tier }: Pick<ModelRequester, 'userId' | 'tier'>,
  { id, to }: { readonly id: RecipeId; readonly to: Language },
  emit: EmitGenerationEvent,
): Promise<
  Result<Recipe, RecipeNotFound | TriesUsed | TooLongToTranslate | TranslationUnavailable | BudgetSpent>
> {
  const { recipes, profiles } = ports;
  const recipe = await recipes.find(userId, id);
  if (!recipe) return err({ type: 'RecipeNotFound' });
  if (recipe.language === to || recipe.translation?.language === to) return findRecipe(ports, userId, id);
  if (translatableLength(recipe) > MAX_LENGTH) return err({ type: 'TooLongToTranslate', most: MAX_LENGTH });

  const failed: readonly Attempt[] = [{ limit: `untranslated/${tier}`, by: userId }];
  const asked: readonly Attempt[] = [
    { limit: `translation/${tier}`, by: userId },
    { limit: 'translationFor', by: userId },
  ];
  const at = ports.clock.now();
  const within = await checkLimits(ports, [...asked, ...failed]);
  if (!within.ok) return err({ ...within.error, type: 'TriesUsed' });
  const avoided = {
    avoid: await profiles.avoided(userId),
    dietaryPreferences: recipe.dietaryPreferences.filter((diet) => v.is(Diet, diet)),
  };
  const watched = watchCalls(emit);
  const budget = budgetFor(ports.budget, tier === 'free' ? 'others' : 'paying');
  const translated = await askModels(
    { ...ports, budget },
    translationTask({ recipe, to, avoided }),
    watched.emit,
  );
  const { isReached, isAnswered } = watched.calls;
  if (!isReached) await refund(ports, [...asked, ...failed], at);
  else if (translated.ok || !isAnswered) await refund(ports, failed, at);
  if (!translated.ok) return err(unavailable(translated.error));
  const { answer, model } = translated.value;
  await recipes.addTranslation(recipe, { ...answer, model: model.name });
  return findRecipe(ports, userId, id);
}

const unavailable = (failure: {
  readonly type: string;
  readonly retryAfterSeconds: number;
}): TranslationUnavailable | BudgetSpent => ({
  type: failure.type === 'BudgetSpent' ? 'BudgetSpent' : 'TranslationUnavailable',
  retryAfterSeconds: failure.retryAfterSeconds,
});

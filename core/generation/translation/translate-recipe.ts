import type { CookedReader, RecipeReader, RecipeWriter } from '../../recipe/ports.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { LimitPorts } from '../../limits/ports.ts';
import type { ProfileReader } from '../../account/ports.ts';
import type { ModelPorts } from '../model/ports.ts';
import type { TranslationUnavailable } from '../errors.ts';
import type { TooManyAttempts } from '../../limits/errors.ts';
import type { RecipeNotFound } from '../../recipe/errors.ts';
import type { BudgetSpent } from '../model/errors.ts';
import { budgetFor, refundUnfinished, type ModelRequester } from '../run/admission.ts';
import { checkLimits, type Attempt } from '../../limits/limits.ts';
import type { Language } from '../../language.ts';
import { findRecipe } from '../../recipe/find-recipe.ts';
import type { RecipeId } from '../../recipe/recipe-id.ts';
import { Diet, type Recipe } from '../../recipe/recipe.ts';
import { err, type Result } from '../../result.ts';
import * as v from 'valibot';
import { askModels } from '../model/ask-models.ts';
import type { EmitGenerationEvent } from '../model/events.ts';
import { translationTask } from './translation-task.ts';

type TranslationPorts = Pick<SystemPorts, 'clock' | 'secrets'> &
  LimitPorts &
  ModelPorts & {
    readonly profiles: ProfileReader;
    readonly recipes: RecipeReader & RecipeWriter;
    readonly cookMarks: CookedReader;
  };

/**
 * Translates a recipe of the user and stores the translation with it, unless it is in that language or translated
 * already. Free for the user; a failed translation counts as an unfinished generation. Of concurrent translations the
 * first one is kept.
 */
export async function translateRecipe(
  ports: TranslationPorts,
  { userId, tier }: Pick<ModelRequester, 'userId' | 'tier'>,
  { id, to }: { readonly id: RecipeId; readonly to: Language },
  emit: EmitGenerationEvent,
): Promise<Result<Recipe, RecipeNotFound | TooManyAttempts | TranslationUnavailable | BudgetSpent>> {
  const { recipes, profiles } = ports;
  const recipe = await recipes.find(userId, id);
  if (!recipe) return err({ type: 'RecipeNotFound' });
  if (recipe.language === to || recipe.translation?.language === to) return findRecipe(ports, userId, id);

  const unfinished: readonly Attempt[] = [{ limit: `unfinished/${tier}`, by: userId }];
  const at = ports.clock.now();
  const within = await checkLimits(ports, [{ limit: 'translationFor', by: userId }, ...unfinished]);
  if (!within.ok) return within;
  const avoided = {
    avoid: await profiles.avoided(userId),
    dietaryPreferences: recipe.dietaryPreferences.filter((diet) => v.is(Diet, diet)),
  };
  let isAnswered = false;
  const budget = budgetFor(ports.budget, tier === 'free' ? 'others' : 'paying');
  const translated = await askModels(
    { ...ports, budget },
    translationTask({ recipe, to, avoided }),
    (event) => {
      isAnswered ||= event.type === 'model call' && event.isAnswered;
      emit(event);
    },
  );
  if (translated.ok || !isAnswered) await refundUnfinished(ports, { unfinished, at });
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

import type { NoDish, NoFood, NothingLeft, RecipeRefused, WishUnmet } from '../errors.ts';
import type { AuthorUnavailable, BudgetSpent } from '../model/errors.ts';
import * as v from 'valibot';
import type { Language } from '../../language.ts';
import { namesOf } from '../../nutrition/food-names.ts';
import type { FoodId } from '../../nutrition/food.ts';
import { foodById } from '../../nutrition/foods/foods.ts';
import { nutritionPerServing } from '../../recipe/lines/nutrition-of.ts';
import { uncertaintyOf } from '../../recipe/lines/uncertainty.ts';
import { changesBetween } from '../../recipe/changes.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import { markedStep } from '../../recipe/steps/step-marks.ts';
import { err, ok, type Result } from '../../result.ts';
import { SECOND } from '../../time.ts';
import { missOf } from '../aim-check.ts';
import type { GenerationInput } from '../generation-input.ts';
import { askModels, type AskModelsPorts, type Verdict } from '../model/ask-models.ts';
import { draftReader } from '../draft/draft-reader.ts';
import { AnsweredDraft, lineOf, SeenFoods, OnlySeenFoods, type Draft } from '../draft/draft.ts';
import type { EmitGenerationEvent } from '../model/events.ts';
import { feedbackOnDraft, keptDiets } from '../draft/check-draft.ts';
import { safeSteps } from '../draft/food-safety.ts';
import { guardFor } from '../guard/guard.ts';
import {
  feedbackOnIngredients,
  acceptedFoods,
  isAccepted,
  NO_INGREDIENTS,
  unusedOf,
  withoutRemoved,
} from '../ingredients.ts';
import { isRecipeIn } from '../draft/language-check.ts';
import type { Model } from '../model/model.ts';
import { parseJson } from '../model/parse-json.ts';
import { isPlain } from '../draft/plain-words.ts';
import { LANGUAGE_NAMES, promptFor } from '../prompt/prompt.ts';

/** Time limit for all models, fallbacks and the repair together. */
const WRITING_TIME_LIMIT = 50 * SECOND;

type Failure = NoFood | NothingLeft | NoDish | RecipeRefused | WishUnmet;

/**
 * Has the first capable model write a recipe and emits its parts as they grow. An invalid answer is sent back once
 * with feedback, then the next model is asked. The same applies to food that the user avoids or nobody may eat; the
 * second time there is no recipe. A variation that misses its aims fails. If the user avoids everything that is
 * confirmed, no model is asked.
 */
export async function writeRecipe(
  ports: AskModelsPorts,
  input: GenerationInput,
  emit: EmitGenerationEvent,
): Promise<Result<RecipeContent, Failure | AuthorUnavailable | BudgetSpent>> {
  const { language, preferences, ingredients = NO_INGREDIENTS } = input;
  const newGuard = () => guardFor(preferences);
  if (ingredients.confirmed.length > 0 && acceptedFoods(ingredients, newGuard).length === 0)
    return err({ type: 'NothingLeft' });
  const written = await askModels(
    ports,
    {
      prompt: promptFor(input),
      timeLimit: WRITING_TIME_LIMIT,
      follow: () => draftReader(language, withoutRemoved(newGuard(), ingredients, language), emit),
      judge: (answer) => judge(answer, input),
    },
    emit,
  );
  if (!written.ok) return written;
  const { answer, model } = written.value;
  return ok(contentOf(answer, input, model));
}

function judge(answer: string, input: GenerationInput): Verdict<AnsweredDraft, Failure> {
  const { language, preferences, ingredients = NO_INGREDIENTS } = input;
  const newGuard = () => guardFor(preferences);
  const json = parseJson(answer);
  if (json === undefined) return retryable('The answer is not one JSON object.');
  const sighting = v.safeParse(SeenFoods, json);
  if (sighting.success && sighting.output.ingredients.length === 0 && ingredients.confirmed.length === 0)
    return { type: 'rejected', outcome: 'no food', failure: { type: 'NoFood' } };
  if (sighting.success && v.is(OnlySeenFoods, json)) {
    const isFoodEaten = sighting.output.ingredients.some((name) => isAccepted(name, newGuard));
    const failure = { type: isFoodEaten ? 'NoDish' : 'NothingLeft' } as const;
    return { type: 'rejected', outcome: 'no dish', feedback: 'Write a recipe of these foods.', failure };
  }
  const draft = v.safeParse(AnsweredDraft, json);
  if (!draft.success) return retryable(issuesOf(draft.issues));
  const wrong = wrongWords(draft.output, input);
  if (wrong) return retryable(wrong);
  const miss = missOf(draft.output, input);
  if (miss) return { ...retryable(miss.feedback), failure: { type: 'WishUnmet', aim: miss.aim } };
  const { maxPrepTime = Infinity } = preferences;
  if (draft.output.prepTime > maxPrepTime)
    return retryable(`prepTime: it has to be on the table in ${maxPrepTime} minutes.`);
  const feedback =
    feedbackOnDraft(draft.output, preferences) ??
    feedbackOnIngredients(draft.output, ingredients, language, newGuard);
  if (feedback)
    return { type: 'rejected', outcome: 'forbidden', feedback, failure: { type: 'RecipeRefused' } };
  return { type: 'valid', outcome: 'draft', answer: draft.output };
}

const retryable = (feedback: string) => ({ type: 'retryable', outcome: 'fault', feedback }) as const;

function wrongWords(
  { title, cuisine, lines, steps }: Draft,
  { language }: GenerationInput,
): string | undefined {
  if (!isRecipeIn(language, { title, names: lines.map(({ name }) => name), steps }))
    return `All words of the recipe have to be in ${LANGUAGE_NAMES[language]}.`;
  const texts = [title, cuisine, ...lines.flatMap(({ name, note }) => [name, note ?? '']), ...steps];
  return texts.every(isPlain) ? undefined : 'A recipe holds no links, no markup and nothing but cooking.';
}

const issuesOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`).join('\n');

function contentOf(
  draft: AnsweredDraft,
  { language, parent, ingredients = NO_INGREDIENTS }: GenerationInput,
  model: Model,
): RecipeContent {
  const { ingredients: _seen, notUsed: _excused, ...written } = draft;
  const notUsed = unusedOf(draft.lines, ingredients, language).map((food) => ({
    food,
    names: { en: nameOf(food, 'en'), de: nameOf(food, 'de') },
  }));
  const lines = draft.lines.map((line) => lineOf(line, language));
  const names = lines.map(({ name }) => name);
  return {
    ...written,
    dietaryPreferences: keptDiets(draft),
    lines,
    steps: safeSteps(draft, language).map((text) => markedStep(text, language, names)),
    ...nutritionPerServing(lines, draft.servings),
    ...uncertaintyOf(lines, draft.servings),
    language,
    model: model.name,
    ...(notUsed.length > 0 && { notUsed }),
    ...(parent && { changes: changesBetween(parent, { lines, servings: draft.servings, language }) }),
  };
}

function nameOf(id: FoodId, language: Language): string {
  const food = foodById(id);
  return food ? namesOf(food, language).several : id;
}

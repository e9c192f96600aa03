import type { Language } from '../../language.ts';
import { changesBetween } from '../../recipe/changes-between.ts';
import { nutritionPerServing } from '../../recipe/lines/nutrition-of.ts';
import type { Line } from '../../recipe/lines/line.ts';
import { uncertaintyOf } from '../../recipe/lines/uncertainty.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import { markedStep } from '../../recipe/steps/step-marks.ts';
import type { Step } from '../../recipe/steps/step.ts';
import { keptDiets } from '../draft/check-draft.ts';
import { missesDay } from '../day-check.ts';
import { doubtsAbout } from '../draft/doubts.ts';
import { safeSteps } from '../draft/food-safety.ts';
import { judgedLines, type ReadDraft } from '../draft/read-draft.ts';
import { notesOf } from '../draft-notes.ts';
import type { GenerationInput } from '../generation-input.ts';
import { guardFor } from '../../guard/guard.ts';
import { nameIn, NO_INGREDIENTS } from '../ingredients.ts';
import { notUsedIn } from '../not-used.ts';
import { tooMuchOf } from '../ingredients-check.ts';
import type { Model } from '../model/model.ts';
import { linesToBuy } from '../to-buy.ts';

/** Returns the content of the recipe that a draft becomes. */
export function contentOf(draft: ReadDraft, input: GenerationInput, model: Model): RecipeContent {
  const { language, parent, preferences, ingredients = NO_INGREDIENTS } = input;
  const { title, cuisine, difficulty, prepTime, activeTime, servings } = draft;
  const lines = linesOf(draft, input);
  const notUsed = notUsedIn(draft, lines, input);
  const doubts = doubtsIn(draft, lines, input);
  const isAsked = ingredients.confirmed.length + ingredients.removed.length > 0;
  const standards = { language, guard: guardFor(preferences), ingredients };
  return {
    title,
    cuisine,
    ...notesOf(draft, standards),
    difficulty,
    prepTime,
    ...(activeTime !== undefined && activeTime < prepTime && { activeTime }),
    servings,
    dietaryPreferences: keptDiets(draft),
    lines,
    steps: stepsOf(draft, language),
    ...nutritionPerServing(lines, servings),
    ...uncertaintyOf(lines, servings),
    language,
    model: model.name,
    ...(notUsed.length > 0 && { notUsed }),
    ...(doubts.length > 0 && { doubts }),
    ...(isAsked && { asked: { confirmed: ingredients.confirmed, removed: ingredients.removed } }),
    ...(parent && { changes: changesBetween(parent, { lines, servings, language }) }),
  };
}

/** Returns the lines of a draft, with a mark on those that have to be bought. */
export function linesOf(
  draft: ReadDraft,
  {
    preferences,
    ingredients = NO_INGREDIENTS,
    parent,
    cupboard,
  }: Pick<GenerationInput, 'preferences' | 'ingredients' | 'parent' | 'cupboard'>,
): Line[] {
  const confirmed = ingredients.confirmed.map(({ food }) => food);
  const before = parent?.lines.flatMap(({ food, isToBuy }) => (food && !isToBuy ? [food] : [])) ?? [];
  const toBuy = linesToBuy(
    judgedLines(draft),
    draft.ingredients,
    [...confirmed, ...before],
    // Users who tick foods have, besides these, only the foods that the prompt allows. Users who buy nothing are taken
    // to have all foods that keep.
    preferences.buysNothing ? 'anything' : confirmed.length > 0 ? 'granted' : 'ordinary',
    cupboard,
  );
  return draft.read.map((line, at) => ({ ...line, ...(toBuy[at] && { isToBuy: true }) }));
}

function stepsOf(draft: ReadDraft, language: Language): Step[] {
  const names = draft.lines.map(({ name }) => name);
  return safeSteps(draft, language).map((text, at) => {
    const section = draft.stepSections[at];
    return { ...markedStep(text, language, names), ...(section !== undefined && { section }) };
  });
}

/** Returns the doubts about a draft. Its model is asked once more. Remaining doubts are shown with the recipe. */
export const doubtsIn = (
  draft: ReadDraft,
  lines: readonly Line[],
  {
    language,
    preferences: { maxPrepTime = Infinity, dayLeft },
    ingredients = NO_INGREDIENTS,
    cupboard,
  }: GenerationInput,
): NonNullable<RecipeContent['doubts']> => [
  ...(draft.prepTime > maxPrepTime ? [{ about: 'late', most: maxPrepTime } as const] : []),
  ...missesDay(draft, dayLeft),
  ...tooMuchOf(lines, ingredients).map(
    ({ food }) => ({ about: 'too-much', name: nameIn(language, food) }) as const,
  ),
  ...doubtsAbout({ ...draft, language, lines, cupboard }),
];

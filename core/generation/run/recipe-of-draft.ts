import type { Language } from '../../language.ts';
import { namesOf } from '../../nutrition/food-names.ts';
import type { FoodId } from '../../nutrition/food.ts';
import { foodById } from '../../nutrition/foods/foods.ts';
import { changesBetween } from '../../recipe/changes.ts';
import { nutritionPerServing } from '../../recipe/lines/nutrition-of.ts';
import type { Line } from '../../recipe/lines/line.ts';
import { uncertaintyOf } from '../../recipe/lines/uncertainty.ts';
import type { ReasonNotUsed, RecipeContent } from '../../recipe/recipe.ts';
import { markedStep } from '../../recipe/steps/step-marks.ts';
import type { Step } from '../../recipe/steps/step.ts';
import { keptDiets } from '../draft/check-draft.ts';
import { doubtsAbout } from '../draft/doubts.ts';
import { safeSteps } from '../draft/food-safety.ts';
import type { ReadDraft } from '../draft/read-draft.ts';
import { notesOf } from '../draft-notes.ts';
import type { GenerationInput } from '../generation-input.ts';
import { guardFor } from '../../guard/guard.ts';
import { acceptedFoods, NO_INGREDIENTS } from '../ingredients.ts';
import { tooMuchOf, unusedOf } from '../ingredients-check.ts';
import { mainKindOf } from '../main-kind.ts';
import type { Model } from '../model/model.ts';
import { linesToBuy } from '../to-buy.ts';

/** Returns the recipe that a cook gets of a draft. */
export function contentOf(draft: ReadDraft, input: GenerationInput, model: Model): RecipeContent {
  const { language, parent, preferences, ingredients = NO_INGREDIENTS } = input;
  const { title, cuisine, difficulty, prepTime, activeTime, servings } = draft;
  const lines = linesOf(draft, input);
  const notUsed = notUsedIn(lines, input);
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

/** Returns the lines of a draft, and which of them have to be bought. */
export function linesOf(
  { ingredients: seen, read }: ReadDraft,
  { preferences, ingredients = NO_INGREDIENTS, parent, cupboard: said }: GenerationInput,
): Line[] {
  const confirmed = ingredients.confirmed.map(({ food }) => food);
  const before = parent?.lines.flatMap(({ food, isToBuy }) => (food && !isToBuy ? [food] : [])) ?? [];
  // Who has ticked what is there has the basics beside it. "Only what I have" allows what any cupboard holds.
  const cupboard = confirmed.length > 0 && !preferences.buysNothing ? 'basics' : 'ordinary';
  const toBuy = linesToBuy(read, seen, [...confirmed, ...before], cupboard, said);
  return read.map((line, at) => ({ ...line, ...(toBuy[at] && { isToBuy: true }) }));
}

function stepsOf(draft: ReadDraft, language: Language): Step[] {
  const names = draft.lines.map(({ name }) => name);
  return safeSteps(draft, language).map((text, at) => {
    const section = draft.stepSections[at];
    return { ...markedStep(text, language, names), ...(section !== undefined && { section }) };
  });
}

/** Returns what is doubted of a draft although its model was asked once more. */
const doubtsIn = (
  draft: ReadDraft,
  lines: readonly Line[],
  { language, ingredients = NO_INGREDIENTS }: GenerationInput,
): NonNullable<RecipeContent['doubts']> => [
  ...tooMuchOf(lines, ingredients).map(
    ({ food }) => ({ about: 'too-much', name: nameOf(food, language) }) as const,
  ),
  ...doubtsAbout({ ...draft, language, lines }),
];

/** Names the confirmed foods that stay out, and why. */
function notUsedIn(
  lines: readonly Line[],
  { language, preferences, ingredients = NO_INGREDIENTS }: GenerationInput,
): NonNullable<RecipeContent['notUsed']> {
  const accepted = acceptedFoods(ingredients, () => guardFor(preferences));
  const eaten = new Set(accepted.map(({ food }) => food));
  const kinds = new Set(lines.map(({ food }) => food !== undefined && mainKindOf(food)));
  const reasonOf = (food: FoodId): ReasonNotUsed => {
    if (!eaten.has(food)) return 'avoided';
    const kind = mainKindOf(food);
    return kind && kinds.has(kind) ? 'enough' : 'unsuited';
  };
  return unusedOf(lines, ingredients, language).map((food) => ({
    food,
    names: { en: nameOf(food, 'en'), de: nameOf(food, 'de') },
    reason: reasonOf(food),
  }));
}

function nameOf(id: FoodId, language: Language): string {
  const food = foodById(id);
  return food ? namesOf(food, language).several : id;
}

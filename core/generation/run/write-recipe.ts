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
import type { ReasonNotUsed, RecipeContent } from '../../recipe/recipe.ts';
import type { Line } from '../../recipe/lines/line.ts';
import { markedStep } from '../../recipe/steps/step-marks.ts';
import type { Step } from '../../recipe/steps/step.ts';
import { err, ok, type Result } from '../../result.ts';
import { SECOND } from '../../time.ts';
import { mainKindOf } from '../main-kind.ts';
import { missOf } from '../aim-check.ts';
import type { GenerationInput } from '../generation-input.ts';
import { askModels, type AskModelsPorts, type Verdict } from '../model/ask-models.ts';
import { doubtsAbout } from '../draft/doubts.ts';
import { draftReader } from '../draft/draft-reader.ts';
import { AnsweredDraft, lineOf, NoDishWritten, SeenFoods, OnlySeenFoods } from '../draft/draft.ts';
import { mendedAnswer } from '../draft/mend-answer.ts';
import { notesOf } from '../draft-notes.ts';
import { withSections, type SectionedDraft } from '../draft/draft-sections.ts';
import { withStepTime } from '../draft/step-time.ts';
import type { EmitGenerationEvent } from '../model/events.ts';
import { feedbackOnDraft, keptDiets } from '../draft/check-draft.ts';
import { safeSteps } from '../draft/food-safety.ts';
import { guardFor } from '../../guard/guard.ts';
import { acceptedFoods, isAccepted, NO_INGREDIENTS } from '../ingredients.ts';
import {
  feedbackOnConfirmed,
  feedbackOnRemoved,
  unusedOf,
  usesConfirmed,
  withoutRemoved,
} from '../ingredients-check.ts';
import { isRecipeIn } from '../draft/language-check.ts';
import type { Model } from '../model/model.ts';
import { parseJson } from '../model/parse-json.ts';
import { isPlain } from '../draft/plain-words.ts';
import { LANGUAGE_NAMES, promptFor } from '../prompt/prompt.ts';
import { Wish, wishesClash, type WishesClash } from '../wishes.ts';
import { linesToBuy } from '../to-buy.ts';

/** Time limit for all models, fallbacks and the repair together. */
const WRITING_TIME_LIMIT = 50 * SECOND;

type Failure = NoFood | NothingLeft | NoDish | WishesClash | RecipeRefused | WishUnmet;

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
      follow: () =>
        draftReader(
          language,
          withoutRemoved(newGuard(), ingredients, language),
          emit,
          ingredients.confirmed.length > 0,
        ),
      judge: (answer) => judge(answer, input),
    },
    emit,
  );
  if (!written.ok) return written;
  const { answer, model } = written.value;
  return ok(contentOf(answer, input, model));
}

/** The embedded author knows the wishes without which there would be a dish. */
const NoRecipe = v.strictObject({
  ...OnlySeenFoods.entries,
  clash: v.optional(v.tupleWithRest([Wish], Wish)),
  /** It understands few wishes, and says so rather than write something else. */
  isWishUnmet: v.optional(v.literal(true)),
});

function judge(answer: string, input: GenerationInput): Verdict<SectionedDraft, Failure> {
  const { language, preferences, ingredients = NO_INGREDIENTS } = input;
  const newGuard = () => guardFor(preferences);
  const json = mendedAnswer(parseJson(answer));
  if (json === undefined) return retryable('The answer is not one JSON object.');
  const sighting = v.safeParse(SeenFoods, json);
  if (sighting.success && sighting.output.ingredients.length === 0 && ingredients.confirmed.length === 0)
    return { type: 'rejected', outcome: 'no food', failure: { type: 'NoFood' } };
  const refusal = v.safeParse(NoRecipe, json);
  if (refusal.success || (sighting.success && v.is(NoDishWritten, json))) {
    const said = refusal.success ? refusal.output : undefined;
    if (said?.isWishUnmet) return { type: 'rejected', outcome: 'no dish', failure: { type: 'WishUnmet' } };
    const isFoodEaten =
      sighting.success && sighting.output.ingredients.some((name) => isAccepted(name, newGuard));
    const failure = said?.clash
      ? wishesClash(said.clash)
      : ({ type: isFoodEaten ? 'NoDish' : 'NothingLeft' } as const);
    return { type: 'rejected', outcome: 'no dish', feedback: 'Write a recipe of these foods.', failure };
  }
  const answered = v.safeParse(AnsweredDraft, json);
  if (!answered.success) return retryable(issuesOf(answered.issues));
  const written = withSections(answered.output);
  const draft = withStepTime(written, language);
  const words = wrongWords(draft, input);
  if (words) return retryable(words);
  const miss = missOf(draft, input);
  if (miss) return { ...retryable(miss.feedback), failure: { type: 'WishUnmet', aim: miss.aim } };
  const { maxPrepTime = Infinity } = preferences;
  const late = `prepTime: it has to be on the table in ${maxPrepTime} minutes.`;
  if (written.prepTime > maxPrepTime) return { ...retryable(late), failure: wishesClash(['maxPrepTime']) };
  const feedback = feedbackOnDraft(draft, preferences) ?? feedbackOnRemoved(draft, ingredients, language);
  if (feedback)
    return { type: 'rejected', outcome: 'forbidden', feedback, failure: { type: 'RecipeRefused' } };
  const bought = preferences.buysNothing ? feedbackOnBuying(draft, input) : undefined;
  if (bought)
    return { type: 'rejected', outcome: 'bought', feedback: bought, failure: wishesClash(['buysNothing']) };
  const wrong = feedbackOnConfirmed(draft, ingredients, language, newGuard);
  if (wrong !== undefined && !usesConfirmed(draft.lines, ingredients, language, newGuard))
    return { ...retryable(wrong), failure: { type: 'NoDish' } };
  const doubts = [
    // A recipe that leaves out one of the foods says so, and is better than none.
    ...(wrong === undefined ? [] : [wrong]),
    ...(draft.prepTime > maxPrepTime ? [`${late} The times of the steps are longer.`] : []),
    ...(doubtsAbout({ ...draft, language, lines: linesOf(draft, input) }) ?? []),
  ];
  return doubts.length > 0
    ? { type: 'doubtful', outcome: 'doubtful', feedback: doubts.join('\n'), answer: draft }
    : { type: 'valid', outcome: 'draft', answer: draft };
}

function feedbackOnBuying(draft: SectionedDraft, input: GenerationInput): string | undefined {
  const bought = linesOf(draft, input).filter(({ isToBuy }) => isToBuy);
  return bought.length > 0
    ? `lines: the cook buys nothing. Leave out ${bought.map(({ name }) => JSON.stringify(name)).join(', ')}.`
    : undefined;
}

const retryable = (feedback: string) => ({ type: 'retryable', outcome: 'fault', feedback }) as const;

function wrongWords(
  { title, cuisine, lines, steps, lineSections, stepSections }: SectionedDraft,
  { language }: GenerationInput,
): string | undefined {
  if (lines.length === 0 || steps.length === 0) return 'A recipe has lines and steps.';
  if (!isRecipeIn(language, { title, names: lines.map(({ name }) => name), steps }))
    return `All words of the recipe have to be in ${LANGUAGE_NAMES[language]}.`;
  const sections = [...lineSections, ...stepSections].map((name) => name ?? '');
  const words = lines.flatMap(({ name, note }) => [name, note ?? '']);
  return [title, cuisine, ...sections, ...words, ...steps].every(isPlain)
    ? undefined
    : 'A recipe holds no links, no markup and nothing but cooking.';
}

const issuesOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`).join('\n');

function contentOf(draft: SectionedDraft, input: GenerationInput, model: Model): RecipeContent {
  const { language, parent, preferences, ingredients = NO_INGREDIENTS } = input;
  const { title, cuisine, difficulty, prepTime, activeTime, servings } = draft;
  const lines = linesOf(draft, input);
  const notUsed = notUsedIn(draft, lines, input);
  const standards = { language, guard: guardFor(preferences), ingredients };
  return {
    title,
    cuisine,
    ...notesOf(draft, standards),
    difficulty,
    prepTime,
    ...(activeTime !== undefined && activeTime < prepTime && { activeTime }),
    servings,
    dietaryPreferences: keptDiets(draft, lines),
    lines,
    steps: stepsOf(draft, language),
    ...nutritionPerServing(lines, servings),
    ...uncertaintyOf(lines, servings),
    language,
    model: model.name,
    ...(notUsed.length > 0 && { notUsed }),
    ...(parent && { changes: changesBetween(parent, { lines, servings, language }) }),
  };
}

function linesOf(
  { ingredients: seen, lines, lineSections }: SectionedDraft,
  { language, preferences, ingredients = NO_INGREDIENTS, parent }: GenerationInput,
): Line[] {
  const read = lines.map((line) => lineOf(line, language));
  const confirmed = ingredients.confirmed.map(({ food }) => food);
  const before = parent?.lines.flatMap(({ food, isToBuy }) => (food && !isToBuy ? [food] : [])) ?? [];
  // Who has ticked what is there has the basics beside it. "Only what I have" allows what any cupboard holds.
  const cupboard = confirmed.length > 0 && !preferences.buysNothing ? 'basics' : 'ordinary';
  const toBuy = linesToBuy(read, seen, [...confirmed, ...before], cupboard);
  return read.map((line, at) => ({
    ...line,
    ...(lineSections[at] !== undefined && { section: lineSections[at] }),
    ...(toBuy[at] && { isToBuy: true }),
  }));
}

function stepsOf(draft: SectionedDraft, language: Language): Step[] {
  const names = draft.lines.map(({ name }) => name);
  return safeSteps(draft, language).map((text, at) => {
    const section = draft.stepSections[at];
    return { ...markedStep(text, language, names), ...(section !== undefined && { section }) };
  });
}

/** Names the confirmed foods that stay out, and why. */
function notUsedIn(
  draft: SectionedDraft,
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
  return unusedOf(draft.lines, ingredients, language).map((food) => ({
    food,
    names: { en: nameOf(food, 'en'), de: nameOf(food, 'de') },
    reason: reasonOf(food),
  }));
}

function nameOf(id: FoodId, language: Language): string {
  const food = foodById(id);
  return food ? namesOf(food, language).several : id;
}

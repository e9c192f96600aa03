import type { NoDish, NoFood, NothingLeft, RecipeRefused, WishUnmet } from '../errors.ts';
import type { AuthorUnavailable, BudgetSpent } from '../model/errors.ts';
import * as v from 'valibot';
import type { Line } from '../../recipe/lines/line.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import { err, ok, type Result } from '../../result.ts';
import { SECOND } from '../../time.ts';
import { missOf } from '../aim-check.ts';
import type { GenerationInput } from '../generation-input.ts';
import { askModels, type AskModelsPorts, type Verdict } from '../model/ask-models.ts';
import { feedbackOnDoubt } from '../draft/doubts.ts';
import { draftReader } from '../draft/draft-reader.ts';
import { AnsweredDraft, NoDishWritten, SeenFoods, OnlySeenFoods } from '../draft/draft.ts';
import { mendedAnswer } from '../draft/mend-answer.ts';
import { readDraft, type ReadDraft } from '../draft/read-draft.ts';
import { withStepTime } from '../draft/step-time.ts';
import type { EmitGenerationEvent } from '../model/events.ts';
import { feedbackOnDraft } from '../draft/check-draft.ts';
import { guardFor } from '../../guard/guard.ts';
import { acceptedFoods, isAccepted, NO_INGREDIENTS, englishName } from '../ingredients.ts';
import {
  feedbackOnConfirmed,
  feedbackOnRemoved,
  usesConfirmed,
  withoutRemoved,
} from '../ingredients-check.ts';
import { isRecipeIn } from '../draft/language-check.ts';
import { parseJson } from '../model/parse-json.ts';
import { contentOf, doubtsIn, linesOf } from './recipe-of-draft.ts';
import { isPlain } from '../draft/plain-words.ts';
import { LANGUAGE_NAMES, promptFor } from '../prompt/prompt.ts';
import { feedbackOnWish } from '../wish-check.ts';
import { Wish, wishesClash, type WishesClash } from '../wishes.ts';

/** Time limit for all models, fallbacks and the repair together. */
const WRITING_TIME_LIMIT = 50 * SECOND;

type Failure = NoFood | NothingLeft | NoDish | WishesClash | RecipeRefused | WishUnmet;

/**
 * Lets the first capable model write a recipe, and emits its parts as they grow. An invalid answer is sent back once
 * with feedback, then the next model is asked. An answer with food that the user avoids or nobody may eat is sent back
 * too, but a second one ends the run without a recipe. A variation that misses its aims fails. If the user avoids all
 * confirmed foods, no model is asked.
 */
export async function writeRecipe(
  ports: AskModelsPorts,
  input: GenerationInput,
  emit: EmitGenerationEvent,
): Promise<Result<RecipeContent, Failure | AuthorUnavailable | BudgetSpent>> {
  const { language, preferences, ingredients = NO_INGREDIENTS } = input;
  const newGuard = () => guardFor(preferences);
  const { confirmed } = ingredients;
  // A vegetarian variation may use none of its parent's foods.
  if (!input.parent && confirmed.length > 0 && acceptedFoods(ingredients, newGuard).length === 0)
    return err({ type: 'NothingLeft' });
  const written = await askModels(
    ports,
    {
      prompt: promptFor(input),
      timeLimit: WRITING_TIME_LIMIT,
      follow: () =>
        draftReader(language, withoutRemoved(newGuard(), ingredients), emit, confirmed.length > 0),
      judge: (answer) => judge(answer, input),
    },
    emit,
  );
  if (!written.ok) return written;
  const { answer, model } = written.value;
  return ok(contentOf(answer, input, model));
}

/** The embedded author lists the wishes that prevent a dish. */
const NoRecipe = v.strictObject({
  ...OnlySeenFoods.entries,
  clash: v.optional(v.tupleWithRest([Wish], Wish)),
  /** The embedded author understands few wishes. It reports others instead of ignoring them. */
  isWishUnmet: v.optional(v.literal(true)),
});

function judge(answer: string, input: GenerationInput): Verdict<ReadDraft, Failure> {
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
  const written = readDraft(answered.output, language);
  const draft = withStepTime(written, language);
  const words = wrongWords(draft, input);
  if (words) return retryable(words);
  const miss = missOf(draft, input);
  if (miss) return { ...retryable(miss.feedback), failure: { type: 'WishUnmet', aim: miss.aim } };
  const unheeded = feedbackOnWish(draft, input);
  if (unheeded) return { ...retryable(unheeded), failure: { type: 'WishUnmet' } };
  const { maxPrepTime = Infinity } = preferences;
  const late = `prepTime: it has to be on the table in ${maxPrepTime} minutes.`;
  if (written.prepTime > maxPrepTime) return { ...retryable(late), failure: wishesClash(['maxPrepTime']) };
  const feedback = feedbackOnDraft(draft, preferences) ?? feedbackOnRemoved(draft, ingredients, language);
  if (feedback)
    return { type: 'rejected', outcome: 'forbidden', feedback, failure: { type: 'RecipeRefused' } };
  const lines = linesOf(draft, input);
  const bought = preferences.buysNothing ? feedbackOnBuying(lines) : undefined;
  if (bought)
    return { type: 'rejected', outcome: 'bought', feedback: bought, failure: wishesClash(['buysNothing']) };
  const wrong = feedbackOnConfirmed(excused(draft, input), ingredients, language, newGuard);
  if (wrong !== undefined && !usesConfirmed(draft.read, ingredients, language, newGuard))
    return { ...retryable(wrong), failure: { type: 'NoDish' } };
  const doubts = [
    // A recipe that leaves out a confirmed food says so, and is better than none.
    ...(wrong === undefined ? [] : [wrong]),
    ...doubtsIn(draft, lines, input)
      .filter(({ about }) => about !== 'too-much')
      .map(feedbackOnDoubt),
  ];
  return doubts.length > 0
    ? { type: 'doubtful', outcome: 'doubtful', feedback: doubts.join('\n'), answer: draft }
    : { type: 'valid', outcome: 'draft', answer: draft };
}

/** A wish in the cook's own words may ask to leave something out. */
const excused = (draft: ReadDraft, { wish, ingredients = NO_INGREDIENTS }: GenerationInput) =>
  wish === undefined
    ? draft
    : {
        ...draft,
        notUsed: ingredients.confirmed.map(({ food }) => ({ food: englishName(food), reason: '' })),
      };

function feedbackOnBuying(lines: readonly Line[]): string | undefined {
  const bought = lines.filter(({ isToBuy }) => isToBuy);
  return bought.length > 0
    ? `lines: the cook buys nothing. Leave out ${bought.map(({ name }) => JSON.stringify(name)).join(', ')}.`
    : undefined;
}

const retryable = (feedback: string) => ({ type: 'retryable', outcome: 'fault', feedback }) as const;

function wrongWords(
  { title, cuisine, lines, read, steps, stepSections }: ReadDraft,
  { language }: GenerationInput,
): string | undefined {
  if (lines.length === 0 || steps.length === 0) return 'A recipe has lines and steps.';
  if (!isRecipeIn(language, { title, names: lines.map(({ name }) => name), steps }))
    return `All words of the recipe have to be in ${LANGUAGE_NAMES[language]}.`;
  const sections = [...read.map(({ section }) => section), ...stepSections].map((name) => name ?? '');
  const words = lines.flatMap(({ name, note }) => [name, note ?? '']);
  return [title, cuisine, ...sections, ...words, ...steps].every(isPlain)
    ? undefined
    : 'A recipe holds no links, no markup and nothing but cooking.';
}

const issuesOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`).join('\n');

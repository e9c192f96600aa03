import * as v from 'valibot';
import { EarnedBadges } from '#core/badge/badge.ts';
import type { Had } from '#core/cooking/cook-mark.ts';
import { isCookedAs, trackingEntry, type TrackedDay, type TrackingEntry } from '#core/eaten/tracking.ts';
import { roundNutrition, subtractNutrition, type FullNutrition } from '#core/nutrition/nutrition.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { Slot } from '#core/week/meal.ts';
import type { EpochMs, LocalDay } from '#core/time.ts';
import { post } from '../../requests/api.ts';
import { cookedOn, uncookedOn } from './personal.ts';
import { removeIfPresent } from './remove-if-present.ts';

/** A recipe's mark to remove from a day. `title` names the recipe for the user. */
export type MarkToRemove = { readonly recipeId: RecipeId; readonly title: string; readonly day: LocalDay };

export type MarkToSend = MarkToRemove & {
  readonly servings: number;
  readonly at: EpochMs;
  /** Moves an existing mark to another meal. */
  readonly meal?: Slot;
  readonly had?: Had;
  /** Nutrition missing from a serving. Only for this device, because the server calculates its own. */
  readonly missing?: FullNutrition;
};

type Headers = Readonly<Record<string, string>>;

/** Unreadable badges do not matter, because the mark counts. */
const CookAnswer = v.fallback(EarnedBadges, {});

const laneOf = ({ recipeId }: MarkToRemove): string => `recipe ${recipeId}`;
const pathOf = ({ recipeId }: MarkToRemove): string => `/api/recipes/${recipeId}/cooked`;

/** Rules of the outbox for a cook mark. */
export const COOK_RULES = {
  lane: laneOf,
  async send(mark: MarkToSend, headers: Headers) {
    const { servings, day, at, had, meal } = mark;
    const body = { servings, day, date: at, ...(had && { had }), ...(meal && { meal }) };
    const answer = await post(pathOf(mark), body, { schema: CookAnswer, headers });
    return { earnedBadges: answer.earnedBadges ?? [] };
  },
  changes: (mark: MarkToSend, recipe: Recipe | undefined) => [
    {
      record: 'recipes' as const,
      key: mark.recipeId,
      apply: (held: Recipe | undefined) =>
        held && mark.meal === undefined ? cookedOn(held, mark.day, mark.at) : held,
    },
    {
      record: 'days' as const,
      key: mark.day,
      apply: (held: TrackedDay = { day: mark.day, entries: [] }) => withMark(held, mark, recipe),
    },
  ],
  affects: ['recipes', 'days', 'badges'] as const,
  refused: { title: /*i18n*/ 'cook_error', description: /*i18n*/ 'please_try_again' },
};

function withMark(held: TrackedDay, mark: MarkToSend, recipe: Recipe | undefined): TrackedDay {
  const { recipeId, title, servings, day, at, missing, meal } = mark;
  const isOfRecipe = (entry: TrackingEntry) => isCookedAs(entry, recipeId);
  if (held.entries.some(isOfRecipe)) {
    if (!meal) return held;
    return { day, entries: held.entries.map((entry) => (isOfRecipe(entry) ? { ...entry, meal } : entry)) };
  }
  // Without the recipe its nutrition is unknown; the server sends the entry later.
  if (!recipe) return held;
  const { nutrition: whole } = recipe;
  const nutrition = missing ? roundNutrition(subtractNutrition(whole, missing)) : whole;
  const eaten = { title, servings, at, nutrition, ...(meal && { meal }) };
  return { day, entries: [...held.entries, trackingEntry({ day, recipeId }, eaten)] };
}

/** Rules of the outbox for the removal of a cook mark. */
export const UNCOOK_RULES = {
  lane: laneOf,
  send: (mark: MarkToRemove, headers: Headers) => removeIfPresent(`${pathOf(mark)}?day=${mark.day}`, headers),
  changes: ({ recipeId, day }: MarkToRemove) => [
    {
      record: 'recipes' as const,
      key: recipeId,
      apply: (held: Recipe | undefined) => held && uncookedOn(held, day),
    },
    {
      record: 'days' as const,
      key: day,
      apply: (held: TrackedDay | undefined) => ({
        day,
        entries: held?.entries.filter((entry) => !isCookedAs(entry, recipeId)) ?? [],
      }),
    },
  ],
  // A mark never undoes a removal. The server may already have the mark, so the removal must be sent first.
  undoes: ({ day }: MarkToRemove, former: { readonly type: string; readonly day?: LocalDay }) =>
    former.type === 'cook' && former.day === day,
  affects: ['recipes', 'days', 'badges'] as const,
  refused: { title: /*i18n*/ 'uncook_error', description: /*i18n*/ 'uncook_failed' },
};

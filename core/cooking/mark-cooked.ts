import type { CookingPorts } from './ports.ts';
import type { RecipeReader } from '../recipe/ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import type { RecipeNotFound } from '../recipe/errors.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { err, ok, type Result } from '../result.ts';
import { localDay, startOfLocalDay, type EpochMs, type LocalDay, type TimeZone } from '../time.ts';
import { afterOperation, unmarked, type CookMark, type CookRequest, type Eaten } from './cook-mark.ts';

type MarkCookedPorts = Pick<SystemPorts, 'clock' | 'metrics'> &
  CookingPorts & { readonly recipes: RecipeReader };

/** User, time zone and idempotency key of a change. A repeated key changes nothing. */
export type Operation = {
  readonly userId: UserId;
  readonly timeZone: TimeZone;
  readonly key: IdempotencyKey;
};

/**
 * Marks a recipe as cooked, today by default. A day that is marked already stays unchanged.
 * @returns the current mark
 */
export async function markCooked(
  ports: MarkCookedPorts,
  operation: Operation,
  recipeId: RecipeId,
  { servings, date, day }: CookRequest,
): Promise<Result<CookMark, RecipeNotFound>> {
  const { now, today } = momentOf(ports, operation);
  const at = date ?? (day === undefined || day === today ? now : startOfLocalDay(day, operation.timeZone));
  return applyOperation(ports, operation, { recipeId, day: day ?? today }, (recipe) =>
    recipe ? servingsOf(recipe, servings, at) : 'impossible',
  );
}

/**
 * Removes the mark of a day, today's by default; also that of a deleted recipe.
 * @returns the current mark
 */
export async function unmarkCooked(
  ports: MarkCookedPorts,
  operation: Operation,
  recipeId: RecipeId,
  day?: LocalDay,
): Promise<Result<CookMark, RecipeNotFound>> {
  const { today } = momentOf(ports, operation);
  return applyOperation(ports, operation, { recipeId, day: day ?? today }, (recipe, held) =>
    recipe || held ? undefined : 'impossible',
  );
}

function momentOf({ clock }: MarkCookedPorts, { timeZone }: Operation): { now: EpochMs; today: LocalDay } {
  const now = clock.now();
  return { now, today: localDay(now, timeZone) };
}

/** Applies an operation once. Retries if another request has changed the mark meanwhile. */
async function applyOperation(
  { metrics, recipes, cookMarks }: MarkCookedPorts,
  { userId, key }: Operation,
  markKey: Pick<CookMark, 'recipeId' | 'day'>,
  outcome: (recipe: Recipe | undefined, held: CookMark | undefined) => Eaten | undefined | 'impossible',
): Promise<Result<CookMark, RecipeNotFound>> {
  for (;;) {
    const [recipe, held] = await Promise.all([
      recipes.find(userId, markKey.recipeId),
      cookMarks.find(userId, markKey),
    ]);
    if (held?.ops.includes(key)) {
      metrics.countReplay('cook');
      return ok(held);
    }
    const eaten = outcome(recipe, held);
    if (eaten === 'impossible') return err({ type: 'RecipeNotFound' });
    const mark = afterOperation(held ?? unmarked(markKey), key, eaten);
    if (await cookMarks.replace(userId, held, mark)) return ok(mark);
  }
}

const servingsOf = ({ title, nutrition, origin }: Recipe, servings: number, at: EpochMs): Eaten => ({
  title,
  servings,
  nutrition,
  at,
  ...(origin && origin.type !== 'generated' && { originType: origin.type }),
});

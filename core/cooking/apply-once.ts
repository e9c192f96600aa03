import type { CookingPorts } from './ports.ts';
import type { RecipeReader } from '../recipe/ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { ok, type Result } from '../result.ts';
import { localDay, type EpochMs, type LocalDay, type TimeZone } from '../time.ts';
import { afterOperation, unmarked, type CookMark, type Eaten, type MarkKey } from './cook-mark.ts';

export type MarkCookedPorts = Pick<SystemPorts, 'clock' | 'metrics'> &
  CookingPorts & { readonly recipes: RecipeReader };

/** User, time zone and idempotency key of a change. A repeated key changes nothing. */
export type CookingChange = {
  readonly userId: UserId;
  readonly timeZone: TimeZone;
  readonly key: IdempotencyKey;
};

export function momentOf(
  { clock }: MarkCookedPorts,
  { timeZone }: CookingChange,
): { now: EpochMs; today: LocalDay } {
  const now = clock.now();
  return { now, today: localDay(now, timeZone) };
}

/**
 * Applies a change once. Retries if another request has changed the mark meanwhile.
 * @param outcome returns the meal after the change, or why the change is refused; not called for a repeated change
 */
export async function applyOnce<Refusal>(
  { metrics, recipes, cookMarks }: MarkCookedPorts,
  { userId, key }: CookingChange,
  markKey: MarkKey,
  outcome: (recipe: Recipe | undefined, held: CookMark | undefined) => Result<Eaten | undefined, Refusal>,
): Promise<Result<CookMark, Refusal>> {
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
    if (!eaten.ok) return eaten;
    const mark = afterOperation(held ?? unmarked(markKey), key, eaten.value);
    if (await cookMarks.replace(userId, held, mark)) return ok(mark);
  }
}

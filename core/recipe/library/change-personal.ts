import { err, ok, type Result } from '../../result.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { UserId } from '../../user-id.ts';
import type { RecipeNotFound, TooManyTags } from '../errors.ts';
import {
  afterChange,
  MAX_TAGS,
  shownPersonal,
  type PersonalChange,
  type ShownPersonal,
} from '../personal.ts';
import type { PersonalWriter } from '../ports.ts';
import type { RecipeId } from '../recipe-id.ts';

/**
 * Changes the user's own tags, favourite, rating and notes of a recipe. Idempotent, in any order.
 * @returns all these fields after the change
 */
export async function changePersonal(
  { clock, recipes }: Pick<SystemPorts, 'clock'> & { readonly recipes: PersonalWriter },
  userId: UserId,
  id: RecipeId,
  change: PersonalChange,
): Promise<Result<ShownPersonal, RecipeNotFound | TooManyTags>> {
  for (;;) {
    const held = await recipes.findPersonal(userId, id);
    if (!held) return err({ type: 'RecipeNotFound' });
    const next = afterChange(held, change, clock.now());
    if ((next.tags?.length ?? 0) > MAX_TAGS) return err({ type: 'TooManyTags', most: MAX_TAGS });
    if (next === held || (await recipes.replacePersonal(userId, id, { held, next })))
      return ok(shownPersonal(next));
  }
}

import type { IdempotencyKey } from '../idempotency-key.ts';
import type { SystemPorts } from '../system-ports.ts';
import { DAY } from '../time.ts';
import type { UserId } from '../user-id.ts';
import type { RecipeCreator } from './ports.ts';
import { ID_SLOTS, newRecipeId, type RecipeId } from './recipe-id.ts';

/** Longer than any device repeats a request. */
const KEY_RETENTION = 90 * DAY;

type ChoosingPorts = Pick<SystemPorts, 'clock' | 'secrets'> & { readonly recipes: RecipeCreator };

/**
 * Returns the ID that the device, or an earlier request with the same key, has chosen; otherwise a new ID. The earlier
 * request may have been refused: the caller checks that the ID's recipe is of this request.
 */
export async function chooseId(
  { clock, secrets, recipes }: ChoosingPorts,
  userId: UserId,
  {
    id,
    key,
    request,
  }: {
    readonly id: RecipeId | undefined;
    readonly key: IdempotencyKey | undefined;
    readonly request: string;
  },
): Promise<RecipeId> {
  if (id !== undefined) return id;
  const now = clock.now();
  const recipeId = newRecipeId(now, secrets.below(ID_SLOTS));
  if (key === undefined) return recipeId;
  const claim = await recipes.claimId(userId, key, { recipeId, request, expiresAt: now + KEY_RETENTION });
  return claim.recipeId;
}

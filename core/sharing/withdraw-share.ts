import type { RecipeId } from '../recipe/recipe-id.ts';
import type { UserId } from '../user-id.ts';
import type { WithdrawingPorts } from './ports.ts';
import { SHARE_PICTURES, type StoredShare } from './share.ts';

/**
 * Ends a share: neither its link nor its pictures work any more. Idempotent. The user's record is removed last, so that
 * an interrupted call can be repeated.
 */
export async function withdrawShare(ports: WithdrawingPorts, userId: UserId, id: RecipeId): Promise<void> {
  const share = await ports.shareSettings.find(userId, id);
  if (share) await withdraw(ports, userId, id, share);
}

/** Ends every share of a user. */
export async function withdrawShares(ports: WithdrawingPorts, userId: UserId): Promise<void> {
  for (const { id, share } of await ports.shareSettings.list(userId))
    await withdraw(ports, userId, id, share);
}

/** Removes the page and the pictures of a link. */
export async function erasePage(
  { sharedRecipes, sharedPictures }: Pick<WithdrawingPorts, 'sharedRecipes' | 'sharedPictures'>,
  { token }: Pick<StoredShare, 'token'>,
): Promise<void> {
  await sharedRecipes.remove(token);
  await sharedPictures.remove(token, SHARE_PICTURES);
}

async function withdraw(
  ports: WithdrawingPorts,
  userId: UserId,
  id: RecipeId,
  share: StoredShare,
): Promise<void> {
  await ports.shareSettings.stop(userId, id, share.token);
  await erasePage(ports, share);
  await ports.shareSettings.remove(userId, id, share.token);
}

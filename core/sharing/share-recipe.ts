import type { NameNeeded } from '../household/errors.ts';
import type { PhotoInvalid, PhotosTooLarge } from '../photo/errors.ts';
import { checkPhotos } from '../photo/photo.ts';
import type { RecipeNotFound } from '../recipe/errors.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import { err, ok, type Result } from '../result.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import { publish, type PublishingPorts } from './publish.ts';
import type { ShareSettings, ShareToken, StoredShare } from './share.ts';
import { withdrawShare } from './withdraw-share.ts';

type SharePorts = PublishingPorts & Pick<SystemPorts, 'secrets'>;

export type ShareRequest = ShareSettings & {
  /** Picture for messengers, as JPEG. Undefined keeps the previous one. */
  readonly preview: Uint8Array | undefined;
};

/**
 * Shares a recipe by a link, or changes the settings of its share and keeps the link.
 * @returns the secret of the link
 */
export async function shareRecipe(
  ports: SharePorts,
  userId: UserId,
  id: RecipeId,
  { preview, showsName = false, expiresAt }: ShareRequest,
): Promise<Result<ShareToken, RecipeNotFound | NameNeeded | PhotoInvalid | PhotosTooLarge>> {
  const { profiles, recipes, secrets, shareSettings } = ports;
  const checked = checkPhotos(preview ? [preview] : []);
  if (!checked.ok) return checked;
  if (showsName && (await profiles.get(userId)).name === undefined) return err({ type: 'NameNeeded' });
  for (;;) {
    if (!(await recipes.find(userId, id))) return err({ type: 'RecipeNotFound' });
    const held = await shareSettings.find(userId, id);
    if (held?.isStopped) {
      await withdrawShare(ports, userId, id);
      continue;
    }
    const share: StoredShare = {
      token: held?.token ?? secrets.id(),
      ...(showsName && { showsName }),
      ...(expiresAt !== undefined && { expiresAt }),
    };
    if (!(await shareSettings.put(userId, id, share))) continue;
    if (await publish(ports, userId, id, checked.value[0])) return ok(share.token);
  }
}

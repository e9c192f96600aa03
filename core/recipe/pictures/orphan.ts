import * as v from 'valibot';
import { UserId } from '../../user-id.ts';
import { EpochMs, MINUTE } from '../../time.ts';
import { RecipeId } from '../recipe-id.ts';

/** The longest request takes 90 s: after this time, none that was running still writes. */
export const ORPHANED_AFTER = 15 * MINUTE;

/**
 * Files that a request may leave behind if it is interrupted. Stored before the request touches the bucket. A photo's
 * name belongs to one request, so that a photo that no recipe lists by then is never listed again.
 */
export const Orphan = v.object({
  userId: UserId,
  recipeId: RecipeId,
  /** Photos that the recipe may come to list, or may no longer list. */
  photos: v.pipe(v.array(v.string()), v.readonly()),
  /** Secret of a link whose page and pictures are being written. */
  share: v.exactOptional(v.string()),
  at: EpochMs,
});
export type Orphan = v.InferOutput<typeof Orphan>;

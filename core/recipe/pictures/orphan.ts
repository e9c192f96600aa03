import * as v from 'valibot';
import { UserId } from '../../user-id.ts';
import { EpochMs, MINUTE } from '../../time.ts';
import { RecipeId } from '../recipe-id.ts';

/** The longest request takes 90 s: after this time, no request still writes. */
export const ORPHANED_AFTER = 15 * MINUTE;

/**
 * Files that an interrupted request may leave behind. Stored before the request writes files. The name of a photo
 * belongs to one request: if no recipe lists it by then, none ever will.
 */
export const Orphan = v.object({
  userId: UserId,
  recipeId: RecipeId,
  /** Photos that the recipe may list later, or no longer lists. */
  photos: v.pipe(v.array(v.string()), v.readonly()),
  /** Secret of a share link whose page and pictures are being written. */
  share: v.exactOptional(v.string()),
  at: EpochMs,
});
export type Orphan = v.InferOutput<typeof Orphan>;

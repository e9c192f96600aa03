import { sweepLeftovers } from '#core/sharing/sweep-leftovers.ts';
import { job } from '../http/job.ts';
import {
  clock,
  leftoverSweeper,
  photoRemover,
  recipeReader,
  sharedPictures,
  sharedRecipes,
  shareSettings,
} from '../ports.ts';

/** Every minute: removes the pictures of interrupted requests. */
export const handler = job(
  {
    uses: {
      clock,
      leftovers: leftoverSweeper,
      photos: photoRemover,
      recipes: recipeReader,
      sharedPictures,
      sharedRecipes,
      shareSettings,
    },
  },
  sweepLeftovers,
);

import { sweepOrphans } from '#core/sharing/sweep-orphans.ts';
import { job } from '../http/job.ts';
import {
  clock,
  orphanSweeper,
  photoRemover,
  recipeReader,
  sharedPictures,
  sharedRecipes,
  shareSettings,
} from '../ports.ts';

/** Every minute: removes pictures that interrupted requests left behind. */
export const handler = job(
  {
    uses: {
      clock,
      orphans: orphanSweeper,
      photos: photoRemover,
      recipes: recipeReader,
      sharedPictures,
      sharedRecipes,
      shareSettings,
    },
  },
  sweepOrphans,
);

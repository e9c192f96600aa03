import { processDeletions } from '#core/deletion/process-deletions.ts';
import { job } from '../http/job.ts';
import {
  userRecords,
  billing,
  calendars,
  clock,
  deletions,
  emailOwners,
  googleOwners,
  households,
  orphanSweeper,
  lists,
  meals,
  mailer,
  memberships,
  photoRemover,
  secrets,
  sharedPictures,
  sharedRecipes,
  shareSettings,
  signInEraser,
  signIns,
} from '../ports.ts';

/** Every minute: erases the accounts that were deleted. */
export const handler = job(
  {
    uses: {
      userRecords,
      billing,
      calendars,
      clock,
      deletions,
      emailOwners,
      googleOwners,
      households,
      orphans: orphanSweeper,
      lists,
      meals,
      mailer,
      memberships,
      photos: photoRemover,
      secrets,
      sharedPictures,
      sharedRecipes,
      shareSettings,
      signInEraser,
      signIns,
    },
  },
  processDeletions,
);

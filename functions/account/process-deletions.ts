import { processDeletions } from '#core/account/deletion/process-deletions.ts';
import { job } from '../http/job.ts';
import {
  userRecords,
  billing,
  clock,
  deletions,
  emailOwners,
  googleOwners,
  mailer,
  photoRemover,
  signInEraser,
  signIns,
} from '../ports.ts';

/** Every minute: erases the accounts that were deleted. */
export const handler = job(
  {
    uses: {
      userRecords,
      billing,
      clock,
      deletions,
      emailOwners,
      googleOwners,
      mailer,
      photos: photoRemover,
      signInEraser,
      signIns,
    },
  },
  processDeletions,
);

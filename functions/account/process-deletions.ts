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
  photoBin,
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
      photos: photoBin,
      signInEraser,
      signIns,
    },
  },
  processDeletions,
);

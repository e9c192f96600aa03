import { carryOutDeletions } from '#core/account/deletion/process-deletions.ts';
import { job } from '../http/job.ts';
import {
  belongings,
  billing,
  clock,
  deletions,
  emailClaims,
  googleClaims,
  mailer,
  photoBin,
  signInBin,
  signIns,
} from '../ports.ts';

/** Every minute: erases the accounts that were deleted. */
export const handler = job(
  {
    uses: {
      belongings,
      billing,
      clock,
      deletions,
      emailClaims,
      googleClaims,
      mailer,
      photos: photoBin,
      signInBin,
      signIns,
    },
  },
  carryOutDeletions,
);

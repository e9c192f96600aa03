import { processDeclarations } from '#core/contract/process-declarations.ts';
import { job } from '../http/job.ts';
import {
  attempts,
  userRecordReader,
  billing,
  clock,
  emailOwnerReader,
  mailer,
  secrets,
  subscriptions,
  declarations,
} from '../ports.ts';

/** Every minute: carries out new cancellations and withdrawals. */
export const handler = job(
  {
    uses: {
      attempts,
      userRecords: userRecordReader,
      billing,
      clock,
      emailOwners: emailOwnerReader,
      mailer,
      secrets,
      subscriptions,
      declarations,
    },
  },
  processDeclarations,
);

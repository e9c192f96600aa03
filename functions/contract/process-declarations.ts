import { processDeclarations } from '#core/contract/process-declarations.ts';
import { job } from '../http/job.ts';
import {
  attempts,
  userRecords,
  billing,
  clock,
  emailOwners,
  mailer,
  secrets,
  subscriptions,
  toDos,
} from '../ports.ts';

/** Every minute: carries out the cancellations and withdrawals that came in. */
export const handler = job(
  {
    uses: { attempts, userRecords, billing, clock, emailOwners, mailer, secrets, subscriptions, toDos },
  },
  processDeclarations,
);

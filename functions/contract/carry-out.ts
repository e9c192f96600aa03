import { carryOutCancellations } from '#core/contract/carry-out-cancellations.ts';
import { job } from '../http/job.ts';
import { belongings, billing, clock, emailClaims, mailer, subscriptions, toDos } from '../ports.ts';

/** Every minute: carries out the cancellations that came in. */
export const handler = job(
  { uses: { belongings, billing, clock, emailClaims, mailer, subscriptions, toDos } },
  carryOutCancellations,
);

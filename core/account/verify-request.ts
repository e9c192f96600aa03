import * as v from 'valibot';
import { IdempotencyKey } from '../idempotency-key.ts';
import { LinkRequest, User } from './account.ts';

/** As the link that verifies an address is used. */
export const VerifyRequest = v.object({
  ...LinkRequest.entries,
  /** The key under which this device has registered, so that it is logged in. */
  registrationKey: v.exactOptional(IdempotencyKey),
});

/** Answer to it. */
export const Verified = v.object({
  /** Present on the device that registered the address: it is logged in. */
  user: v.exactOptional(User),
});

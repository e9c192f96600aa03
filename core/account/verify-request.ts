import * as v from 'valibot';
import { IdempotencyKey } from '../idempotency-key.ts';
import { LinkRequest, User } from './account.ts';

/** Body of the request that verifies an address. */
export const VerifyRequest = v.object({
  ...LinkRequest.entries,
  /** The key of this device's registration, so that it is logged in. */
  registrationKey: v.exactOptional(IdempotencyKey),
});

/** Answer to it. */
export const Verified = v.object({
  /** Present on the device that registered the address: it is logged in. */
  user: v.exactOptional(User),
});

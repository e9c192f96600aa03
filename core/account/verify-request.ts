import * as v from 'valibot';
import { IdempotencyKey } from '../idempotency-key.ts';
import { LinkRequest, User } from './account.ts';

/** Body of the request that verifies an address. */
export const VerifyRequest = v.object({
  ...LinkRequest.entries,
  /** Key of this device's registration. With it, the device is logged in. */
  registrationKey: v.exactOptional(IdempotencyKey),
});

export const Verified = v.object({
  /** Present if the device is logged in, because it registered the address. */
  user: v.exactOptional(User),
});

import * as v from 'valibot';
import { UserId } from '../user-id.ts';
import { RingId } from './ring.ts';

/** Message that is delivered when a timer ends. `version` is that of the timer's change. */
export const WakeUp = v.object({
  userId: UserId,
  /** Hash of the device's session. */
  session: v.string(),
  ringId: RingId,
  version: v.number(),
});
export type WakeUp = v.InferOutput<typeof WakeUp>;

import * as v from 'valibot';
import { UserId } from '../user-id.ts';
import { RingId } from './ring.ts';

/** Message that is delivered when a timer ends. `version` says which change of the timer it belongs to. */
export const WakeUp = v.object({
  userId: UserId,
  /** Hash of the session of its device. */
  session: v.string(),
  ringId: RingId,
  version: v.number(),
});
export type WakeUp = v.InferOutput<typeof WakeUp>;

import * as v from 'valibot';
import { UserId } from '../user-id.ts';
import { RingId } from './ring.ts';

/** A change of a timer, at whose end somebody is to look. */
export const WakeUp = v.object({
  userId: UserId,
  /** Hash of the session of its device. */
  session: v.string(),
  ringId: RingId,
  version: v.number(),
});
export type WakeUp = v.InferOutput<typeof WakeUp>;

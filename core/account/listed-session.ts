import * as v from 'valibot';
import { EpochMs } from '../time.ts';

/** Signed-in device as shown to its owner. */
export const ListedSession = v.object({
  /** For example "Firefox, Android"; empty if unknown. */
  device: v.string(),
  startedAt: EpochMs,
  /** Accurate to half a day. */
  lastUsedAt: EpochMs,
  /** True for the device that sent the request. */
  current: v.boolean(),
});
export type ListedSession = v.InferOutput<typeof ListedSession>;

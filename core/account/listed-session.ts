import * as v from 'valibot';
import { EpochMs } from '../time.ts';

/** A signed-in device, as its owner sees it. */
export const ListedSession = v.object({
  /** "Firefox, Android"; empty where nothing is known of it. */
  device: v.string(),
  startedAt: EpochMs,
  /** Exact to half a day. */
  lastUsedAt: EpochMs,
  /** Whether it is the device that asks. */
  current: v.boolean(),
});
export type ListedSession = v.InferOutput<typeof ListedSession>;

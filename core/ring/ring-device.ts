import * as v from 'valibot';
import { EpochMs } from '../time.ts';
import { Ring } from './ring.ts';

/** ID of a device that rings. It grants no access. */
export const RingDeviceId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
export type RingDeviceId = v.InferOutput<typeof RingDeviceId>;

/** Address at which a browser's push service takes messages for a device. Whoever knows it may have it ring. */
export const PushEndpoint = v.pipe(v.string(), v.maxLength(1_000), v.url());
export type PushEndpoint = v.InferOutput<typeof PushEndpoint>;

/** Body of `PUT /api/ring-devices`. */
export const RingDeviceRequest = v.object({ endpoint: PushEndpoint });

/** A signed-in device that rings, with its timers. */
export const RingDevice = v.object({
  id: RingDeviceId,
  endpoint: PushEndpoint,
  createdAt: EpochMs,
  rings: v.record(v.string(), Ring),
});
export type RingDevice = v.InferOutput<typeof RingDevice>;

/**
 * All devices of a user that ring, by the hash of their session: a device ends with its session. One record, so that
 * one condition guards all of it; `version` grows with each change.
 */
export const RingDevices = v.object({ version: v.number(), devices: v.record(v.string(), RingDevice) });
export type RingDevices = v.InferOutput<typeof RingDevices>;

export const NO_DEVICES: RingDevices = { version: 0, devices: {} };

/** Device as shown to its owner. */
const ListedRingDevice = v.object({
  id: RingDeviceId,
  /** For example "Firefox, Android"; empty if unknown. */
  name: v.string(),
  createdAt: EpochMs,
  /** True for the device that sent the request. */
  current: v.boolean(),
});

/** Answer of `GET /api/ring-devices`. */
export const ListedRingDevices = v.object({
  /** The key of ours that a browser subscribes for (RFC 8292), base64url. */
  publicKey: v.string(),
  devices: v.array(ListedRingDevice),
});
export type ListedRingDevices = v.InferOutput<typeof ListedRingDevices>;

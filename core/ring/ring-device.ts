import * as v from 'valibot';
import { Language } from '../language.ts';
import { EpochMs } from '../time.ts';
import { Ring, RingDeviceId } from './ring.ts';

/** Address at which a push service accepts messages for a device. Whoever knows it may make the device ring. */
export const PushEndpoint = v.pipe(v.string(), v.maxLength(1_000), v.url());
export type PushEndpoint = v.InferOutput<typeof PushEndpoint>;

/** Keys of a subscription, base64url. They encrypt messages for the device and cannot decrypt them. Source: RFC 8291 */
export const PushKeys = v.object({
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
});
export type PushKeys = v.InferOutput<typeof PushKeys>;

/** Full hour of the device's clock at which tomorrow's plan is checked. Clocks never change in the afternoon. */
const EveningHour = v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(23));

/** Request for an evening message: its hour, and the keys to encrypt it. */
const EveningWish = v.object({ hour: EveningHour, keys: PushKeys });

/** Evening message as stored. */
const Evening = v.object({ ...EveningWish.entries, timeZone: v.string(), language: Language });
export type Evening = v.InferOutput<typeof Evening>;

/**
 * Body of `PUT /api/ring-devices`. With `keys` the device also rings for timers of the user's other devices. `evening`
 * requests a message about foods to thaw or soak for tomorrow; null ends it, and without it nothing changes.
 */
export const RingDeviceRequest = v.object({
  endpoint: PushEndpoint,
  keys: v.exactOptional(PushKeys),
  evening: v.exactOptional(v.nullable(EveningWish)),
});
export type RingDeviceRequest = v.InferOutput<typeof RingDeviceRequest>;

/** Signed-in device that rings, with its timers. */
export const RingDevice = v.object({
  id: RingDeviceId,
  endpoint: PushEndpoint,
  /** Present if the device rings for timers of the user's other devices, which encrypt messages for it. */
  keys: v.exactOptional(PushKeys),
  /** Present if the device gets evening messages. */
  evening: v.exactOptional(Evening),
  createdAt: EpochMs,
  rings: v.record(v.string(), Ring),
});
export type RingDevice = v.InferOutput<typeof RingDevice>;

/**
 * All ringing devices of a user, by the hash of their session, because a device ends with its session. Stored as one
 * record, so that one condition guards them all. `version` grows with each change.
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
  /** Present if the device rings for timers of the user's other devices, which encrypt messages for it. */
  keys: v.exactOptional(PushKeys),
  /** Hour of the evening message. Absent without one. */
  eveningHour: v.exactOptional(v.number()),
});

/** Response of `GET /api/ring-devices`. */
export const ListedRingDevices = v.object({
  /** Our key, for which a browser subscribes (RFC 8292), base64url. */
  publicKey: v.string(),
  devices: v.array(ListedRingDevice),
});
export type ListedRingDevices = v.InferOutput<typeof ListedRingDevices>;

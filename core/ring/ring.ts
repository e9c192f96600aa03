import * as v from 'valibot';
import { DAY, EpochMs, MINUTE } from '../time.ts';

/** ID of a timer, chosen by the device that started it. Also used as the topic of push messages. */
export const RingId = v.pipe(v.string(), v.regex(/^[\w-]{22,32}$/));
export type RingId = v.InferOutput<typeof RingId>;

/** Maximum number of waiting timers on all devices of a cook. */
export const MAX_WAITING = 40;

/** Maximum remaining time of a timer. Doughs and marinades take two days. */
export const LONGEST_WAIT = 3 * DAY;

/** Maximum delay of a notification. After a longer outage it is useless. */
export const LATEST_RING = 15 * MINUTE;

/** Time for which a stopped or rung timer is remembered, so that no delayed change can make it ring again. */
export const REMEMBERED = LONGEST_WAIT + DAY;

/** ID of a device that rings. The ID grants no access. */
export const RingDeviceId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
export type RingDeviceId = v.InferOutput<typeof RingDeviceId>;

/** Encrypted message, base64url. */
const Message = v.pipe(v.string(), v.regex(/^[\w-]*$/), v.minLength(1), v.maxLength(1_600));

/**
 * Maximum number of other devices that ring for a timer. All devices of a user share one table item with their
 * messages, which limits its size.
 */
export const MAX_OTHERS = 3;

/**
 * Body of `PUT /api/rings/{id}`: the state of a timer. `version` grows with each change, so that an older change has no
 * effect. Without `endsAt` the timer is paused or stopped. `message` is shown at the end; the device encrypts it for
 * itself (RFC 8291). Without `message` the former one stays. `others` are messages for the user's other devices that
 * ring.
 */
export const RingChange = v.object({
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  endsAt: v.exactOptional(EpochMs),
  message: v.exactOptional(Message),
  others: v.exactOptional(
    v.pipe(v.array(v.object({ id: RingDeviceId, message: Message })), v.maxLength(MAX_OTHERS)),
  ),
});
export type RingChange = v.InferOutput<typeof RingChange>;

/** Timer that rings on a device. */
export const Ring = v.object({
  version: v.number(),
  changedAt: EpochMs,
  /** Absent while the timer is paused, and once it is stopped. */
  endsAt: v.exactOptional(EpochMs),
  message: v.exactOptional(v.string()),
  /** Present if another device of the user started the timer. */
  isOfOther: v.exactOptional(v.literal(true)),
  /** Time until which the notification may be sent. Default: `LATEST_RING` after the end. */
  newsUntil: v.exactOptional(EpochMs),
  /** Present once the push service has accepted or refused the message. */
  isOver: v.exactOptional(v.literal(true)),
  /** Time until which another run is sending the message. */
  sendingUntil: v.exactOptional(EpochMs),
  /** Number of failed attempts. */
  tries: v.exactOptional(v.number()),
});
export type Ring = v.InferOutput<typeof Ring>;

/** Returns whether the end of the timer still has to be notified. */
export const isWaiting = ({ endsAt, isOver }: Ring): boolean => endsAt !== undefined && isOver === undefined;

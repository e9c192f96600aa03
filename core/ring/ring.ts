import * as v from 'valibot';
import { DAY, EpochMs, MINUTE } from '../time.ts';

/** ID of a timer, as the device that started it has chosen it. It may also be the topic of a push message. */
export const RingId = v.pipe(v.string(), v.regex(/^[\w-]{22,32}$/));
export type RingId = v.InferOutput<typeof RingId>;

/** Timers that may wait at once for all devices of a cook. */
export const MAX_WAITING = 40;

/** Time that a timer may still have to run: doughs and marinades take two days. */
export const LONGEST_WAIT = 3 * DAY;

/** Maximum delay of a notification. The end of a timer is old news after a longer outage. */
export const LATEST_RING = 15 * MINUTE;

/** Time for which a stopped or rung timer is remembered. After it, no delayed change can make the timer ring again. */
export const REMEMBERED = LONGEST_WAIT + DAY;

/** ID of a device that rings. It grants no access. */
export const RingDeviceId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
export type RingDeviceId = v.InferOutput<typeof RingDeviceId>;

/** An encrypted message, base64url. */
const Message = v.pipe(v.string(), v.regex(/^[\w-]*$/), v.minLength(1), v.maxLength(1_600));

/** Other devices that ring for one timer. All devices of a user are one item of the table, with their messages. */
export const MAX_OTHERS = 3;

/**
 * Body of `PUT /api/rings/{id}`: the state of a timer. `version` grows with each of its changes, so that one that was
 * overtaken has no effect. Without `endsAt` the timer is paused or stopped. `message` is what the device shows at the
 * end, encrypted by the device for itself (RFC 8291); without one the former message stays. `others` are messages for
 * devices that ring for timers of others.
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

/** A timer that rings on a device. */
export const Ring = v.object({
  version: v.number(),
  changedAt: EpochMs,
  /** Absent while it is paused, and once it is stopped. */
  endsAt: v.exactOptional(EpochMs),
  message: v.exactOptional(v.string()),
  /** Another device of the user has started it. */
  isOfOther: v.exactOptional(v.literal(true)),
  /** Time until which it may be told. Default: `LATEST_RING` after its end. */
  newsUntil: v.exactOptional(EpochMs),
  /** Set once the push service has taken or refused the message. */
  isOver: v.exactOptional(v.literal(true)),
  /** Until then another run is sending the message. */
  sendingUntil: v.exactOptional(EpochMs),
  /** Number of attempts that have not succeeded. */
  tries: v.exactOptional(v.number()),
});
export type Ring = v.InferOutput<typeof Ring>;

/** Returns whether the end of the timer is still to be told. */
export const isWaiting = ({ endsAt, isOver }: Ring): boolean => endsAt !== undefined && isOver === undefined;

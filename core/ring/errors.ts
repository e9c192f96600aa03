/** The address is none of a browser's push service. */
export type NotAPushService = { readonly type: 'NotAPushService' };

/** The device has not been told how to ring, or its push service has ended that since. */
export type DeviceDoesNotRing = { readonly type: 'DeviceDoesNotRing' };

/** Too many timers wait already, or the timer ends too late. */
export type RingRefused = { readonly type: 'RingRefused' };

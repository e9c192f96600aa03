/** The device has not been told how to ring, or its push service has ended that since. */
export type DeviceDoesNotRing = { readonly type: 'DeviceDoesNotRing' };

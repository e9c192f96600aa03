/** The device has not registered to ring, or its push service has ended the subscription. */
export type DeviceDoesNotRing = { readonly type: 'DeviceDoesNotRing' };

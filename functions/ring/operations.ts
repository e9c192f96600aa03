import { ListedRingDevices } from '#core/ring/ring-device.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'Timers that ring on a locked phone, by the push service of its browser.',
  schemas: { ListedRingDevices },
  routes: {
    'GET /api/ring-devices': { summary: 'List the devices that ring', answer: ListedRingDevices },
    'PUT /api/ring-devices': {
      summary: 'Have this device ring',
      description:
        'Until its session ends or its push service ends the subscription. The address must be one of a push service of a browser. With `keys` it also rings for timers of the user’s other devices, which encrypt for it. `evening` has it told at an hour of its clock, from 12 to 23, what is to be thawed or soaked for tomorrow, once a day at most; `null` ends that, and without it nothing changes.',
      example: { body: { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/example' } },
    },
    'DELETE /api/ring-devices/{id}': {
      summary: 'Let a device ring no more',
      example: { params: { id: 'AAAAAAAAAAAAAAAAAAAAAA' } },
    },
    'PUT /api/rings/{id}': {
      summary: 'Start, move, pause or stop a timer of this device',
      description:
        'The version grows with each change of a timer: a change that comes after a later one has no effect. Without `endsAt` the timer is paused or stopped. `message` is encrypted by the device for itself (RFC 8291), so that neither we nor its push service can read it; without one the former message stays. `others` are messages for devices that ring for others, each encrypted for its device.',
      errors: ['DeviceDoesNotRing'],
      example: { params: { id: '0123456789abcdef0123456789abcdef' }, body: { version: 1 } },
    },
  },
};

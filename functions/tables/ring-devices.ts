import * as v from 'valibot';
import type { RingDeviceRemover, RingDeviceReader, RingDeviceWriter } from '#core/ring/ports.ts';
import { NO_DEVICES, RingDevices } from '#core/ring/ring-device.ts';
import { SECOND } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import { deleteItem, getItem, putItem, type Table } from './table.ts';

export const ringDeviceReaderIn = (table: Table): RingDeviceReader => ({
  async find(userId) {
    const item = await getItem(table, keyOf(userId));
    return item ? v.parse(RingDevices, item) : NO_DEVICES;
  },
});

export const ringDevicesIn = (table: Table): RingDeviceReader & RingDeviceWriter => ({
  ...ringDeviceReaderIn(table),

  replace: (userId, { version }, next, until) =>
    putItem(
      table,
      { ...keyOf(userId), ...next, ttl: Math.ceil(until / SECOND) },
      {
        if: version === 0 ? 'attribute_not_exists(pk)' : '#version = :version',
        ...(version > 0 && { names: { '#version': 'version' }, values: { ':version': version } }),
      },
    ),
});

export const ringDeviceRemoverIn = (table: Table): RingDeviceRemover => ({
  remove: (userId) => deleteItem(table, keyOf(userId)),
});

/** A partition of its own: the Lambda that sends the ends of timers must not access user data. */
const keyOf = (userId: UserId) => ({ pk: `RING#${userId}`, sk: 'DEVICES' });

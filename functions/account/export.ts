import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import type { ExportedRecord } from '#core/deletion/user-record.ts';
import type { ProfileReader } from '#core/account/ports.ts';
import type { UserRecordReader } from '#core/deletion/ports.ts';
import { itemsThatFit } from '#core/page.ts';
import { exportKitchen, type ExportedKitchen } from '#core/household/export-kitchen.ts';
import { findCalendar } from '#core/household/week-calendar.ts';
import type { DeclarationReader } from '#core/contract/ports.ts';
import type { RingDeviceReader } from '#core/ring/ports.ts';
import { ok } from '#core/result.ts';
import { respond, type Reply } from '../http/respond.ts';
import { route } from '../http/route.ts';
import {
  calendarReader,
  householdReader,
  listReader,
  mealReader,
  memberships,
  profileReader,
  ringDeviceReader,
  secrets,
  declarationReader,
  userRecordReader,
} from '../ports.ts';

const PAGE = 50;

const ExportQuery = v.object({
  cursor: v.exactOptional(v.pipe(v.string(), v.regex(/^(?:[\w-]{2,400}|kitchen\.\d{1,9})$/))),
});

/** Cursor after the user's own records: number of the other records that were sent. */
const BEHIND = /^kitchen\.(?<told>\d+)$/;

/**
 * GET /api/user/export. All data about the user, by pages; the `Link` header has the URL of the next one. The last page
 * adds declarations about contracts for the user's email address, data of the kitchen, creation time of the calendar
 * address, and devices that ring.
 */
export const handler = route(
  {
    uses: {
      calendars: calendarReader,
      households: householdReader,
      lists: listReader,
      meals: mealReader,
      memberships,
      profiles: profileReader,
      ringDevices: ringDeviceReader,
      secrets,
      declarations: declarationReader,
      userRecords: userRecordReader,
    },
    query: ExportQuery,
  },
  async ({ ports, session, query }) => {
    const told = BEHIND.exec(query.cursor ?? '')?.groups?.['told'];
    const own: RecordPage =
      told === undefined ? await ownRecords(ports, session.userId, query.cursor) : { records: [] };
    if (own.cursor !== undefined) return respondPart(own.records, own.cursor);
    const calendar = await findCalendar(ports, session);
    const others = [
      ...kitchenRecords(await exportKitchen(ports, session)),
      ...(calendar ? [{ kind: 'calendar' as const, data: calendar }] : []),
      ...(await ringing(ports, session.userId)),
      ...(await declared(ports, session.userId)),
    ].slice(Number(told ?? 0));
    const fitting = itemsThatFit([...own.records, ...others]);
    const left = own.records.length + others.length - fitting.length;
    return respondPart(fitting, left > 0 ? `kitchen.${Number(told ?? 0) + others.length - left}` : undefined);
  },
);

const respondPart = (records: readonly ExportedRecord[], cursor: string | undefined): Reply =>
  respond(
    200,
    ok(records),
    cursor === undefined ? {} : { headers: { link: `</api/user/export?cursor=${cursor}>; rel="next"` } },
  );

type RecordPage = { readonly records: readonly ExportedRecord[]; readonly cursor?: string };

/** Returns a page of the records in the user's partition; long records make it shorter. */
async function ownRecords(
  ports: { readonly userRecords: UserRecordReader },
  userId: UserId,
  cursor: string | undefined,
): Promise<RecordPage> {
  for (let limit = PAGE; ; limit = Math.ceil(limit / 4)) {
    const page = await ports.userRecords.list(userId, { limit, cursor });
    const records = page.items.map(({ kind, data }) => ({ kind, data }));
    if (limit === 1 || itemsThatFit(records).length === records.length)
      return { records, ...(page.cursor !== undefined && { cursor: page.cursor }) };
  }
}

const kitchenRecords = ({ household, items, meals }: ExportedKitchen): ExportedRecord[] => [
  ...(household ? [{ kind: 'household' as const, data: household }] : []),
  ...items.map((data) => ({ kind: 'list item' as const, data })),
  ...meals.map((data) => ({ kind: 'meal' as const, data })),
];

/** Removes addresses and keys of devices that ring, and fields that only a device can read. */
async function ringing(
  { ringDevices }: { readonly ringDevices: RingDeviceReader },
  userId: UserId,
): Promise<ExportedRecord[]> {
  const { devices } = await ringDevices.find(userId);
  return Object.values(devices).map(({ endpoint, createdAt, evening, keys, rings }) => ({
    kind: 'ring device',
    data: {
      pushService: new URL(endpoint).hostname,
      createdAt,
      ringsForOtherDevices: keys !== undefined,
      ...(evening && { evening: { hour: evening.hour, timeZone: evening.timeZone } }),
      timers: Object.values(rings).map(({ changedAt, endsAt }) => ({
        changedAt,
        ...(endsAt !== undefined && { endsAt }),
      })),
    },
  }));
}

/** Removes declarations from before the account: the address may have been another user's. */
async function declared(
  {
    profiles: accounts,
    declarations,
  }: { readonly profiles: ProfileReader; readonly declarations: DeclarationReader },
  userId: UserId,
): Promise<ExportedRecord[]> {
  const { email, createdAt } = await accounts.get(userId);
  const found = await declarations.declaredFor(email, createdAt);
  return found.map(({ linkHash: _, ...data }) => ({ kind: 'declaration', data }));
}

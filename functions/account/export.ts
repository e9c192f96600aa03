import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import type { ExportedRecord } from '#core/deletion/user-record.ts';
import type { ProfileReader } from '#core/account/ports.ts';
import { exportKitchen, type ExportedKitchen } from '#core/household/export-kitchen.ts';
import { findCalendar } from '#core/household/week-calendar.ts';
import type { ToDoReader } from '#core/contract/ports.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import {
  calendarReader,
  householdReader,
  listReader,
  mealReader,
  memberships,
  profileReader,
  secrets,
  toDoReader,
  userRecordReader,
} from '../ports.ts';

const PAGE = 50;

const ExportQuery = v.object({ cursor: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{2,400}$/))) });

/**
 * GET /api/user/export. All that is stored about the user, by pages; the `Link` header holds the address of the next one. The last
 * page includes the declarations about contracts that were made for their email address, what they see of their
 * kitchen, and since when their calendar has an address.
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
      secrets,
      toDos: toDoReader,
      userRecords: userRecordReader,
    },
    query: ExportQuery,
  },
  async ({ ports, session, query }) => {
    const { items, cursor } = await ports.userRecords.list(session.userId, {
      limit: PAGE,
      cursor: query.cursor,
    });
    const page: readonly ExportedRecord[] = items.map(({ kind, data }) => ({ kind, data }));
    if (cursor === undefined) {
      const kitchen = kitchenRecords(await exportKitchen(ports, session));
      const calendar = await findCalendar(ports, session);
      return respond(
        200,
        ok([
          ...page,
          ...kitchen,
          ...(calendar ? [{ kind: 'calendar' as const, data: calendar }] : []),
          ...(await declared(ports, session.userId)),
        ]),
      );
    }
    const headers = { link: `</api/user/export?cursor=${cursor}>; rel="next"` };
    return respond(200, ok(page), { headers });
  },
);

const kitchenRecords = ({ household, items, meals }: ExportedKitchen): ExportedRecord[] => [
  ...(household ? [{ kind: 'household' as const, data: household }] : []),
  ...items.map((data) => ({ kind: 'list item' as const, data })),
  ...meals.map((data) => ({ kind: 'meal' as const, data })),
];

/** Leaves out declarations from before the account: the address may have been another user's. */
async function declared(
  {
    profiles: accounts,
    toDos: declarations,
  }: { readonly profiles: ProfileReader; readonly toDos: ToDoReader },
  userId: UserId,
): Promise<ExportedRecord[]> {
  const { email, createdAt } = await accounts.get(userId);
  const found = await declarations.declaredFor(email, createdAt);
  return found.map(({ linkHash: _, ...data }) => ({ kind: 'declaration', data }));
}

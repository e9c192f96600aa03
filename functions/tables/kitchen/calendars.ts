import * as v from 'valibot';
import { WeekCalendar, type CalendarId } from '#core/week/calendar.ts';
import type { CalendarReader, CalendarWriter } from '#core/week/ports.ts';
import { deleteItem, deleteItemIf, getItem, putItem, type Table } from '../table.ts';

export const calendarReaderIn = (table: Table): CalendarReader => ({
  async find(id) {
    const item = await getItem(table, keyOf(id));
    return item && v.parse(WeekCalendar, item);
  },
});

export const calendarsIn = (table: Table): CalendarWriter => ({
  async put(id, calendar) {
    await putItem(table, { ...keyOf(id), ...calendar });
  },

  async remove(id, which) {
    if (!which) return deleteItem(table, keyOf(id));
    const [kitchenId, equals] = 'of' in which ? [which.of, '='] : [which.except, '<>'];
    await deleteItemIf(table, keyOf(id), {
      if: `kitchenId ${equals} :kitchen`,
      values: { ':kitchen': kitchenId },
    });
  },
});

/** A partition of its own: its reader must not access user data. */
const keyOf = (id: CalendarId) => ({ pk: `CALENDAR#${id}`, sk: 'CALENDAR' });

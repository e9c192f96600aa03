import { beforeAll, describe, expect, test } from 'vitest';
import type { WeekCalendar } from '#core/week/calendar.ts';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';

export function calendarContract(open: () => TablePorts): void {
  let ports: TablePorts;
  beforeAll(() => {
    ports = open();
  });

  describe('calendars', () => {
    const aCalendar = (kitchenId = aUserId()): WeekCalendar => ({
      userId: aUserId(),
      kitchenId,
      isAlone: false,
      hash: 'the hash of a secret',
      language: 'de',
      createdAt: NOON,
    });

    test('a calendar is found by its ID alone, as it was last stored', async () => {
      const [id, former, next] = [aUserId(), aCalendar(), aCalendar()];
      await ports.calendars.put(id, former);
      expect(await ports.calendars.find(id)).toEqual(former);
      expect(await ports.calendars.find(aUserId())).toBeUndefined();
      await ports.calendars.put(id, next);
      expect(await ports.calendars.find(id)).toEqual(next);
      await ports.calendars.remove(id);
      await ports.calendars.remove(id);
      expect(await ports.calendars.find(id)).toBeUndefined();
    });

    test('a calendar is removed only for its own kitchen', async () => {
      const [id, kitchen, other] = [aUserId(), aUserId(), aUserId()];
      const calendar = aCalendar(kitchen);
      await ports.calendars.put(id, calendar);
      await ports.calendars.remove(id, { of: other });
      await ports.calendars.remove(id, { except: kitchen });
      expect(await ports.calendars.find(id)).toEqual(calendar);
      await ports.calendars.remove(id, { of: kitchen });
      expect(await ports.calendars.find(id)).toBeUndefined();
      await ports.calendars.put(id, calendar);
      await ports.calendars.remove(id, { except: other });
      await ports.calendars.remove(id, { except: other });
      expect(await ports.calendars.find(id)).toBeUndefined();
    });
  });
}

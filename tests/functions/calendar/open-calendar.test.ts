import { expect, test } from 'vitest';
import type { Household } from '#core/household/household.ts';
import { openCalendar } from '#core/household/week-calendar.ts';
import { calendarIdOf } from '#core/week/calendar.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';

// Leaving also withdraws the address. Here the address is left, as if leaving had been interrupted.

const [COOK, OTHER] = [aUserId(), aUserId()];

const householdOf = (...userIds: readonly string[]): Household => ({
  name: 'Home',
  owner: userIds[0] ?? '',
  members: Object.fromEntries(userIds.map((id) => [id, { name: 'Ada', joinedAt: NOON }])),
});

/** Returns whether an address that was made alone or in a household is open with the given members. */
async function isOpen(isAlone: boolean, household: Household | undefined): Promise<boolean> {
  const ports = fakePorts();
  const { secret, hash } = ports.secrets.create();
  const [id, kitchenId] = [calendarIdOf(ports.secrets, COOK), aUserId()];
  await ports.calendars.put(id, {
    userId: COOK,
    kitchenId,
    isAlone,
    hash,
    language: 'en',
    createdAt: NOON,
  });
  if (household) await ports.households.found(kitchenId, household);
  return (await openCalendar(ports, `${id}.${secret}`)) !== undefined;
}

test('an address is open to current members of the household only', async () => {
  for (const isAlone of [true, false]) {
    expect(await isOpen(isAlone, householdOf(OTHER, COOK))).toBe(true);
    expect(await isOpen(isAlone, householdOf(OTHER))).toBe(false);
  }
});

test('an address that was made alone is open as long as nobody else joins', async () => {
  expect(await isOpen(true, undefined)).toBe(true);
  expect(await isOpen(false, undefined)).toBe(false);
});

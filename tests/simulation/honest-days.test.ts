import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#core/time.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { chanceOf } from './chance.ts';
import { HonestUsers, type Place } from './honest-users.ts';

const DAYS = 1_000;
const MONDAY = Date.UTC(2026, 10, 16);

const INHABITANTS: Record<Place, number> = { alone: 12, family: 12, office: 12, dormitory: 40 };

test(`in ${DAYS} days honest cooks meet no limit, even with failures, shared networks and forgotten passwords`, async () => {
  const ports = fakePorts(MONDAY);
  const chance = chanceOf(20_261_120);
  const simulation = new HonestUsers(ports, chance);
  const users = Object.entries(INHABITANTS).flatMap(([place, count]) =>
    // The object's keys are networks.
    Array.from({ length: count }, (_, number) => simulation.aUser(place as Place, number)),
  );
  for (const user of users) {
    ports.now = MONDAY + 8 * HOUR;
    await simulation.signUp(user);
  }

  /** Thirty people of one office join within an hour, and each of them tries the app. */
  const joinTogether = async () => {
    const from = ports.now;
    for (let number = 0; number < 30; number += 1) {
      const user = simulation.aUser('office', number);
      ports.now = from + chance.below(60) * MINUTE;
      await simulation.signUp(user);
      await simulation.spendDay(user, false);
      await simulation.generateRecipes(user, user.devices[0], 3, false);
    }
  };

  for (let day = 1; day <= DAYS; day += 1) {
    const isBadDay = simulation.happens(0.02);
    for (const user of users) {
      ports.now = MONDAY + day * DAY + 17 * HOUR + chance.below(120) * MINUTE;
      await simulation.spendDay(user, isBadDay);
    }
    if (simulation.happens(0.3)) await simulation.signInByGoogle('dormitory');
    ports.now = MONDAY + (day + 1) * DAY + 9 * HOUR;
    if (day % 100 === 0) await joinTogether();
    ports.sent.length = 0;
  }
  expect(simulation.refused).toEqual([]);
  // Proves that the limits counted something.
  expect(simulation.done.get('recipes begun')).toBeGreaterThan(30_000);
  expect(simulation.done.get('logins')).toBeGreaterThan(4_000);
  for (const what of [
    'resetLink',
    'logInLink',
    'registration',
    'translations',
    'declarations',
    'logins by Google',
  ])
    expect(simulation.done.get(what), what).toBeGreaterThan(40);
}, 600_000);

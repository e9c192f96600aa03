import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#core/time.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { chanceOf } from './chance.ts';
import { HonestCooks, type Place } from './honest-cooks.ts';

const DAYS = 1_000;
const MONDAY = Date.UTC(2026, 10, 16);

const INHABITANTS: Record<Place, number> = { alone: 12, family: 12, office: 12, dormitory: 40 };

test(`in ${DAYS} days of honest cooks, with photos without food, recipes given up, networks that many share and passwords forgotten, no limit is met`, async () => {
  const ports = fakePorts(MONDAY);
  const chance = chanceOf(20_261_120);
  const life = new HonestCooks(ports, chance);
  const cooks = Object.entries(INHABITANTS).flatMap(([place, count]) =>
    // The object's keys are places.
    Array.from({ length: count }, (_, number) => life.aCook(place as Place, number)),
  );
  for (const cook of cooks) {
    ports.now = MONDAY + 8 * HOUR;
    await life.signUp(cook);
  }

  /** Thirty people of one office join within an hour, and each of them tries the app. */
  const course = async () => {
    const from = ports.now;
    for (let number = 0; number < 30; number += 1) {
      const cook = life.aCook('office', number);
      ports.now = from + chance.below(60) * MINUTE;
      await life.signUp(cook);
      await life.liveADay(cook, false);
      await life.cook(cook, cook.devices[0], 3, false);
    }
  };

  for (let day = 1; day <= DAYS; day += 1) {
    const isBadDay = life.happens(0.02);
    for (const cook of cooks) {
      ports.now = MONDAY + day * DAY + 17 * HOUR + chance.below(120) * MINUTE;
      await life.liveADay(cook, isBadDay);
    }
    if (life.happens(0.3)) await life.comeByGoogle('dormitory');
    ports.now = MONDAY + (day + 1) * DAY + 9 * HOUR;
    if (day % 100 === 0) await course();
    ports.sent.length = 0;
  }
  expect(life.refused).toEqual([]);
  // Proves that the limits had something to count.
  expect(life.done.get('recipes begun')).toBeGreaterThan(30_000);
  expect(life.done.get('logins')).toBeGreaterThan(4_000);
  for (const what of [
    'resetLink',
    'logInLink',
    'registration',
    'translations',
    'declarations',
    'logins by Google',
  ])
    expect(life.done.get(what), what).toBeGreaterThan(40);
}, 600_000);

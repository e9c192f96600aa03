import { expect, test } from 'vitest';
import { timesIn } from '#core/reading/text-facts.ts';
import { minutesOf } from '#core/reading/text/duration.ts';

test.each([
  ['PT45M', 45],
  ['PT1H30M', 90],
  ['P0DT2H', 120],
  ['P0Y0M0DT0H35M0.000S', 35],
  ['P1DT2H', 1_560],
  ['PT90S', 2],
  ['pt1.5h', 90],
  ['PT20', undefined],
  ['PT', undefined],
  ['PT0M', undefined],
  ['30 minutes', 30],
  ['1 hour 20 min', 80],
  ['1½ Std.', 90],
  ['ca. 25-30 Minuten', 30],
  ['1:15', 75],
  ['1-1/2 hours', 90],
  ['1 1/2 to 2 hours', 120],
  ['1h 15min', 75],
  ['1h15', 75],
  ['overnight', undefined],
  ['999999 hours', undefined],
])('%s takes %s minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});

test.each([
  ['Prep 25 mins, cook 40 mins', 25, 65],
  ['Prep: 15 min | Cook: 1 hr 10 min', 15, 85],
  ['Arbeitszeit ca. 10 Minuten Koch-/Backzeit ca. 15 Minuten Gesamtzeit ca. 25 Minuten', 10, 25],
])('each time belongs to the label before it: %s', (line, activeTime, prepTime) => {
  expect(timesIn([line])).toEqual({ activeTime, prepTime });
});

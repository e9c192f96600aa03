import { expect, test } from 'vitest';
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
  ['overnight', undefined],
  ['999999 hours', undefined],
])('%s takes %s minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});

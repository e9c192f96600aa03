import { expect, test } from 'vitest';
import { isAside, isGoodbye } from '#core/reading/pasted/closings.ts';

test.each([
  'Warm the milk and butter',
  'Best served warm',
  'Save half the pasta water',
  'Save the rest for the sauce.',
  'Share the mixture between four bowls',
  'Teile den Teig in acht Stücke und forme Kugeln.',
  'Deine Form einfetten',
  'Like a risotto, add the stock little by little.',
  'Cool.',
  'Love apples with cinnamon on top',
])('a step is no word of the sender: %s', (step) => {
  expect(isGoodbye(step)).toBe(false);
  expect(isAside(step)).toBe(false);
});

test.each([
  'Lots of love,',
  'Liebe Grüße',
  'Deine Monika',
  'LG Petra',
  'Best wishes',
  'Cheers, Tom',
  'Herzliche Grüße',
])('a letter ends with %s', (line) => {
  expect(isGoodbye(line)).toBe(true);
});

test.each([
  'Enjoy! x',
  'Bis morgen!',
  'Save for later',
  'Speicher dir das Rezept ab!',
  'Hast du noch Parmesan?',
  'ok',
])('the sender says besides: %s', (line) => {
  expect(isAside(line)).toBe(true);
});

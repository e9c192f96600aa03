import { expect, test } from 'vitest';
import { isAside, isRemark } from '#core/reading/pasted/closings.ts';
import { readText } from '#core/reading/read-text.ts';

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
])('words of the sender do not become a step: %s', (step) => {
  expect(isAside(step)).toBe(false);
});

test.each([
  'Enjoy! x',
  'Bis morgen!',
  'Save for later',
  'Speicher dir das Rezept ab!',
  'Hast du noch Parmesan?',
  'ok',
])('words of the sender after the recipe are dropped: %s', (line) => {
  expect(isAside(line)).toBe(true);
});

test.each([
  'Lots of love,',
  'Liebe Grüße',
  'Deine Monika',
  'LG Petra',
  'Best wishes',
  'Cheers, Tom',
  'Herzliche Grüße',
])('a letter that ends with %s keeps only its steps', (goodbye) => {
  const letter = `Dal\n\n200 g lentils\n1 onion\n\nFry the onion.\nBoil the lentils.\n\n${goodbye}\nMaria`;
  expect(readText(letter)?.instructions).toEqual([{ text: 'Fry the onion.' }, { text: 'Boil the lentils.' }]);
});

test.each([
  'Freezes well.',
  'Keeps for a week in a tin.',
  'It goes well with rice.',
  'Best the first day.',
  'Bill likes them with a raisin.',
  'My tip: use old bread.',
  'N.B. Rum is nice in it.',
  'Lässt sich auch prima einfrieren.',
  'Bei uns gibt es Apfelmus dazu.',
  'Schmeckt kalt am besten.',
  'Apfelmus gehört dazu, keine Diskussion.',
  'Unser Tipp: Nimm altes Brot.',
])('a remark about the dish does not become a step: %s', (line) => {
  expect(isRemark(line)).toBe(true);
});

test.each([
  'Keep warm in the oven.',
  'Keep stirring until it thickens.',
  'Freeze for two hours.',
  'Goes in the oven for an hour.',
  'Den Teig gehen lassen.',
  'Gib die Eier dazu.',
  'Passiere die Tomaten.',
])('a step is not mistaken for a remark: %s', (line) => {
  expect(isRemark(line)).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { servedAmount, type UnitSystem } from '#core/recipe/scaling/scale.ts';
import { servedName, servedText } from '#core/recipe/scaling/scale-step.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';

const served = (
  text: string,
  language: 'en' | 'de',
  { factor = 2, units = 'metric', line = '' }: { factor?: number; units?: UnitSystem; line?: string } = {},
) => {
  const lines = line === '' ? [] : [parseLine(line, language)];
  const step = markedStep(
    text,
    language,
    lines.map(({ name }) => name),
  );
  return servedText(step, { factor, units, language, of: { lines, servings: 4 } }).replaceAll('\u00a0', ' ');
};

describe('a step for twice as many servings', () => {
  test.each([
    ['en', 'Bake in a 1.5 litre ovenproof dish.'],
    ['en', 'Use a 2 litre pudding basin.'],
    ['en', 'Pour into a 2-quart casserole.'],
    ['en', 'Chill it in 400 ml glasses.'],
    ['en', 'Toss in a 3 l salad bowl.'],
    ['de', 'In eine Kastenform von 1,5 l füllen.'],
    ['de', 'In eine Auflaufform (2 l Inhalt) geben.'],
    ['de', 'In einem Topf mit 3 l Fassungsvermögen kochen.'],
    ['de', 'In eine 1,5-l-Auflaufform füllen.'],
    ['de', 'In ein 500 ml Glas füllen.'],
  ] as const)('does not double the size of a dish: %s: %s', (language, text) => {
    expect(served(text, language)).toBe(text);
  });

  test.each([
    ['en', '6 eggs', 'Whisk 3 of the eggs.', 'Whisk 6 of the eggs.'],
    ['en', '6 eggs', 'Beat two of the eggs with milk.', 'Beat 4 of the eggs with milk.'],
    ['de', '4 Eier', 'Zwei der Eier verquirlen.', '4 der Eier verquirlen.'],
    ['de', '4 Zwiebeln', '3 von den Zwiebeln würfeln.', '6 von den Zwiebeln würfeln.'],
    ['de', '4 große Eier', '3 der großen Eier trennen.', '6 der großen Eier trennen.'],
  ] as const)('doubles a part of a counted food: %s, %s: %s', (language, line, text, twice) => {
    expect(served(text, language, { line })).toBe(twice);
  });

  test.each([
    ['en', 'Add the stock 1 tbsp at a time.', 'Add the stock 1 tbsp at a time.'],
    ['en', 'Beat in 2 tbsp of oil at a time.', 'Beat in 2 tbsp of oil at a time.'],
    ['de', 'Das Öl 1 EL nach dem anderen zugeben.', 'Das Öl 1 EL nach dem anderen zugeben.'],
    ['en', 'Add 200 ml milk a little at a time.', 'Add 400 ml milk a little at a time.'],
    ['de', '200 ml Brühe nach und nach zugießen.', '400 ml Brühe nach und nach zugießen.'],
  ] as const)('does not double a portion that is added again and again: %s: %s', (language, text, twice) => {
    expect(served(text, language)).toBe(twice);
  });

  test.each([
    ['us', 'Add 1/2 cup (120 ml) milk.', 'Add 1 cup milk.'],
    ['metric', 'Add 1/2 cup (120 ml) milk.', 'Add 240 ml milk.'],
    ['metric', 'Add 100 g (3.5 oz) butter.', 'Add 200 g butter.'],
    ['metric', 'Add 100 g (1 cup) butter.', 'Add 200 g (480 ml) butter.'],
  ] as const)('names an amount once if both units agree in %s: %s', (units, text, twice) => {
    expect(served(text, 'en', { units })).toBe(twice);
  });
});

test.each([
  ['1/2 cup (120 ml) milk', 'us', '1 cup milk'],
  ['1/2 cup (120 ml) milk', 'metric', '240 ml milk'],
  ['100 g (3.5 oz) butter, soft', 'metric', '200 g butter, soft'],
  ['2 sticks butter', 'metric', '452 g butter'],
  ['1 stick cinnamon', 'metric', '2 sticks cinnamon'],
] as const)(
  'A line names its amount once, and a stick of butter in grams: %s in %s',
  (text, units, twice) => {
    const line = parseLine(text, 'en');
    const serving = { factor: 2, units, language: 'en' } as const;
    const shown = `${servedAmount(line, serving)} ${servedName(line, serving)}`;
    expect(shown.replaceAll('\u00a0', ' ')).toBe(twice);
  },
);

test.each([
  ['en', 'us', 'Freeze at -18 °C.', 'Freeze at 0 °F.'],
  ['de', 'us', 'Bei −18 °C einfrieren.', 'Bei 0 °F einfrieren.'],
  ['en', 'us', 'Cool to -4 °C.', 'Cool to 25 °F.'],
  ['en', 'metric', 'Freeze at 0 °F.', 'Freeze at -18 °C.'],
  ['en', 'metric', 'Bake at 325ºF for 20 minutes.', 'Bake at 160 °C for 20 minutes.'],
  ['en', 'metric', 'Roast at 400º F.', 'Roast at 200 °C.'],
  ['de', 'us', 'Bei 180º backen.', 'Bei 350 °F backen.'],
  ['en', 'us', 'Bake at 160-180 °C.', 'Bake at 325–350 °F.'],
  ['en', 'metric', 'Melt 1 stick of butter.', 'Melt 113 g of butter.'],
] as const)(
  'a temperature is converted in its own notation: %s to %s: %s',
  (language, units, text, shown) => {
    expect(served(text, language, { factor: 1, units, line: '1 stick butter' })).toBe(shown);
  },
);

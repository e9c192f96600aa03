import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { servedName, servedText } from '#core/recipe/scaling/scale-step.ts';
import { servedAmount, writtenAmount } from '#core/recipe/scaling/scale.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';
import { metric } from './arbitraries.ts';

const shown = (text: string, times = 1, language: 'en' | 'de' = 'en') =>
  servedAmount(parseLine(text, language), metric(times, language)).replaceAll('\u00a0', ' ');

const FRACTIONS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

describe('American measures under Metric', () => {
  test.each([
    ['1 lb beef', '450 g'],
    ['½ cup flour', '65 g'],
    ['8 oz mushrooms', '225 g'],
    ['½ pint cream', '280 ml'],
    ['1 cup milk', '240 ml'],
    ['1 cup honey', '340 g'],
    ['1 quart stock', '950 ml'],
    ['1–2 lb beef', '450–910 g'],
    ['1 tbsp oil', '1 tbsp'],
    ['1 onion', '1'],
    ['1 cup peanut oil', '240 ml'],
    ['1 cup apple sauce', '250 g'],
    ['1 cup water chestnuts', '140 g'],
    ['½ cup instant coffee', '26 g'],
  ])('%s is %s', (text, amount) => {
    expect(shown(text)).toBe(amount);
  });

  test('a German cup is not converted', () => {
    expect(shown('1 Tasse Mehl', 1, 'de')).toBe('1 Tasse');
  });

  test('weigh what the table says, within a step of the scale, whatever the food', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FOODS), fc.integer({ min: 1, max: 9 }), (food, pounds) => {
        const line = { food: food.id, name: food.names.en[0] ?? '', quantity: pounds, unit: 'lb' as const };
        const [number = '', unit] = servedAmount(line, metric(1)).split('\u00a0');
        expect(['g', 'kg']).toContain(unit);
        const fraction = FRACTIONS[number.slice(-1)] ?? 0;
        const grams = (Number.parseFloat(number.replace(/[¼½¾]/, '')) || 0) + fraction;
        expect(Math.abs((grams * (unit === 'kg' ? 1_000 : 1)) / (453.6 * pounds) - 1)).toBeLessThan(0.05);
      }),
    );
  });

  test('The amount that the page wrote is kept only if it was converted', () => {
    expect(writtenAmount(parseLine('1 lb beef', 'en'), metric(1))).toBe('1\u00a0lb');
    expect(writtenAmount(parseLine('1 lb beef', 'en'), metric(2))).toBe('2\u00a0lb');
    expect(writtenAmount(parseLine('450 g beef', 'en'), metric(1))).toBeUndefined();
    expect(writtenAmount(parseLine('salt', 'en'), metric(1))).toBeUndefined();
  });

  test('steps are converted, too: cups of a known food, and the oven in degrees Celsius', () => {
    const lines = ['½ cup flour', '1 cup milk'].map((text) => parseLine(text, 'en'));
    const step = markedStep('Mix ½ cup flour with 1 cup milk and bake at 350°F.', 'en');
    const serving = { ...metric(1), of: { lines, servings: 4 } };
    expect(servedText(step, serving).replaceAll('\u00a0', ' ')).toBe(
      'Mix 65 g flour with 240 ml milk and bake at 180 °C.',
    );
    const weighed = markedStep('Stir in 8 oz of cheese and 8 fl oz stock.', 'en', ['cheese', 'stock']);
    expect(servedText(weighed, metric(1)).replaceAll('\u00a0', ' ')).toBe(
      'Stir in 225 g of cheese and 240 ml stock.',
    );
    expect(servedText(markedStep('Bake at 180 °C (350 °F).', 'en'), metric(1))).toBe(
      'Bake at 180 °C (350 °F).',
    );
  });
});

test.each([
  ['en', '⅛ tsp salt', 1, '⅛ tsp'],
  ['en', '1/8 tsp salt', 1, '⅛ tsp'],
  ['en', '1-2 tsp salt', 2, '2–4 tsp'],
  ['en', 'a little butter', 2, 'a little'],
] as const)('%s: the amount of "%s" times %i is %s', (language, text, times, amount) => {
  expect(shown(text, times, language)).toBe(amount);
});

test.each([
  ['en', '3½ tomato', 1, 'tomatoes'],
  ['en', '2 potato', 1, 'potatoes'],
  ['en', '1 onions', 1, 'onion'],
  ['en', '1 onion', 2, 'onions'],
  ['en', '2 ripe tomatoes', 0.5, 'ripe tomato'],
  ['en', '1-2 onion', 1, 'onions'],
  ['en', '2 cups flour', 0.5, 'flour'],
  ['de', '2 Kartoffel', 1, 'Kartoffeln'],
  ['de', '1 Zwiebeln', 1, 'Zwiebel'],
  ['de', '2 rote Zwiebeln', 0.5, 'rote Zwiebeln'],
] as const)('%s: the name of "%s" times %f agrees with its number: %s', (language, text, times, name) => {
  expect(servedName(parseLine(text, language), metric(times, language))).toBe(name);
});

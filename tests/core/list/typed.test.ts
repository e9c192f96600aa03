import { describe, expect, test } from 'vitest';
import { isHouseholdGood } from '#core/list/household-goods.ts';
import type { ListAmount } from '#core/list/list-item.ts';
import { readAllWanted, readListAmount, readWanted } from '#core/list/wanted.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { UNITS } from '#core/nutrition/units.ts';
import { amountText } from '#core/recipe/lines/line.ts';

const of = (quantity: number, unit: ListAmount['unit']): ListAmount => ({ quantity, unit });

describe('An item that a cook types', () => {
  test.each([
    ['500 ml Milch', 'de', { name: 'Milch', food: 'milk', amount: of(500, 'ml'), aisle: 'dairy and eggs' }],
    ['2 leeks', 'de', { name: 'leeks', food: 'leek', amount: of(2, 'piece'), aisle: 'vegetables' }],
    ['½ kg Lauch', 'de', { name: 'Lauch', food: 'leek', amount: of(0.5, 'kg'), aisle: 'vegetables' }],
    ['2x leek', 'en', { name: 'leek', food: 'leek', amount: of(2, 'piece'), aisle: 'vegetables' }],
    ['Milch 1½ l', 'de', { name: 'Milch', food: 'milk', amount: of(1.5, 'l'), aisle: 'dairy and eggs' }],
    ['leeks, 500 g', 'en', { name: 'leeks', food: 'leek', amount: of(500, 'g'), aisle: 'vegetables' }],
    ['Something nice', 'en', { name: 'Something nice', aisle: 'other' }],
    ['6er Teelichter', 'de', { name: '6er Teelichter', aisle: 'household' }],
    ['Batteries AA 4', 'en', { name: 'Batteries AA 4', aisle: 'household' }],
  ] as const)('%s is understood', (typed, language, wanted) => {
    expect(readWanted(typed, language)).toEqual(wanted);
  });

  test.each([
    ['Salzstangen', 'de', 'herbs and spices'],
    ['salt sticks', 'en', 'herbs and spices'],
    ['Pink Lady Äpfel', 'de', 'fruit'],
    ['Zahnpasta', 'de', 'household'],
    ['Badesalz', 'de', 'household'],
    ['shaving cream', 'en', 'household'],
    ['Bio-Müllbeutel', 'de', 'household'],
    ['soft toilet paper', 'en', 'household'],
    ['Kerzenständer', 'de', 'other'],
  ] as const)('does not become a food with a similar name: %s', (typed, language, aisle) => {
    expect(readWanted(typed, language)).toEqual({ name: typed, aisle });
  });

  test.each([
    ['Zwiebeln', 'de', 'onion'],
    ['onion', 'de', 'onion'],
    ['Tomatoes', 'en', 'tomato'],
    ['Eier', 'en', 'egg'],
  ] as const)('is the food, in singular or plural and in either language: %s', (typed, language, food) => {
    expect(readWanted(typed, language)).toMatchObject({ food });
  });

  test.each([
    ['parmesan, olives and basil', 'en', ['parmesan', 'olives', 'basil']],
    ['1,5 l Milch, 3 Eier und Brot', 'de', ['Milch', 'Eier', 'Brot']],
    ['wine and candles', 'en', ['wine', 'candles']],
    ['Butter & Brot', 'de', ['Butter', 'Brot']],
    ['salt and pepper', 'en', ['salt and pepper']],
    ['half and half', 'en', ['half and half']],
    ['tomatoes, chopped', 'en', ['tomatoes, chopped']],
    ['Something nice, for Sunday', 'en', ['Something nice, for Sunday']],
    ['sweet and sour sauce', 'en', ['sweet and sour sauce']],
  ] as const)('is split into as many items as it names: %s', (typed, language, names) => {
    expect(readAllWanted(typed, language).map(({ name }) => name)).toEqual(names);
  });

  test('is no food of the table if it is a household item', () => {
    const names = FOODS.flatMap((food) => [...food.names.en, ...food.names.de]);
    expect(names.filter((name) => isHouseholdGood(name))).toEqual([]);
  });

  test.each([
    ['4-5 eggs', 'en', 'eggs', of(5, 'piece')],
    ['chicken thighs 6-8', 'en', 'chicken thighs', of(8, 'piece')],
    ['2–3 Zwiebeln', 'de', 'Zwiebeln', of(3, 'piece')],
    ['eggs (3)', 'en', 'eggs', of(3, 'piece')],
    ['Eggs (x2)', 'en', 'Eggs', of(2, 'piece')],
    ['bananas 6', 'en', 'bananas', of(6, 'piece')],
    ['1-1,5 kg Kartoffeln', 'de', 'Kartoffeln', of(1.5, 'kg')],
    ['3.5% milk', 'en', '3.5% milk', undefined],
    ['1000 island dressing', 'en', '1000 island dressing', undefined],
  ] as const)('is bought whole, however it is counted: %s (%s)', (typed, language, name, amount) => {
    const wanted = readWanted(typed, language);
    expect([wanted?.name, wanted?.amount]).toEqual([name, amount]);
  });

  test.each([
    ['sugar, brown', 'en', 'brown-sugar'],
    ['Zucker, braun', 'de', 'brown-sugar'],
    ['beans, green', 'en', 'green-beans'],
    ['onions, spring', 'en', 'spring-onion'],
    ['Linsen, rot', 'de', 'red-lentils'],
  ] as const)('is the food with the same words in another order: %s (%s)', (typed, language, food) => {
    expect(readWanted(typed, language)).toMatchObject({ name: typed, food });
  });

  test.each([
    ['1 Dose Tomaten', 'de', 'canned-tomatoes', 'pantry'],
    ['2 cans of peaches', 'en', 'canned-peach', 'pantry'],
    ['canned tuna', 'en', 'canned-tuna', 'pantry'],
    ['2 tins mackerel', 'en', 'mackerel', 'pantry'],
    ['getrocknete Aprikosen', 'de', 'dried-apricot', 'pantry'],
    ['1 Glas Kirschen', 'de', 'cherry', 'pantry'],
    ['TK-Erbsen', 'de', 'peas', 'vegetables'],
    ['dried thyme', 'en', 'dried-thyme', 'herbs and spices'],
    ['1 Dose Cola', 'de', 'cola', 'drinks'],
    ['500 g Tomaten', 'de', 'tomato', 'vegetables'],
  ] as const)('is in the aisle for tins or for fresh food: %s (%s)', (typed, language, food, aisle) => {
    const wanted = readWanted(typed, language);
    expect([wanted?.food, wanted?.aisle]).toEqual([food, aisle]);
  });

  test('is ignored without a name', () => {
    expect(readWanted('  !', 'en')).toBeUndefined();
  });

  test.each(['en', 'de'] as const)('may have an amount as the list shows it, in %s', (language) => {
    for (const unit of UNITS)
      for (const quantity of [0.25, 0.5, 1, 1.5, 2, 2.75, 12, 0.4, 1_250, 25_000])
        expect(readListAmount(amountText(of(quantity, unit), language), language)).toEqual(
          of(quantity, unit),
        );
  });
});

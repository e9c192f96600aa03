import { expect, test } from 'vitest';
import { itemsIn } from '#core/reading/pasted/items.ts';

test.each([
  ['1 tsp smoked paprika ($0.12)', '1 tsp smoked paprika'],
  ['2 tins tomatoes £1.20', '2 tins tomatoes'],
  ['400 g cheese (from Aldi)', '400 g cheese'],
  ['1 can crushed tomatoes - I like the roasted ones', '1 can crushed tomatoes'],
  ["200 g butter – don't skimp!", '200 g butter'],
])('prices, shops and words of the sender do not become part of an ingredient: %s', (line, item) => {
  expect(itemsIn(line, 'en')).toEqual([item]);
});

test.each([
  ['200 g Tofu (bei Lidl im Angebot)', '200 g Tofu'],
  ['700 g Süßkartoffeln 1,39 €', '700 g Süßkartoffeln'],
  ['1 TL Salz - hab ich immer da', '1 TL Salz'],
  ['500 g Mehl (Typ 405)', '500 g Mehl (Typ 405)'],
  ['Hefe – 1 Würfel', 'Hefe – 1 Würfel'],
])('prices are dropped in German, too, and notes about the food stay: %s', (line, item) => {
  expect(itemsIn(line, 'de')).toEqual([item]);
});

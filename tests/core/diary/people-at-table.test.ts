import { expect, test } from 'vitest';
import { told } from './told.ts';

test.each([
  ['de', 'zwei Brötchen, eins mit Honig, das andere mit Gouda', ['2 piece roll', '12 g honey', '25 g gouda']],
  ['de', '2 Scheiben Brot mit Butter, eine mit Salami', ['2 slice buttered-bread', '15 g salami']],
  [
    'en',
    'two slices of toast, one with jam and one with peanut butter',
    ['2 slice toast', '18 g jam', '15 g peanut-butter'],
  ],
  ['en', 'two slices of toast with jam', ['2 slice toast', '36 g jam']],
  ['de', 'drei Scheiben Brot mit Emmentaler', ['3 slice mixed-bread', '75 g emmental']],
  ['en', 'four crackers with butter', ['4 piece crackers', '8 g butter']],
  [
    'de',
    'zwei Scheiben Brot mit Schinken und Käse',
    ['2 slice mixed-bread', '30 g cooked-ham', '25 g cheese'],
  ],
  ['de', 'ein Brot mit Schinken und Käse', ['1 slice mixed-bread', '30 g cooked-ham', '25 g cheese']],
  [
    'en',
    'two slices of toast with cream cheese and ham',
    ['2 slice toast', '40 g cream-cheese', '60 g cooked-ham'],
  ],
] as const)('a topping is on the slices that it is said of, in %s: %s', (language, text, foods) => {
  expect(told(text, language)).toEqual(foods);
});

test.each([
  ['de', 'Kaffee mit Sahne', ['coffee', '15 ml cream']],
  ['en', 'an espresso with single cream', ['1 cup espresso', '15 ml single-cream']],
  ['de', 'Apfelkuchen mit Sahne', ['apple-pie', 'cream']],
  ['de', 'ein Glas Milch mit Kakao', ['1 glass hot-chocolate-drink']],
  ['en', '200 ml milk with Ovaltine', ['200 ml hot-chocolate-drink']],
  ['en', 'milk with biscuits', ['milk', '2 piece digestive-biscuit']],
  ['en', 'a large glass of red wine', ['1 glass × 1.5 red-wine']],
  ['en', 'a large latte', ['1 cup × 1.5 latte-drink']],
  ['de', 'ein großer Radler', ['1 can shandy']],
  ['de', 'ein kleiner Cappuccino', ['1 cup × 0.7 cappuccino-drink']],
  ['de', 'Leberkässemmel und ein Radler, ein halber Liter', ['leberkaese-roll', '0.5 l shandy']],
  ['de', 'Pizza und zwei Cola, 0,3 l', ['pizza', '0.6 l cola']],
  ['en', 'half a 12 inch pizza', ['1 piece × 0.5 pizza']],
  ['en', 'half a 250 g tub of quark', ['1 tub × 0.5 quark']],
  ['en', 'half a pizza', ['0.5 piece pizza']],
] as const)('drinks have their size and what is stirred into them, in %s: %s', (language, text, foods) => {
  expect(told(text, language)).toEqual(foods);
});

test.each([
  ['en', 'a ham sandwich with mustard and butter', ['1 piece sandwich']],
  ['en', 'a turkey sandwich with lettuce and mayo', ['1 piece turkey-sandwich', 'lettuce']],
  ['en', 'a cheeseburger with mayo', ['1 piece cheeseburger']],
  ['en', 'a cheese sandwich with ham', ['1 piece cheese-sandwich', 'cooked-ham']],
  ['en', 'a roll with mayo', ['1 piece roll', '7 g mayonnaise']],
  ['en', 'two bits of toast', ['2 piece toast']],
  ['de', 'ein Stück Baguette', ['1 serving baguette']],
  ['de', 'eine Scheibe Baguette', ['1 slice baguette']],
  ['de', 'eine Rippe Schokolade', ['1 serving milk-chocolate']],
  ['en', 'scallops', ['2 piece scallop']],
  ['en', 'a scallop', ['1 piece scallop']],
  ['en', 'pulled pork bun', ['milk-roll', 'roast-pork']],
  ['en', 'steak with peppercorn sauce', ['grilled-steak', 'cream-sauce']],
  ['de', 'ein Wrap mit Hähnchen', ['tortilla', '90 g grilled-chicken']],
] as const)('a dish has what belongs to it, in %s: %s', (language, text, foods) => {
  expect(told(text, language)).toEqual(foods);
});

test.each([
  ['de', 'ein großer Cappucino', ['1 cup × 1.5 cappuccino-drink']],
  ['en', 'lasange', ['lasagne']],
  ['en', 'a cheesburger', ['1 piece cheeseburger']],
  ['de', 'Kaiserschmarn', ['kaiserschmarrn']],
  ['de', 'eine halbe Tüte Chips beim Fußball', ['0.5 packet crisps']],
  ['de', 'Suppe und eine Scheibe Brot dazu', ['vegetable-soup', '1 slice mixed-bread']],
  ['de', 'Topfenstrudel', ['quark-strudel']],
  ['en', 'lamb with mint sauce', ['lamb', 'mint-sauce']],
  ['en', 'bread and butter pudding', ['bread-pudding']],
] as const)('mistyped names and near ones are what they say, in %s: %s', (language, text, foods) => {
  expect(told(text, language)).toEqual(foods);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describedMeal } from '#core/diary/described-meal.ts';
import { MEALS } from '#tests/cases/meals/meals.ts';
import { reaches } from '#tests/figures/gates.ts';
import { mealsInRange, mealsNearCarbs, mealsNearEnergy } from '#tests/figures/meals.ts';
import { told } from './told.ts';

test.each([
  ['en', 'three slices of toast with butter and marmalade', ['3 slice toast', '24 g butter', '45 g jam']],
  ['en', 'crispbreads with cottage cheese', ['crispbread', '18 g cottage-cheese']],
  ['en', 'almond butter on two rice cakes', ['14 g almond-butter', '2 piece rice-cakes']],
  ['de', 'vier Scheiben Brot mit Margarine', ['4 slice bread', '32 g margarine']],
  ['de', 'Steak mit Butter', ['grilled-steak', 'butter']],
] as const)('spreads go by the slices that they are on, in %s: %s', (language, text, foods) => {
  expect(told(text, language)).toEqual(foods);
});

test.each([
  ['en', 'muesli with skimmed milk', ['muesli', '125 ml skimmed-milk']],
  ['en', 'an espresso with milk', ['1 cup espresso', '30 ml milk']],
  ['de', 'Cornflakes mit Hafermilch', ['cornflakes', '125 ml oat-drink']],
  ['en', 'cornflakes and a glass of milk', ['cornflakes', '1 glass milk']],
  ['en', 'a cappuccino with oat milk', ['1 cup cappuccino-drink']],
  ['en', 'tea without milk', ['tea']],
  ['en', 'porridge, no sugar, tea with no milk', ['porridge', 'tea']],
] as const)('milk goes over flakes or into a cup, in %s: %s', (language, text, foods) => {
  expect(told(text, language)).toEqual(foods);
});

test.each([
  ['en', 'couscous and chickpeas', ['cooked-couscous', 'chickpeas']],
  ['de', 'Bulgur mit Linsen', ['cooked-bulgur', 'cooked-lentils']],
  ['en', '50 g dry pasta', ['50 g pasta']],
  ['de', '200 g Nudeln', ['200 g cooked-pasta']],
] as const)('grains are cooked unless they are called dry, in %s: %s', (language, text, foods) => {
  expect(told(text, language)).toEqual(foods);
});

test.each([
  ['en', 'two spoonfuls of jam', ['2 tbsp jam']],
  ['en', 'a helping of coleslaw', ['1 serving coleslaw']],
  ['en', 'a bag of crisps', ['1 serving crisps']],
  ['de', 'ein Haferl Tee', ['1 cup tea']],
  ['de', 'ein Krug Bier', ['500 ml beer']],
  ['de', 'zwei Stück Pizza', ['2 slice pizza']],
  ['de', 'zwei Pizzen', ['2 piece pizza']],
  ['en', 'soda bread with jam, three slices', ['3 slice soda-bread', '45 g jam']],
  ['en', 'boiled eggs', ['2 piece boiled-egg']],
  ['en', 'a Big Mac', ['1 piece big-burger']],
  ['en', 'a large portion of mashed potato', ['1 serving × 1.3 mashed-potato']],
] as const)('measures of people are read, in %s: %s', (language, text, foods) => {
  expect(told(text, language)).toEqual(foods);
});

test.each([
  ['en', 'for dinner I had leftover risotto at my desk', ['risotto']],
  ['de', 'gestern Abend in der Kneipe ein Radler', ['1 can shandy']],
  ['de', 'Popcorn im Kino', ['popped-popcorn']],
  [
    'de',
    'homemade wrap: a tortilla, chicken and lettuce',
    ['1 piece tortilla', '90 g grilled-chicken', 'lettuce'],
  ],
  ['en', 'mushroom pizza', ['pizza']],
  ['de', 'Spinatlasagne', ['lasagne']],
] as const)('words around a meal say nothing, in %s: %s', (language, text, foods) => {
  expect(told(text, language)).toEqual(foods);
});

test.each([
  ['en', 'a smoothie with mango and spinach', ['mango', 'spinach']],
  ['en', 'a sandwich with brie and lettuce', ['toast', 'brie', 'lettuce']],
  ['en', 'a sandwich with crisps', ['1 piece sandwich', 'crisps']],
  ['en', 'a burger with fries', ['1 piece burger', 'fries']],
  ['en', 'a steak sandwich with onions', ['1 piece hot-sandwich', 'onion']],
  ['de', 'Overnight Oats mit Haferflocken und Milch', ['oats', '125 ml milk']],
  ['en', 'fry-up with two eggs, bacon and toast', ['2 piece egg', 'bacon', 'toast']],
  ['en', 'two sandwiches with brie', ['× 2 toast', 'brie']],
  ['de', 'zwei belegte Brötchen mit Gurke', ['2 piece sandwich', 'cucumber']],
  ['de', 'Brotzeit mit Schinken und Gurke', ['bread', 'cooked-ham', '25 g cucumber']],
  ['en', 'full English with a coffee', ['fried-breakfast', '1 cup coffee']],
  ['en', "a Domino's pepperoni pizza", ['1 piece pepperoni-pizza']],
] as const)('a dish is what is left of it beside its named parts, in %s: %s', (language, text, foods) => {
  expect(told(text, language)).toEqual(foods);
});

test.each([
  ['en', 'three fish fingers in a sandwich', ['3 piece fish-fingers', 'toast']],
  ['en', 'halloumi and salad in a wrap', ['halloumi', 'mixed-salad', 'tortilla']],
  ['en', 'a tortilla with chicken and avocado', ['1 piece tortilla', '90 g grilled-chicken', '70 g avocado']],
  ['de', 'Baguette mit Butter', ['baguette', '16 g butter']],
  ['de', 'Pommes mit Mayonnaise', ['fries', 'mayonnaise']],
  ['en', 'two Weetabix with milk', ['2 piece wheat-biscuit', '125 ml milk']],
] as const)(
  'bread holds what it is filled with, and nobody spreads chips, in %s: %s',
  (language, text, foods) => {
    expect(told(text, language)).toEqual(foods);
  },
);

test.each([
  ['en', 'a three egg omelette with cheese', ['3 piece scrambled-egg', 'cheese']],
  ['de', 'Rührei aus zwei Eiern mit Speck', ['2 piece scrambled-egg', 'bacon']],
  ['en', 'scrambled eggs with bacon', ['scrambled-egg', 'bacon']],
  ['de', 'Eier mit Speck', ['2 piece egg', 'bacon']],
  ['de', 'zwei Brötchenhälften mit Butter', ['1 piece roll', '8 g butter']],
  ['en', '80 g pasta with tomato sauce', ['80 g cooked-pasta', 'tomato-sauce']],
  ['de', '200 ml Kaffee mit Milch', ['200 ml coffee', '30 ml milk']],
  ['en', 'pasta with tomato sauce', ['spaghetti-with-tomato-sauce']],
  ['de', 'zwei Löffel Zucker', ['2 tsp sugar']],
  ['de', 'zwei Esslöffel Zucker', ['2 tbsp sugar']],
  ['de', 'eine Schale Erdbeeren', ['1 bowl strawberry']],
  ['de', 'Apfelschorle 0,4', ['0.4 l apple-spritzer-drink']],
  ['de', 'ein Viertel Rotwein', ['0.25 l red-wine']],
  ['de', 'ein Achterl Weißwein', ['125 ml white-wine']],
  ['en', 'a venti latte', ['1 cup × 1.5 latte-drink']],
  ['en', 'a Big Mac meal', ['1 piece big-burger', 'fries', 'cola']],
  ['en', 'had nothing, coffee', ['coffee']],
  ['en', 'fajitas, three of them', ['3 piece chicken-wrap']],
  ['de', 'ein Paar Wiener', ['2 piece cooked-sausage']],
  ['de', 'ein paar Nüsse', ['1 handful mixed-nuts']],
  ['de', 'eine halbe Tüte Chips', ['0.5 packet crisps']],
  ['en', 'a glass of red', ['1 glass red-wine']],
  ['en', 'porridge with a drizzle of honey', ['porridge', '1 tsp honey']],
  ['en', 'soup with a sprinkle of sunflower seeds', ['vegetable-soup', '1 tsp sunflower-seeds']],
  ['en', 'a buttered roll', ['1 piece roll', '8 g butter']],
  ['de', 'Rahmspinat mit zwei Spiegeleiern', ['creamed-spinach', '2 piece fried-egg']],
  ['de', 'Erdäpfelsalat', ['potato-salad']],
] as const)('an amount is of what it was said of, in %s: %s', (language, text, foods) => {
  expect(told(text, language)).toEqual(foods);
});

test.each([
  ['en', 'chicken and leek pie', ['meat-pie']],
  ['en', 'a cheese and tomato toastie', ['1 piece cheese-sandwich']],
  ['en', 'soup and a cheese sandwich', ['vegetable-soup', '1 piece cheese-sandwich']],
  ['en', 'coffee and carrot cake', ['coffee', 'carrot-cake']],
  ['en', 'vegetable samosa', ['samosa']],
  ['en', 'prawn sandwich', ['sandwich']],
  ['de', 'Tomaten und Gurkensalat', ['tomato', 'cucumber-salad']],
  ['en', 'oat milk latte', ['latte-drink']],
  ['en', 'chicken and bacon sandwich', ['sandwich']],
  ['en', 'kale soup', ['vegetable-soup']],
  ['en', 'a chicken teriyaki bowl', ['1 serving poke-bowl']],
  ['de', 'Dinkelnudeln mit Bolognese', ['cooked-pasta', 'meat-sauce']],
  [
    'de',
    'Schnitzel mit Pommes und einem kleinen Salat',
    ['schnitzel', 'fries', '1 serving × 0.7 mixed-salad'],
  ],
  ['en', 'chips and a small venison burger', ['fries', '1 piece × 0.7 burger']],
] as const)('two foods before a dish are in it, in %s: %s', (language, text, foods) => {
  expect(told(text, language)).toEqual(foods);
});

test.each([
  ['en', 'kryptonite with peas', ['?kryptonite', 'peas']],
  ['en', 'vegan sausages', ['?vegan sausages']],
  ['en', 'potato bread', ['?potato bread']],
  ['de', 'Heringssalat', ['?Heringssalat']],
  ['de', 'Quaxeltopf mit Reis', ['?Quaxeltopf', 'cooked-rice']],
  ['en', '', []],
] as const)('food that the table does not know stays unknown, in %s: %s', (language, text, foods) => {
  expect(told(text, language)).toEqual(foods);
});

test('300 meals weighed by hand are near their carbohydrate and energy', () => {
  expect(MEALS).toHaveLength(300);
  for (const figure of [mealsNearCarbs(), mealsNearEnergy(), mealsInRange()])
    expect(reaches(figure), figure.wrong.join('\n')).toBe(true);
});

test('Any text is read, and each amount can be counted', () => {
  const word = fc.constantFrom(
    'with',
    'mit',
    'two',
    'toast',
    'on',
    'auf',
    'milk',
    ',',
    'x',
    'jam',
    'half a',
    ':',
    '3',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 8 })), { maxLength: 12 }), (words) => {
      for (const { words: name, amount, times } of describedMeal(words.join(' '), 'en')) {
        expect(name === '' || name.trim() !== '').toBe(true);
        expect(times).toBeGreaterThan(0);
        expect(amount?.quantity ?? 1).toBeGreaterThan(0);
      }
    }),
  );
});

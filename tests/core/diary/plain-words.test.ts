import { expect, test } from 'vitest';
import { eatenFoodById } from '#core/nutrition/foods/eaten/dishes.ts';
import { eatenAs } from '#core/nutrition/foods/eaten/habits.ts';
import { SAID } from '#core/nutrition/foods/eaten/said.ts';
import { told } from './told.ts';

test.each([
  ['en', 'honey roll', ['roll', '12 g honey']],
  ['en', 'two tuna baps', ['2 piece milk-roll', '80 g canned-tuna']],
  ['de', 'Spiegeleibrot', ['bread', 'fried-egg']],
  ['de', 'zwei Lachssemmeln', ['2 piece herring-roll']],
  ['en', 'salmon rice broccoli', ['salmon', 'cooked-rice', 'broccoli']],
  ['en', 'two eggs three rashers of bacon', ['2 piece egg', '3 slice bacon']],
  ['en', 'coffee 2 sugars', ['coffee', '2 serving sugar']],
  ['de', 'Currywurst Pommes', ['currywurst', 'fries']],
  ['de', 'Portion Pommes', ['1 serving fries']],
] as const)('foods said in one breath are told apart, in %s: %s', (language, text, foods) => {
  expect(told(text, language)).toEqual(foods);
});

test.each([
  ['en', 'um okay so breakfast was porridge', ['porridge']],
  ['de', 'äh ich glaub Müsli', ['muesli']],
  ['en', 'grilled chicken breast (skin off)', ['grilled-chicken']],
  ['en', 'burger with everything', ['burger']],
  ['de', 'Döner mit allem und scharf', ['kebab']],
  ['en', 'pasta w/ pesto', ['pasta-pesto']],
  ['en', 'porridge with honey on top', ['porridge', 'honey']],
  ['en', "Domino's pepperoni pizza", ['pepperoni-pizza']],
  ['en', 'tin of Heinz tomato soup', ['1 can tomato-soup']],
  ['de', 'Fischstäbchen (Iglo)', ['fish-fingers']],
  ['en', 'Tesco meal deal - BLT and crisps', ['bacon-sandwich', 'crisps']],
  ['de', 'ne halbe Tüte Chips (Funny-frisch, die 150er)', ['0.5 packet crisps']],
  ['de', 'Toast (2 Scheiben)', ['2 slice toast']],
  ['en', 'Tesco kryptonite', ['?Tesco kryptonite']],
] as const)('fillers, shops and makers say nothing, in %s: %s', (language, text, foods) => {
  expect(told(text, language)).toEqual(foods);
});

test.each([
  ['en', 'a side of fries', ['1 serving fries']],
  ['en', 'bit of side salad', ['1 serving mixed-salad']],
  ['en', '12 inch pizza, ate half', ['1 piece × 0.5 pizza']],
  ['en', '6 inch sub', ['15 cm sub']],
  ['en', 'footlong sub', ['30 cm sub']],
  ['en', 'a 500ml Coke', ['500 ml cola']],
  ['de', 'eine Apfelschorle 0,4', ['0.4 l apple-spritzer-drink']],
  ['de', 'Chicken Nuggets 9er', ['9 piece chicken-nuggets']],
  ['en', '6 piece chicken nuggets', ['6 piece chicken-nuggets']],
  ['en', 'latte grande', ['× 1.3 latte-drink']],
  ['en', 'soup. Drink: water', ['vegetable-soup', 'water']],
  ['de', 'Big Mac Menü mit Wasser', ['big-burger', 'fries', 'water']],
  ['en', 'tacos with chips and salsa', ['2 piece taco', 'tortilla-chips']],
  ['en', '2 pizza slices', ['2 slice pizza']],
  ['en', 'Weetabix x2', ['2 piece wheat-biscuit']],
  ['en', 'carrot sticks', ['carrot']],
  ['de', 'zwei Bier 0,5', ['1 l beer']],
  ['de', 'Knäckebrot zwei Scheiben', ['2 slice crispbread']],
  ['de', 'ein Viertel Rot', ['0.25 l red-wine']],
  ['de', 'a Stückl Sachertorte', ['1 piece chocolate-cake']],
  ['en', 'a whole tin of tomato soup', ['1 can tomato-soup']],
] as const)('amounts of restaurants and packets are read, in %s: %s', (language, text, foods) => {
  expect(told(text, language)).toEqual(foods);
});

test.each([
  ['en', 'OJ', 'orange-juice'],
  ['en', 'nachos', 'nachos-with-cheese'],
  ['en', 'gyros', 'kebab'],
  ['de', 'Gyros', 'roast-pork'],
  ['de', 'OJ', 'orange-juice'],
  ['en', 'spag bog', 'spaghetti-bolognese'],
  ['de', 'Seidl', 'lager'],
  ['de', 'Rivella', 'soft-drink'],
] as const)('people have names of their own for food, in %s: %s', (language, text, food) => {
  expect(told(text, language)).toEqual([food]);
});

test('a name that people use is that of one food, and read as it', () => {
  const names = [...SAID].flatMap(([id, said]) => said.map((name) => [name, id] as const));
  expect(names.filter(([, id]) => !eatenFoodById(id))).toEqual([]);
  const wrong = names.filter(([name, id]) =>
    (['en', 'de'] as const).every((language) => told(name, language).join(', ') !== eatenAs(id)),
  );
  expect(wrong).toEqual([]);
});

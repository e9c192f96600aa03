import { describe, expect, test } from 'vitest';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import type { Language } from '#core/language.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { compose } from '#local/embedded-model/compose.ts';
import type { Avoided } from '#local/embedded-model/eater.ts';
import { DISH_FORMS } from '#local/embedded-model/dishes/dish-forms.ts';

const dish = (name: string, foods: readonly FoodId[], language: Language, seed = 1) =>
  compose(
    foods,
    { language, preferences: NO_PREFERENCES, seed },
    DISH_FORMS.filter((form) => form.name === name),
  );

const EXAMPLES: readonly (readonly [form: string, foods: readonly FoodId[], en: string, de: string])[] = [
  ['soup', ['carrot', 'ginger'], 'Smooth carrot soup with ginger', 'Feine Karottensuppe mit Ingwer'],
  [
    'lentil soup',
    ['red-lentils', 'carrot', 'sausage'],
    'Hearty carrot and frankfurter lentil soup with turmeric',
    'Herzhafte Karotten-Würstchen-Linsensuppe mit Kurkuma',
  ],
  [
    'stew',
    ['potato', 'cabbage'],
    'Hearty potato and cabbage stew with white beans',
    'Herzhafter Kartoffel-Weißkohl-Eintopf mit weißen Bohnen',
  ],
  [
    'curry',
    ['sweet-potato', 'pineapple'],
    'Sweet potato and pineapple curry with coconut and rice',
    'Süßkartoffel-Ananas-Curry mit Kokosmilch und Reis',
  ],
  ['dal', ['spinach'], 'Spinach dal with red lentils', 'Spinatdal mit roten Linsen'],
  [
    'pan',
    ['bell-pepper', 'leek'],
    'Pepper and leek skillet with oregano',
    'Paprika-Lauch-Pfanne mit Oregano',
  ],
  [
    'rice pan',
    ['chicken', 'bell-pepper'],
    'Chicken and pepper rice pan with ginger',
    'Hähnchen-Paprika-Reispfanne mit Ingwer',
  ],
  [
    'meat pan',
    ['salmon', 'bread', 'spinach'],
    'Quick salmon and spinach skillet with thyme',
    'Schnelle Lachs-Spinat-Pfanne mit Thymian',
  ],
  [
    'chickpea rice',
    ['chickpeas', 'rice', 'spinach'],
    'Spinach rice with chickpeas',
    'Spinatreispfanne mit Kichererbsen',
  ],
  [
    'bulgur pilaf',
    ['bulgur', 'minced-beef', 'green-pepper'],
    'Minced beef and green pepper bulgur pilaf with turmeric',
    'Hackfleisch-Paprika-Bulgurpfanne mit Kurkuma',
  ],
  ['fried rice', ['rice', 'egg', 'carrot'], 'Carrot fried rice with egg', 'Gebratener Karottenreis mit Ei'],
  [
    'tray bake',
    ['beetroot', 'apple'],
    'Roasted beetroots and apples with feta',
    'Rote Bete und Äpfel vom Blech mit Feta',
  ],
  [
    'fish bake',
    ['cod', 'tomato', 'potato'],
    'Roasted cod and tomatoes with potatoes',
    'Kabeljau und Tomaten mit Kartoffeln aus dem Ofen',
  ],
  [
    'gratin',
    ['potato', 'courgette'],
    'Golden potato and courgette gratin',
    'Goldbraunes Kartoffel-Zucchini-Gratin',
  ],
  ['pasta', ['lemon'], 'Lemon pasta with grated cheese', 'Zitronenpasta mit geriebenem Käse'],
  ['egg pasta', ['egg', 'pasta', 'tomato'], 'Tomato pasta skillet with eggs', 'Tomatennudelpfanne mit Ei'],
  [
    'meat sauce',
    ['minced-beef', 'pasta', 'carrot'],
    'Minced beef and carrot pasta with tomato sauce',
    'Hackfleisch-Karotten-Pasta mit Tomatensoße',
  ],
  [
    'lentil sauce',
    ['red-lentils', 'pasta', 'tomato'],
    'Tomato pasta with red lentils',
    'Tomatenpasta mit roten Linsen',
  ],
  [
    'filled pasta',
    ['filled-pasta', 'yoghurt', 'tomato'],
    'Tortellini with tomatoes and garlic yoghurt',
    'Tortellini mit Tomaten und Knoblauchjoghurt',
  ],
  [
    'tagliatelle',
    ['mushroom'],
    'Handmade mushroom tagliatelle with thyme',
    'Hausgemachte Champignontagliatelle mit Thymian',
  ],
  ['risotto', ['asparagus'], 'Creamy asparagus risotto with thyme', 'Cremiges Spargelrisotto mit Thymian'],
  [
    'frittata',
    ['courgette', 'tomato'],
    'Fluffy courgette and tomato omelette with nutmeg',
    'Luftiges Zucchini-Tomaten-Omelett mit Muskat',
  ],
  [
    'eggs in sauce',
    ['egg', 'tomato', 'bell-pepper', 'mushroom'],
    'Eggs in tomato sauce with peppers and mushrooms',
    'Eier in Tomatensoße mit Paprika und Champignons',
  ],
  ['soufflé', ['spinach'], 'Airy spinach soufflé with nutmeg', 'Luftiges Spinatsoufflé mit Muskat'],
  [
    'puff tart',
    ['puff-pastry', 'mushroom', 'ricotta'],
    'Crisp mushroom puff tart',
    'Knusprige Champignonblätterteigtarte',
  ],
  [
    'savoury galette',
    ['tomato', 'onion'],
    'Crisp tomato and onion galette with oregano',
    'Knusprige Tomaten-Zwiebel-Galette mit Oregano',
  ],
  ['potato salad', ['potato', 'gherkin'], 'Potato salad', 'Kartoffelsalat'],
  ['potatoes with quark', ['potato', 'quark'], 'Potatoes with quark', 'Kartoffeln mit Quark'],
  [
    'wraps',
    ['tortilla', 'chicken-breast', 'bell-pepper'],
    'Chicken and pepper wraps',
    'Hähnchen-Paprika-Wraps',
  ],
  [
    'toasts',
    ['toast', 'cooked-ham', 'pineapple', 'cheddar'],
    'Baked ham and pineapple toasts',
    'Überbackener Schinken-Ananas-Toast',
  ],
  [
    'open sandwiches',
    ['bread', 'smoked-salmon', 'cucumber'],
    'Smoked salmon and cucumber sandwiches',
    'Räucherlachs-Gurken-Brote',
  ],
  [
    'salad',
    ['carrot', 'apple'],
    'Carrot and apple salad with white beans',
    'Karotten-Apfel-Salat mit weißen Bohnen',
  ],
  ['Greek salad', ['feta', 'cucumber', 'tomato'], 'Greek salad', 'Griechischer Bauernsalat'],
  [
    'couscous',
    ['cucumber', 'pomegranate'],
    'Cucumber and pomegranate couscous with chickpeas',
    'Gurken-Granatapfel-Couscous mit Kichererbsen',
  ],
  [
    'tabbouleh',
    ['bulgur', 'parsley', 'tomato', 'cucumber'],
    'Tomato and cucumber tabbouleh',
    'Tomaten-Gurken-Taboulé',
  ],
  ['bulgur salad', ['bulgur', 'cucumber'], 'Cucumber bulgur salad', 'Gurkenbulgursalat'],
  [
    'fruit salad',
    ['orange', 'kiwi', 'banana', 'grapefruit'],
    'Fruit salad with lemon and honey',
    'Obstsalat mit Zitrone und Honig',
  ],
  ['smoothie', ['mango', 'yoghurt'], 'Fresh mango smoothie', 'Frischer Mangosmoothie'],
  ['pancakes', ['apple', 'milk'], 'Apple pancakes', 'Apfelpfannkuchen'],
  [
    'crumble',
    ['plum'],
    'Warm plum crumble with cinnamon and oats',
    'Warmer Pflaumencrumble mit Zimt und Haferflocken',
  ],
  ['compote', ['pear'], 'Warm pear compote with cinnamon', 'Warmes Birnenkompott mit Zimt'],
  ['rice pudding', ['peach', 'milk'], 'Rice pudding with peaches', 'Milchreis mit Pfirsichen'],
  ['muesli', ['apple-juice', 'pear'], 'Bircher muesli with pears', 'Birchermüsli mit Birnen'],
  [
    'sweet galette',
    ['nectarine'],
    'Crisp nectarine galette with cinnamon',
    'Knusprige Nektarinengalette mit Zimt',
  ],
];

describe('each kind of dish', () => {
  test.each(EXAMPLES)('a %s of %j is called "%s", in German "%s"', (form, foods, en, de) => {
    expect(dish(form, foods, 'en')?.title).toBe(en);
    expect(dish(form, foods, 'de')?.title).toBe(de);
  });

  test('has its example', () => {
    expect(EXAMPLES.map(([form]) => form)).toEqual(DISH_FORMS.map(({ name }) => name));
  });
});

test('the title names the meat, also where the vegetables are too many to name', () => {
  const tray = ['chicken', 'bell-pepper', 'tomato', 'carrot', 'cheese'];
  expect(dish('tray bake', tray, 'en')?.title).toBe('Roasted chicken and vegetables with cheese');
  expect(dish('tray bake', tray, 'de')?.title).toBe('Hähnchen und Gemüse vom Blech mit Käse');
  const fish = ['salmon', 'tomato', 'carrot', 'courgette', 'potato'];
  expect(dish('fish bake', fish, 'en')?.title).toBe('Roasted salmon and vegetables with potatoes');
});

test('a tray gets the cheese that is there, and meat of a cook without milk gets nothing on top', () => {
  const foodsOf = (avoid: Avoided) =>
    compose(
      ['chicken', 'carrot', 'cheese'],
      { language: 'en', preferences: { ...NO_PREFERENCES, avoid }, seed: 1 },
      DISH_FORMS.filter(({ name }) => name === 'tray bake'),
    )?.lines.map(({ food }) => food);
  expect(foodsOf({})).toContain('cheese');
  expect(foodsOf({})).not.toContain('feta');
  expect(foodsOf({ allergens: ['milk'] })).toEqual(
    expect.not.arrayContaining(['cheese', 'feta', 'chickpeas']),
  );
});

test.each(['couscous', 'tabbouleh', 'bulgur salad'])('nobody chews dice of raw carrot in a %s', (form) => {
  const foods = ['carrot', 'cucumber', 'bulgur', 'parsley'];
  expect(dish(form, foods, 'en')?.steps.join(' ')).toMatch(/into small dice, grating what is hard/);
  const carrotAlone = foods.filter((food) => food !== 'cucumber');
  expect(dish(form, carrotAlone, 'de')?.steps.join(' ')).toMatch(/Karotten[^.]* grob raspeln/);
});

test.each(['soup', 'pasta', 'pan', 'salad'])('dishes of the form %s do not all say the same', (form) => {
  const kitchens: readonly (readonly FoodId[])[] = [
    ['carrot', 'leek'],
    ['tomato', 'onion'],
    ['courgette', 'mushroom'],
    ['bell-pepper', 'broccoli'],
    ['spinach', 'carrot'],
    ['cucumber', 'tomato'],
  ];
  const said = kitchens.flatMap((foods) => dish(form, foods, 'en')?.description ?? []);
  expect(new Set(said).size).toBeGreaterThan(1);
});

import { expect, test } from 'vitest';
import { DISH_KINDS, dishKindOf, type DishKind } from '#core/recipe/dish-kind.ts';

const DISHES: Readonly<Record<DishKind, readonly string[]>> = {
  soup: ['Roasted tomato soup', 'Tomatensuppe mit Brot', 'Brotsuppe', 'Nudelsuppe'],
  salad: ['Noodle salad', 'Lauwarmer Kartoffelsalat', 'Salad with fried halloumi'],
  pan: ['Pan-fried salmon with rice', 'Gemüse-Reispfanne', 'Mushroom omelette', 'Fish cakes with dill'],
  oven: [
    'Vegetable lasagne',
    'Nudelauflauf',
    'Ofenkartoffeln mit Salat',
    'Zwiebelkuchen',
    'Baked feta pasta',
    'Lauchkuchen mit Speck',
    'Spinatkuchen',
    'Lachstorte',
    'Leek tart',
    'Chicken pie',
    'Beef and mushroom pie',
    'Fish pie with peas',
  ],
  pasta: ['Spaghetti with tomatoes', 'Gnocchi in Salbeibutter', 'Lemon pasta and rocket'],
  pot: ['Chickpea curry with rice', 'Linseneintopf', 'Beef stew', 'Rindergulasch'],
  bowl: ['Mushroom risotto', 'Couscous mit Ofengemüse', 'Rice with peas'],
  bread: ['Avocado toast', 'Bean burger with salad', 'Tomaten-Bruschetta', 'Garlic bread'],
  sweet: [
    'Carrot cake',
    'Pfannkuchen mit Äpfeln',
    'Kaiserschmarrn',
    'Banana pancakes',
    'Kürbiskuchen',
    'Sweet potato pie',
    'Apple pie',
    'Kirschtorte',
    'Coffee cake',
  ],
  drink: ['Banana smoothie', 'Mango-Lassi'],
  cup: ['Peppermint tea with honey', 'Eiskaffee'],
  plate: ['Leeks vinaigrette', 'Spargel mit Schinken', 'Käseplatte'],
};

test.each(DISH_KINDS)('a dish of the kind %s is recognised by its title, in both languages', (kind) => {
  expect(DISHES[kind].map((title) => [title, dishKindOf(title)])).toEqual(
    DISHES[kind].map((title) => [title, kind]),
  );
});

test('the steps decide if the title does not', () => {
  const steps = (text: string) => [{ text: 'Cut all vegetables.' }, { text }];
  expect(dishKindOf('Colourful vegetables', steps('Roast them in the oven for 30 minutes.'))).toBe('oven');
  expect(dishKindOf('Buntes Gemüse', steps('Brate alles in einer großen Pfanne an.'))).toBe('pan');
  expect(dishKindOf('Buntes Gemüse', steps('Lass es im Topf 20 Minuten köcheln.'))).toBe('pot');
});

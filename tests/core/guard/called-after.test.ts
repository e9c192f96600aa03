import { describe, expect, test } from 'vitest';
import { guardFor } from '#core/guard/guard.ts';
import type { Diet } from '#core/nutrition/diet.ts';
import { judgedLine } from '#tests/cases/guard/judged-line.ts';

// A preparation with the name of lines ("the dough") has the traits of these lines.

function judged(diet: Diet, foods: string, title: string, step: string) {
  const guard = guardFor({ dietaryPreferences: [diet], avoid: { allergens: [], words: [] } });
  const lines = foods.split(', ').map((food) => guard.line(judgedLine({ food, name: food, note: null })));
  expect(lines.filter((hit) => hit !== undefined)).toEqual([]);
  return [guard.title(title), guard.step(step)].filter((hit) => hit !== undefined).map(({ word }) => word);
}

describe('A dish that is named after its lines', () => {
  test.each<[Diet, string, string, string]>([
    ['vegan', 'avocado, lime', 'Tacos with Avocado-Lime Cream', 'Top with the avocado cream.'],
    ['vegan', 'white beans, onion', 'White Bean Cream Soup', 'Ladle the bean cream into bowls.'],
    ['vegan', 'carrots, onion', 'Carrot soup', 'Blend until it is a smooth cream soup.'],
    ['vegan', 'carrots, onion', 'Cream of carrot soup', 'Season the cream soup.'],
    ['vegan', 'leeks, potatoes', 'Silky cream soup', 'Ladle the cream soup into bowls.'],
    ['vegan', 'peanut butter, noodles', 'Noodles', 'Whisk the butter with hot water.'],
    ['vegan', 'almond butter, apple', 'Apples', 'Spread the butter on the apples.'],
    ['vegan', 'Erdnussbutter, Nudeln', 'Nudeln', 'Die Butter mit heißem Wasser verrühren.'],
    ['vegan', 'Kürbis, Zwiebel', 'Kürbiscremesuppe', 'Die Kürbiscreme pürieren.'],
    ['vegan', 'cashew nuts, lemon', 'Pasta in Cashew Cream', 'Stir in the cashew cream.'],
    ['vegan', 'Pilze, Tofu', 'Tofu mit Pilzcreme', 'Die Pilzcreme darauf geben.'],
    [
      'gluten-free',
      'yoghurt, chickpeas, tomato',
      'Chickpeas in Yoghurt Gravy',
      'Cook until the gravy is creamy.',
    ],
    ['gluten-free', 'onion, stock, cornflour', 'Mushrooms in Gravy', 'Pour over the gravy.'],
    ['gluten-free', 'beef, cornflour', 'Beef in Gravy', 'Thicken the gravy with the cornflour.'],
    ['gluten-free', 'Rind, Speisestärke', 'Rind in Bratensoße', 'Die Bratensoße mit der Stärke binden.'],
    ['gluten-free', 'onion, beef stock', 'Onion gravy', 'Simmer until the gravy thickens.'],
    ['gluten-free', 'corn tortillas, cheese', 'Cheese Quesadillas', 'Cut the quesadillas into wedges.'],
    ['gluten-free', 'corn tortillas, beans', 'Bean burritos', 'Wrap up the burritos.'],
    ['gluten-free', 'Maistortillas, Käse', 'Enchiladas', 'Die Enchiladas 15 Minuten backen.'],
    ['no-pork', 'Rinderhackfleisch, Reis', 'Hackfleischreispfanne', 'Das Hackfleisch anbraten.'],
    ['no-pork', 'beef sausages, pasta', 'Sausage pasta', 'Brown the sausages.'],
    ['no-pork', 'Putenschinken, Nudeln', 'Schinkennudeln', 'Den Schinken würfeln.'],
    ['no-pork', 'Rindersalami, Teig', 'Salamipizza', 'Die Salami darauf legen.'],
  ])('%s: with the lines %s, the title "%s" is allowed', (diet, foods, title, step) => {
    expect(judged(diet, foods, title, step)).toEqual([]);
  });

  test.each<[Diet, string, string, string, string]>([
    ['vegan', 'avocado, lime', 'Tacos', 'Add the cream.', 'cream'],
    ['vegan', 'avocado, lime', 'Tacos', 'Top with avocado and sour cream.', 'cream'],
    ['vegan', 'carrots, rice', 'Rice', 'Pour the cream soup over the rice.', 'cream'],
    ['vegan', 'carrots, onion', 'Cream of mussel soup', 'Simmer.', 'cream'],
    ['vegan', 'carrots, onion', 'Carrot soup', 'Stir the cream into the soup.', 'cream'],
    ['vegan', 'peanut butter, noodles', 'Noodles', 'Melt the butter in a pan.', 'butter'],
    ['vegan', 'peanut butter, noodles', 'Noodles', 'Toss the noodles in the butter.', 'butter'],
    ['vegan', 'peanut butter, noodles', 'Noodles', 'Stir in butter.', 'butter'],
    ['vegan', 'Erdnussbutter, Nudeln', 'Nudeln', 'Die Butter in einer Pfanne zerlassen.', 'butter'],
    ['vegan', 'peanut butter, noodles', 'Noodles', 'Crumble the butter biscuits.', 'butter'],
    ['vegan', 'butternut squash, rice', 'Rice', 'Stir in the butter.', 'butter'],
    ['vegan', 'sour cherries, flour', 'Cherries', 'Serve with sour cream.', 'cream'],
    ['vegan', 'light soy sauce, rice', 'Rice', 'Serve with light cream.', 'cream'],
    ['vegan', 'fresh basil, tomato', 'Soup', 'Stir in the fresh cream.', 'cream'],
    ['vegan', 'thickened coconut milk, rice', 'Rice', 'Pour over the thickened cream.', 'cream'],
    ['vegan', 'tomato, onion', 'Soup', 'Die Sahne zugeben.', 'sahne'],
    ['gluten-free', 'sausages, onion', 'Sausages', 'Serve with gravy.', 'gravy'],
    ['gluten-free', 'beef, cornflour', 'Beef', 'Serve with gravy.', 'gravy'],
    ['gluten-free', 'corn tortillas, cheese', 'Plate', 'Serve with pizza.', 'pizza'],
    ['no-pork', 'Rinderhackfleisch, Reis', 'Schinkenreis', 'Das Hackfleisch anbraten.', 'schinken'],
    ['vegetarian', 'Seitanwurst, Senf', 'Pfanne', 'Wurstbrät zugeben.', 'wurstbrat'],
    ['vegan', 'Kakaobutter, Mehl', 'Sahnekekse', 'Kneten.', 'sahne'],
  ])('%s: with the lines %s in "%s", "%s" still adds %s', (diet, foods, title, step, word) => {
    expect(judged(diet, foods, title, step).join()).toContain(word);
  });
});

describe('A step about leaving something out of a part of the dish', () => {
  const stepOf = (lines: readonly string[], step: string) => {
    const guard = guardFor({ dietaryPreferences: [], avoid: { allergens: [], words: [] } });
    for (const name of lines) guard.line(judgedLine({ food: name, name, note: null }));
    return guard.step(step)?.reason;
  };

  test.each([
    [['egg', 'tomato'], 'Die Soße ohne Eier hält gekühlt 3 Tage.'],
    [['eggs', 'onion'], 'The sauce without eggs keeps for 3 days.'],
    [['feta', 'milk'], 'Ohne Milch lässt sich der Teig einfrieren.'],
    [['peanuts', 'rice'], 'Set some aside without peanuts for the children.'],
  ])('is no claim about a dish of %j: %s', (lines, step) => {
    expect(stepOf(lines, step)).toBeUndefined();
  });

  test.each([
    [['tomato'], 'Die Soße ist ohne Eier.'],
    [['tomato', 'rice'], 'This is made without milk.'],
    [['egg'], 'The dish is egg-free.'],
  ])('is a claim about a dish of %j: %s', (lines, step) => {
    expect(stepOf(lines, step)).toBe('claim');
  });
});

describe('A spice that a cook avoids', () => {
  const stops = (word: string, name: string) =>
    guardFor({ dietaryPreferences: [], avoid: { allergens: [], words: [word] } }).line({ name }) !==
    undefined;

  test.each([
    ['coriander', 'garam masala'],
    ['Koriander', 'Currypulver'],
    ['cumin', 'curry powder'],
    ['cinnamon', 'pumpkin pie spice'],
    ['Zimt', 'Lebkuchengewürz'],
    ['turmeric', 'mild curry powder'],
  ])('%s, is also in %s', (word, name) => {
    expect(stops(word, name)).toBe(true);
  });

  test.each([
    ['coriander', 'cumin'],
    ['coriander', 'vegetable curry'],
    ['cinnamon', 'curry powder'],
    ['cumin', 'caraway'],
  ])('%s, is not in %s', (word, name) => {
    expect(stops(word, name)).toBe(false);
  });
});

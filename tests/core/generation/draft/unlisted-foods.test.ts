import { describe, expect, test } from 'vitest';
import { doubtsAbout } from '#core/generation/draft/doubts.ts';
import type { Language } from '#core/language.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { doubts } from './doubted.ts';

describe('a food that a step adds without a line', () => {
  test('raises a doubt', () => {
    const lines = ['300 g pasta', '200 g tomatoes'];
    const steps = ['Boil the pasta.', 'Add the tomatoes. Sprinkle over the parmesan.'];
    expect(doubts(lines, steps)).toEqual([{ about: 'unlisted', name: 'parmesan' }]);
    expect(doubts([...lines, '30 g parmesan'], steps)).toEqual([]);
    expect(
      doubts(
        ['300 g Nudeln', '200 g Tomaten'],
        ['Die Nudeln kochen.', 'Tomaten und Rucola unterheben.'],
        'de',
      ),
    ).toEqual([{ about: 'unlisted', name: 'Rucola' }]);
  });

  test.each([
    ['Den Reis zugeben.', 'Reis'],
    ['Das Hackfleisch zugeben.', 'Hackfleisch'],
    ['Weiße Bohnen zugeben.', 'Weiße Bohnen'],
    ['Das Eis zugeben.', undefined],
    ['Das Ei zugeben.', undefined],
  ])('raises a doubt for more than ice: %s', (step, name) => {
    expect(doubts(['300 g Nudeln'], ['Die Nudeln kochen.', step], 'de')).toEqual(
      name === undefined ? [] : [{ about: 'unlisted', name }],
    );
  });

  test.each([
    ['en', 'Add the eggplant.', 'eggplant'],
    ['en', 'Stir in the pasta and a tub of mascarpone.', 'mascarpone'],
    ['de', 'Die Nudeln und eine Kugel Mozzarella zugeben.', 'Mozzarella'],
    ['en', 'Add the watercress.', 'watercress'],
    ['en', 'Stir in the buttermilk.', 'buttermilk'],
    ['de', 'Die Salatgurke zugeben.', 'Salatgurke'],
    ['de', 'Die Pfefferminze zugeben.', 'Pfefferminze'],
    ['de', 'Die Eiertomaten zugeben.', 'Eiertomaten'],
    ['en', 'Add the egg.', undefined],
    ['en', 'Add the chicken stock.', undefined],
    ['de', 'Das Olivenöl zugeben.', undefined],
    ['de', 'Den Eisbergsalat zugeben.', undefined],
    ['en', 'Stir in the soy sauce.', 'soy sauce'],
    ['en', 'Add the maple syrup.', 'maple syrup'],
    ['de', 'Die saure Sahne zugeben.', 'saure Sahne'],
    ['de', 'Den Apfelsaft zugeben.', 'Apfelsaft'],
    ['en', 'Add the gravy.', undefined],
    ['de', 'Das Schmalz zugeben.', 'Schmalz'],
    ['de', 'Das Gänsefett zugeben.', undefined],
    ['en', 'Add the sausages.', undefined],
    ['en', 'Add the chipolatas.', 'chipolatas'],
  ] as const)('raises a doubt even if a vaguer name is its beginning, in %s: %s', (language, step, name) => {
    const [line, first] =
      language === 'de' ? ['300 g Nudeln', 'Die Nudeln kochen.'] : ['300 g pasta', 'Boil the pasta.'];
    expect(doubts([line], [first, step], language)).toEqual(
      name === undefined ? [] : [{ about: 'unlisted', name }],
    );
  });

  test.each(['1 Bio-Zitrone, Schale und Saft', 'Saft von 1 Zitrone'])('is covered by %s', (line) => {
    const steps = ['Die Nudeln kochen.', 'Die Zitronenschale zugeben.'];
    expect(doubts(['300 g Nudeln', line], steps, 'de')).toEqual([]);
    expect(doubts(['300 g Nudeln', '2 EL Zitronensaft'], steps, 'de')).toHaveLength(1);
  });

  test('raises no doubt if the step only mentions it', () => {
    expect(
      doubts(['300 g pasta'], ['Boil the pasta. It goes well with parmesan, or like rice with peas.']),
    ).toEqual([]);
  });
});

describe('a food that coats, or that a dish is served with', () => {
  const CHOPS = ['2 pork chops', '1 egg', '2 tbsp butter'];
  const SCHNITZEL = ['2 Schnitzel', '1 Ei', '2 EL Butter'];
  test.each<[string, string[], Language]>([
    ['Coat in flour, then egg, and lastly in breadcrumbs.', ['flour', 'breadcrumbs'], 'en'],
    ['Serve with boiled potatoes and a wedge of lemon.', ['potatoes', 'lemon'], 'en'],
    ['Serve with hot basmati rice.', ['basmati rice'], 'en'],
    ['In Mehl, dann im Ei und zuletzt in Semmelbröseln wenden.', ['Mehl', 'Semmelbröseln'], 'de'],
    ['Mit Zitronenspalten und Salzkartoffeln servieren.', ['Zitronenspalten', 'Salzkartoffeln'], 'de'],
    ['Dazu Reis reichen.', ['Reis'], 'de'],
    ['Serve with rice, if you like.', [], 'en'],
    ['Serve with lemon wedges for those who like them sour.', [], 'en'],
    ['Mit Reis servieren, wer mag.', [], 'de'],
    ['Dust the worktop with flour.', [], 'en'],
    ['Die Arbeitsfläche mit Mehl bestäuben.', [], 'de'],
  ])('needs a line, or raises a doubt under its name in the step: %s', (step, names, language) => {
    const [lines, first] =
      language === 'en'
        ? ([CHOPS, 'Fry the chops in the butter with the egg.'] as const)
        : ([SCHNITZEL, 'Die Schnitzel in der Butter mit dem Ei braten.'] as const);
    expect(doubts(lines, [first, step], language)).toEqual(
      names.map((name) => ({ about: 'unlisted', name })),
    );
  });

  test('raises no doubt if a line is a kind of it, or the food that it is made of', () => {
    const first = 'Grind the bread. Fry the chops in the butter with the egg.';
    const step = 'Coat in breadcrumbs, and serve with lemon.';
    expect(doubts([...CHOPS, '2 slices bread', '1 tbsp lemon juice'], [first, step])).toEqual([]);
  });
});

describe('a food in an enumeration or after an amount', () => {
  test.each<[string, string, readonly string[], Language]>([
    [
      'Stir in the garlic, sweet paprika and 1 tsp ground cumin.',
      'ground cumin',
      ['1 clove garlic', '1 tsp paprika'],
      'en',
    ],
    ['Melt the butter in a pan.', 'butter', ['1 clove garlic'], 'en'],
    ['Add the garlic, tomatoes and spinach.', 'spinach', ['1 clove garlic', '200 g tomatoes'], 'en'],
    ['Season with ½ tsp of ground coriander.', 'ground coriander', ['1 tsp ground ginger'], 'en'],
    [
      'Knoblauch, Paprikapulver und 1 TL gemahlenen Kreuzkümmel zugeben.',
      'Kreuzkümmel',
      ['1 Knoblauchzehe'],
      'de',
    ],
    ['Die Butter in einem Topf bei mittlerer Hitze zerlassen.', 'Butter', ['1 Knoblauchzehe'], 'de'],
    ['Melt the butter in a pan.', 'butter', ['2 tbsp peanut butter'], 'en'],
    ['Die Butter in einem Topf schmelzen.', 'Butter', ['2 EL Erdnussbutter'], 'de'],
    ['Mit 2 EL Sesam bestreuen.', 'Sesam', ['1 Knoblauchzehe'], 'de'],
  ])('raises a doubt: %s', (step, name, lines, language) => {
    const [main, boil] =
      language === 'de' ? ['300 g Nudeln', 'Die Nudeln kochen.'] : ['300 g pasta', 'Boil the pasta.'];
    expect(doubts([main, ...lines], [boil, step, `${lines.join(', ')}.`], language)).toContainEqual({
      about: 'unlisted',
      name,
    });
  });

  test.each<[string, Language]>([
    ['Add 100 ml of the cooking water and 1 tsp of the oil.', 'en'],
    ['Add a pinch of salt and ½ tsp sugar.', 'en'],
    ['Melt the cheese over the pasta.', 'en'],
    ['2 EL Nudelwasser und 1 TL Öl zugeben.', 'de'],
  ])('raises no doubt if the cupboard or the pot has it: %s', (step, language) => {
    const [main, boil] =
      language === 'de' ? ['300 g Nudeln', 'Die Nudeln kochen.'] : ['300 g pasta', 'Boil the pasta.'];
    expect(doubts([main], [boil, step], language)).toEqual([]);
  });
});

test.each<[string, string, Language]>([
  ['2 tbsp peanut butter', 'Melt the peanut butter with the pasta.', 'en'],
  ['2 tbsp peanut butter', 'Stir the butter into the pasta.', 'en'],
  ['2 EL Erdnussbutter', 'Die Erdnussbutter mit den Nudeln schmelzen.', 'de'],
])('A line of %s is the butter in "%s"', (line, step, language) => {
  expect(doubts([language === 'de' ? '300 g Nudeln' : '300 g pasta', line], [step], language)).toEqual([]);
});

test('oil raises a doubt only if the cook lacks it', () => {
  const recipe = {
    language: 'en' as const,
    title: 'Dinner',
    lines: [parseLine('300 g pasta', 'en')],
    steps: ['Boil the pasta. Add 1 tbsp olive oil.'],
    servings: 2,
  };
  const oil = [{ about: 'unlisted', name: 'olive oil' }];
  expect(doubtsAbout(recipe)).toEqual([]);
  expect(doubtsAbout({ ...recipe, cupboard: { has: [], lacks: ['olive-oil'] } })).toEqual(oil);
  const dear = { ...recipe, steps: ['Boil the pasta. Add 1 tbsp sesame oil.'] };
  expect(doubtsAbout(dear)).toEqual([{ about: 'unlisted', name: 'sesame oil' }]);
  expect(doubtsAbout({ ...dear, cupboard: { has: ['sesame-oil'], lacks: [] } })).toEqual([]);
});

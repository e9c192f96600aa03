import { describe, expect, test } from 'vitest';
import { doubtsAbout, feedbackOnDoubt } from '#core/generation/draft/doubts.ts';
import type { Language } from '#core/language.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { freeRecipes } from '#tests/cases/free-recipes.ts';

const doubts = (lines: readonly string[], steps: readonly string[], language: Language = 'en') =>
  doubtsAbout({
    language,
    title: 'Dinner',
    lines: lines.map((line) => parseLine(line, language)),
    steps,
    servings: 2,
  });

describe('a line that no step uses', () => {
  test('is told', () => {
    const steps = ['Boil the spaghetti for 10 minutes.', 'Toss it with the olive oil and the garlic.'];
    const lines = ['200 g spaghetti', '2 tbsp olive oil', '1 clove garlic'];
    expect(doubts(lines, steps)).toEqual([]);
    expect(doubts([...lines, '100 g courgettes'], steps)).toEqual([{ about: 'unused', name: 'courgettes' }]);
  });

  test.each(['1 can tuna in oil', '80 g dried tomatoes in oil'])(
    'is told of %s, though oil is none',
    (line) => {
      const doubted = doubts(['200 g spaghetti', line, '1 tbsp walnut oil'], ['Boil the spaghetti.']);
      expect(doubted).toMatchObject([{ about: 'unused' }]);
    },
  );

  test.each<[string, string, string, Language]>([
    ['its head', '2 EL Rapsöl', 'Das Öl in der Pfanne erhitzen.', 'de'],
    [
      'the name in brackets',
      '150 g Lauchzwiebeln (Frühlingszwiebeln)',
      'Die Lauchzwiebeln in Ringe schneiden.',
      'de',
    ],
    ['a part of it', '200 ml Sojadrink', 'Mit dem Drink aufgießen.', 'de'],
    ['its kind', '100 g Gouda', 'Mit dem Käse überbacken.', 'de'],
    ['all of them', '1 carrot', 'Put all the ingredients into the pot.', 'en'],
    ['nothing, as salt', '1 pinch salt', 'Boil the pasta.', 'en'],
  ])('is used by %s', (_, line, step, language) => {
    const main = language === 'de' ? '300 g Nudeln' : '300 g pasta';
    const used = language === 'de' ? 'Die Nudeln kochen.' : 'Boil the pasta.';
    expect(doubts([main, line], [used, step], language)).toEqual([]);
  });
});

describe('a food that a step adds without a line', () => {
  test('is told', () => {
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
    ).toEqual([{ about: 'unlisted', name: 'rucola' }]);
  });

  test.each([
    ['Den Reis zugeben.', 'reis'],
    ['Das Hackfleisch zugeben.', 'hackfleisch'],
    ['Weiße Bohnen zugeben.', 'weisse bohnen'],
    ['Das Eis zugeben.', undefined],
    ['Das Ei zugeben.', undefined],
  ])('is told of more than ice: %s', (step, name) => {
    expect(doubts(['300 g Nudeln'], ['Die Nudeln kochen.', step], 'de')).toEqual(
      name === undefined ? [] : [{ about: 'unlisted', name }],
    );
  });

  test.each([
    ['en', 'Add the eggplant.', 'eggplant'],
    ['en', 'Add the watercress.', 'watercress'],
    ['en', 'Stir in the buttermilk.', 'buttermilk'],
    ['de', 'Die Salatgurke zugeben.', 'salatgurke'],
    ['de', 'Die Pfefferminze zugeben.', 'pfefferminze'],
    ['de', 'Die Eiertomaten zugeben.', 'eiertomaten'],
    ['en', 'Add the egg.', undefined],
    ['en', 'Add the chicken stock.', undefined],
    ['de', 'Das Olivenöl zugeben.', undefined],
    ['de', 'Den Eisbergsalat zugeben.', undefined],
    ['en', 'Stir in the soy sauce.', 'soy sauce'],
    ['en', 'Add the maple syrup.', 'maple syrup'],
    ['de', 'Die saure Sahne zugeben.', 'saure sahne'],
    ['de', 'Den Apfelsaft zugeben.', 'apfelsaft'],
    ['en', 'Add the gravy.', undefined],
    ['de', 'Das Schmalz zugeben.', 'schmalz'],
    ['de', 'Das Gänsefett zugeben.', undefined],
    ['en', 'Add the sausages.', undefined],
    ['en', 'Add the chipolatas.', 'chipolatas'],
  ] as const)('is told though its name begins as a vaguer one, in %s: %s', (language, step, name) => {
    const [line, first] =
      language === 'de' ? ['300 g Nudeln', 'Die Nudeln kochen.'] : ['300 g pasta', 'Boil the pasta.'];
    expect(doubts([line], [first, step], language)).toEqual(
      name === undefined ? [] : [{ about: 'unlisted', name }],
    );
  });

  test.each(['1 Bio-Zitrone, Schale und Saft', 'Saft von 1 Zitrone'])('is part of %s', (line) => {
    const steps = ['Die Nudeln kochen.', 'Die Zitronenschale zugeben.'];
    expect(doubts(['300 g Nudeln', line], steps, 'de')).toEqual([]);
    expect(doubts(['300 g Nudeln', '2 EL Zitronensaft'], steps, 'de')).toHaveLength(1);
  });

  test('is none where the step only speaks of it', () => {
    expect(
      doubts(['300 g pasta'], ['Boil the pasta. It goes well with parmesan, or like rice with peas.']),
    ).toEqual([]);
  });
});

describe('weights that nobody eats', () => {
  test('are told of salt in a savoury dish', () => {
    const steps = ['Boil the potatoes with the salt.'];
    expect(doubts(['500 g potatoes', '30 g salt'], steps)).toEqual([{ about: 'salt' }]);
    expect(doubts(['500 g potatoes', '6 g salt'], steps)).toEqual([]);
  });

  test('are told of energy that no dish has', () => {
    const steps = ['Fry the potatoes in the oil.'];
    expect(doubts(['500 g potatoes', '1 l sunflower oil'], steps)).toEqual([{ about: 'energy' }]);
    expect(doubts(['500 g potatoes', '30 ml sunflower oil'], steps)).toEqual([]);
  });
});

test('recipes as people write them are seldom doubted, although they name many foods', MANY_INPUTS, () => {
  const recipes = freeRecipes().filter((_, at) => at % 3 === 0);
  const wrong = recipes.flatMap(({ language, title, lines, steps }) => {
    const said = doubtsAbout({
      language,
      title,
      lines: lines.map((line) => parseLine(line, language)),
      steps,
      servings: 4,
    });
    // Their lines state what is bought, frying oil and salt crusts included.
    return said
      .filter(({ about }) => about !== 'salt' && about !== 'energy')
      .map((each) => `${title}: ${feedbackOnDoubt(each)}`);
  });
  expect(recipes.length).toBeGreaterThanOrEqual(100);
  expect(wrong.length / recipes.length, wrong.join('\n')).toBeLessThanOrEqual(0.04);
});

describe('a food that stands in a list or behind an amount', () => {
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
      'kreuzkuemmel',
      ['1 Knoblauchzehe'],
      'de',
    ],
    ['Die Butter in einem Topf bei mittlerer Hitze zerlassen.', 'butter', ['1 Knoblauchzehe'], 'de'],
    ['Mit 2 EL Sesam bestreuen.', 'sesam', ['1 Knoblauchzehe'], 'de'],
  ])('is told: %s', (step, name, lines, language) => {
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
  ])('is none where the cupboard or the pot has it: %s', (step, language) => {
    const [main, boil] =
      language === 'de' ? ['300 g Nudeln', 'Die Nudeln kochen.'] : ['300 g pasta', 'Boil the pasta.'];
    expect(doubts([main], [boil, step], language)).toEqual([]);
  });
});

test('Oil that a step takes without a line is none where the cook has it, and told where they lack it', () => {
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

describe('a name in another language', () => {
  test.each([
    ['100 g Breadcrumbs', 'Breadcrumbs', 'Semmelbrösel'],
    ['2 Spring onions', 'Spring onions', 'Frühlingszwiebel'],
    ['200 g Chickpeas', 'Chickpeas', 'Kichererbsen'],
    ['1 Cucumber', 'Cucumber', 'Gurke'],
  ])('is told in a German recipe: %s', (line, name, meant) => {
    expect(doubts(['300 g Nudeln', line], [`Die Nudeln kochen und ${name} zugeben.`], 'de')).toContainEqual({
      about: 'foreign',
      name,
      meant,
    });
  });

  test.each(['100 g Feta', '100 g Couscous', '2 EL Tahini', '1 Avocado', '2 Wraps'])(
    'is none: %s',
    (line) => {
      const foreign = doubts(['300 g Nudeln', line], ['Die Nudeln kochen, alles mischen.'], 'de');
      expect(foreign.filter(({ about }) => about === 'foreign')).toEqual([]);
    },
  );
});

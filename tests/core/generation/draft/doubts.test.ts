import { describe, expect, test } from 'vitest';
import { doubtsAbout, feedbackOnDoubt } from '#core/generation/draft/doubts.ts';
import type { Language } from '#core/language.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { freeRecipes } from '#tests/cases/free-recipes.ts';
import { doubts } from './doubted.ts';

describe('a line that no step uses', () => {
  test('raises a doubt', () => {
    const steps = ['Boil the spaghetti for 10 minutes.', 'Toss it with the olive oil and the garlic.'];
    const lines = ['200 g spaghetti', '2 tbsp olive oil', '1 clove garlic'];
    expect(doubts(lines, steps)).toEqual([]);
    expect(doubts([...lines, '100 g courgettes'], steps)).toEqual([{ about: 'unused', name: 'courgettes' }]);
  });

  test.each(['1 can tuna in oil', '80 g dried tomatoes in oil'])(
    'raises a doubt if it is %s, but not if it is oil',
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
  ])('counts as used by %s', (_, line, step, language) => {
    const main = language === 'de' ? '300 g Nudeln' : '300 g pasta';
    const used = language === 'de' ? 'Die Nudeln kochen.' : 'Boil the pasta.';
    expect(doubts([main, line], [used, step], language)).toEqual([]);
  });
});

describe('amounts that nobody eats', () => {
  test('raise a doubt about salt in a savoury dish', () => {
    const steps = ['Boil the potatoes with the salt.'];
    expect(doubts(['500 g potatoes', '30 g salt'], steps)).toEqual([{ about: 'salt' }]);
    expect(doubts(['500 g potatoes', '6 g salt'], steps)).toEqual([]);
  });

  test('raise a doubt about energy that no dish has', () => {
    const steps = ['Fry the potatoes in the oil.'];
    expect(doubts(['500 g potatoes', '1 l sunflower oil'], steps)).toEqual([{ about: 'energy' }]);
    expect(doubts(['500 g potatoes', '30 ml sunflower oil'], steps)).toEqual([]);
  });
});

/** Foods that the tests' recipes add or serve although they have no line. */
const WITHOUT_LINE: ReadonlySet<string> = new Set([
  'Mushrooms au Vin: potatoes',
  'Massaman Curry with Potatoes: jasmine rice',
  'Swedish Meatballs in Cream Gravy: potatoes',
  'Swedish Meatballs in Cream Gravy: cucumber',
  'Egg and Cress "Fishcakes" with Potato: peas',
  'Coq au Vin ohne Gockel: Baguette',
  'Szegediner Gulasch mit Sojawürfeln: Grieß',
  'Kohlrouladen mit Grünkern: Salzkartoffeln',
  'Apfelstrudel nach Wiener Art: Haferdrink',
  "Shepherd's Pie mit Linsen: Muskatnuss",
  'Vegetarische Kohlrouladen mit Reis: Kartoffeln',
  'Mayonnaisefreier Kartoffelsalat mit Senfsauce: Würstchen',
  'Rinderrouladen mit Maisstärke gebunden: Rotkohl',
  'Hähnchen-Nuggets in Maisflocken: Ketchup',
  'Hähnchen-Nuggets in Maisflocken: Tomatenmark',
  'Hähnchen-Nuggets in Maisflocken: Essig',
  'Hähnchencurry mit eigener Gewürzmischung: Reis',
]);

test('recipes by people seldom raise doubts, although they name many foods', MANY_INPUTS, () => {
  const recipes = freeRecipes().filter((_, at) => at % 3 === 0);
  const wrong = recipes.flatMap(({ language, title, lines, steps }) => {
    const said = doubtsAbout({
      language,
      title,
      lines: lines.map((line) => parseLine(line, language)),
      steps,
      servings: 4,
    });
    // Their lines give the bought amount, frying oil and salt crusts included.
    return said
      .filter(({ about }) => about !== 'salt' && about !== 'energy')
      .filter((each) => !('name' in each && WITHOUT_LINE.has(`${title}: ${each.name}`)))
      .map((each) => `${title}: ${feedbackOnDoubt(each)}`);
  });
  expect(recipes.length).toBeGreaterThanOrEqual(100);
  expect(wrong.length / recipes.length, wrong.join('\n')).toBeLessThanOrEqual(0.04);
});

describe('a name in another language', () => {
  test.each([
    ['100 g Breadcrumbs', 'Breadcrumbs', 'Semmelbrösel'],
    ['2 Spring onions', 'Spring onions', 'Frühlingszwiebel'],
    ['200 g Chickpeas', 'Chickpeas', 'Kichererbsen'],
    ['1 Cucumber', 'Cucumber', 'Gurke'],
  ])('raises a doubt in a German recipe: %s', (line, name, meant) => {
    expect(doubts(['300 g Nudeln', line], [`Die Nudeln kochen und ${name} zugeben.`], 'de')).toContainEqual({
      about: 'foreign',
      name,
      meant,
    });
  });

  test.each(['100 g Feta', '100 g Couscous', '2 EL Tahini', '1 Avocado', '2 Wraps'])(
    'raises no doubt if German uses the name too: %s',
    (line) => {
      const foreign = doubts(['300 g Nudeln', line], ['Die Nudeln kochen, alles mischen.'], 'de');
      expect(foreign.filter(({ about }) => about === 'foreign')).toEqual([]);
    },
  );
});

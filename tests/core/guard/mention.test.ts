import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readerOf } from '#core/guard/food-reader.ts';
import { guardFor } from '#core/guard/guard.ts';
import { isQuality } from '#core/guard/mention.ts';
import { VOCABULARY } from '#core/guard/vocabulary/vocabulary.ts';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import { DIETS } from '#core/nutrition/diet.ts';
import { judgedLine } from '#tests/cases/guard/judged-line.ts';
import { MANY_INPUTS } from '#tests/chance.ts';

// A step may mention an avoided food without adding it: "flakes like cod". Added foods are stopped.

const LINES = ['rice', 'onion', 'olive oil'];

const newGuard = (lines: readonly string[] = LINES) => {
  const guard = guardFor({ dietaryPreferences: ['vegan'], avoid: { allergens: [], words: [] } });
  for (const line of lines)
    expect(guard.line(judgedLine({ food: line, name: line, note: null }))).toBeUndefined();
  return guard;
};

/** Words for foods that are allowed only if a line explains them. */
const FOODS = VOCABULARY.filter(
  ({ where, role, traits, isClaim }) => where === 'anywhere' && !role && !isClaim && traits.length > 0,
)
  .flatMap(({ words }) => words.map((word) => word.replaceAll(/[*=~]/g, '')))
  .filter((word) => word !== 'cheesy' && word !== 'oaty');

test('no food name is mistaken for an adjective: "anchovy", "Weizenbier"', () => {
  const adjectives = FOODS.filter((food) => {
    const { normal, named } = readerOf().text(food);
    return named.some((each) => isQuality(normal, each));
  });
  expect(adjectives).toEqual([]);
});

const ADDING = [
  (food: string) => `Stir in the ${food}.`,
  (food: string) => `Add ${food}.`,
  (food: string) => `Serve with ${food}.`,
  (food: string) => `Finish with ${food}, like in a restaurant.`,
  (food: string) => `Fry until crisp as bark and top with ${food}.`,
  (food: string) => `Mit ${food} bestreuen.`,
  (food: string) => `Zum Schluss ${food} unterrühren.`,
  (food: string) => `Wer mag, gibt ${food} dazu.`,
  (food: string) => `Statt Öl ${food} nehmen.`,
  (food: string) => `Statt des üblichen Öls ${food} nehmen.`,
];

describe('a step that adds a food', () => {
  test('is stopped even if all lines are free of it, unless the step names a dish', MANY_INPUTS, () => {
    const avoided = { dietaryPreferences: DIETS, avoid: { allergens: [...ALLERGENS], words: [] } };
    fc.assert(
      fc.property(fc.constantFrom(...FOODS), fc.constantFrom(...ADDING), (food, sentence) => {
        const guard = guardFor(avoided);
        for (const line of LINES) guard.line(judgedLine({ food: line, name: line, note: null }));
        const hit = guardFor(avoided).step(sentence(food));
        if (hit && !hit.isOfDish) expect(guard.step(sentence(food)), sentence(food)).toBeDefined();
      }),
      { numRuns: 1_000 },
    );
  });
});

test.each([
  'Butter takes the place of the oil.',
  'Cream stands in for the oat drink.',
  'Nothing replaces the butter here.',
  'Replace the oil with butter.',
])('a step that replaces one food by an avoided one is stopped: %s', (step) => {
  expect(newGuard().step(step)).toBeDefined();
});

describe('a step that only names a food', () => {
  test.each([
    'It flakes like cod.',
    'Soya mince takes the place of the beef.',
    'Smoked tofu stands in for the bacon.',
    'Oat cream replaces the cream in the fridge.',
    'Beef is not vegan, so it is made with tofu.',
    'Räuchertofu vertritt den Speck.',
    'Fry until as crisp as bacon.',
    'Roll it into balls the size of an egg.',
    'Simmer to the colour of butter.',
    'It turns silky, as a glug of cream would.',
    'Nobody asks for cheese here.',
    'Leave the pan buttery and glossy.',
    'Maple syrup, not honey, makes it shine.',
    'Butter is not needed here.',
    'You do not need any cream.',
    'Sahne braucht es dafür wirklich nicht.',
    'Rühren, bis es cremig wie Sahne ist.',
    'Der Tofu vertritt hier den Kochschinken.',
    'Es soll nach Butter duften.',
    'Die Masse erinnert an Hackfleisch.',
    'Statt des üblichen Eis kommt Tofu hinein.',
    'Ein Stück Käse vermisst hier niemand.',
    'Die Flocken ersetzen den Parmesan.',
    'Es soll fleischig und buttrig schmecken.',
    'Taste for a mustardy, faintly yoghurty edge.',
    'It should be tofuish, and never porky.',
    'Die Soße wird senfig und joghurtig.',
  ])('is allowed if all lines are free of it: %s', (step) => {
    expect(newGuard().step(step)).toBeUndefined();
  });

  test.each(['Butter braucht es nicht viel, ein Stich genügt.', 'You need cream, not much.'])(
    'is stopped if small amounts are enough: %s',
    (step) => {
      expect(newGuard().step(step)).toMatchObject({ reason: 'milk' });
    },
  );

  test('is recognised also in a long clause that is cut', () => {
    for (let words = 30; words < 45; words += 1)
      expect(newGuard().step(`It goes in as it would ${'on '.repeat(words)}cream.`)).toBeDefined();
  });

  test('is stopped if no line is known', () => {
    expect(newGuard([]).step('It flakes like cod.')).toMatchObject({ reason: 'fish' });
  });

  test('is stopped if the cook avoids it by a word of their own', () => {
    const guard = guardFor({ dietaryPreferences: [], avoid: { allergens: [], words: ['cod'] } });
    for (const line of LINES) guard.line(judgedLine({ food: line, name: line, note: null }));
    expect(guard.step('It flakes like cod.')).toMatchObject({ reason: 'own word' });
  });
});

describe('the short name of a line that is free of what is avoided', () => {
  test.each([
    ['vegetable suet', 'Rub in the suet.'],
    ['vegan Fleischwurst', 'Die Fleischwurst würfeln.'],
    ['Quarkalternative', 'Den Quark glatt rühren.'],
    ['vegan mayonnaise', 'Mayonnaise und Senf verrühren.'],
    ['lentils', 'Simmer the mince until thick.'],
    ['oat crème fraîche', 'Serve with the crème fraîche.'],
  ])('is not mistaken for another food: %s', (line, step) => {
    expect(newGuard(['rice', 'onion', line]).step(step)).toBeUndefined();
  });

  test.each([
    ['peanut butter', 'Melt the butter.'],
    ['Muskatnuss', 'Den Käse mit der Nuss reiben.'],
    ['cream of tartar', 'Stir in the cream.'],
  ])('does not excuse a food with a similar sound: %s', (line, step) => {
    expect(newGuard(['rice', 'onion', line]).step(step)).toBeDefined();
  });
});

describe('A dish that a step makes from free lines', () => {
  test.each([
    ['Form into sausages.', 'Fry the sausages until golden.'],
    ['Mix the rice with the onion and form eight small sausages.', 'Fry the sausages until golden.'],
    ['Aus der Masse acht kleine Würste formen.', 'Die Würste goldbraun braten.'],
    ['Acht Würste formen.', 'Die Würste goldbraun braten.'],
  ])('may have the name of an avoided food from then on: %s', (shaping, frying) => {
    const guard = newGuard();
    expect(guard.step(shaping)).toBeUndefined();
    expect(guard.step(frying)).toBeUndefined();
  });

  test.each([
    ['Pour the rice into a cream sauce.', 'milk'],
    ['Form 500 g beef into patties.', 'meat'],
    ['Form two pounds beef into balls.', 'meat'],
    ['Hackfleisch zu Bällchen formen.', 'meat'],
    ['500 g Hackfleisch formen.', 'meat'],
  ])('is stopped if the food itself is added to: %s', (step, reason) => {
    expect(newGuard().step(step)).toMatchObject({ reason });
  });
});

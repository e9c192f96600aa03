import { describe, expect, test } from 'vitest';
import { doubtsAbout } from '#core/generation/draft/doubts.ts';
import { lineOf } from '#core/generation/draft/draft.ts';
import { safeSteps } from '#core/generation/draft/food-safety.ts';
import { feedbackOnRemoved } from '#core/generation/ingredients-check.ts';
import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { SAFETY_SENTENCES } from '#core/guard/safety-sentences.ts';
import { wantedOf } from '#core/list/wanted.ts';
import { foodById, FOODS } from '#core/nutrition/foods/foods.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';

describe('a line', () => {
  test.each([
    ['juice of 2 lemons', 'en', 'lemon-juice', 'juice'],
    ['2 limes, juiced', 'en', 'lime-juice', 'juice'],
    ['1 orange, zest only', 'en', 'orange-zest', 'zest'],
    ['yolks of 3 eggs', 'en', 'egg-yolk', 'yolk'],
    ['Saft von 2 Zitronen', 'de', 'lemon-juice', 'juice'],
    ['1 Bio-Orange, abgeriebene Schale', 'de', 'orange-zest', 'zest'],
    ['Eiweiß von 2 Eiern', 'de', 'egg-white', 'white'],
    // Parts that are foods of their own.
    ['2 tbsp lemon juice', 'en', 'lemon-juice', undefined],
    ['3 Eigelb', 'de', 'egg-yolk', undefined],
    ['2 eggs, the yolks beaten', 'en', 'egg', undefined],
  ] as const)('names the part of a food: %s (%s)', (text, language, food, part) => {
    const line = parseLine(text, language);
    expect([line.food, line.part]).toEqual([food, part]);
  });

  test.each([
    ['1 can kidney beans', 'en', 'canned'],
    ['green beans from a tin', 'en', 'canned'],
    ['200 g frozen peas', 'en', 'frozen'],
    ['200 g pre-cooked lentils', 'en', 'cooked'],
    ['100 g smoked trout', 'en', 'smoked'],
    ['1 Glas Rotkohl', 'de', 'canned'],
    ['250 g TK-Erbsen', 'de', 'frozen'],
    ['Bohnen aus der Dose', 'de', 'canned'],
    ['100 g Räucherforelle', 'de', 'smoked'],
    ['200 g Trockenpflaumen', 'de', 'dried'],
    ['2 hartgekochte Eier', 'de', 'boiled'],
    // Notes, choices and drinks do not give the state.
    ['200 g green beans, you can use runner beans', 'en', undefined],
    ['kidney beans, can be soaked overnight', 'en', undefined],
    ['100 ml dry white wine', 'en', undefined],
    ['canned or dried beans', 'en', undefined],
    ['uncooked prawns', 'en', undefined],
  ] as const)('names the state of its food: %s (%s)', (text, language, state) => {
    expect(parseLine(text, language).state).toBe(state);
  });

  test.each([
    ['100 g margarine instead of butter', 'en', 'margarine', 'butter'],
    ['1 tbsp oil (in place of butter)', 'en', 'rapeseed-oil', 'butter'],
    ['100 g Margarine statt Butter', 'de', 'margarine', 'butter'],
    ['200 g Sojajoghurt anstelle von Joghurt', 'de', 'soy-yoghurt', 'yoghurt'],
    ['100 g butter', 'en', 'butter', undefined],
  ] as const)('replaces another food: %s (%s)', (text, language, food, replaced) => {
    const line = parseLine(text, language);
    expect([line.food, line.replaces]).toEqual([food, replaced === undefined ? undefined : [replaced]]);
  });

  test('is read alike if a model writes it', () => {
    const drafted = (food: string, name: string, unit: 'can' | null, note: string | null = null) =>
      lineOf({ food, name, quantity: 1, unit, grams: 100, note }, 'de');
    expect(drafted('lemon', 'Zitrone', null, 'Saft').part).toBe('juice');
    expect(drafted('kidney beans', 'Kidneybohnen', 'can').state).toBe('canned');
    expect(drafted('smoked chicken', 'Hähnchen', null).state).toBe('smoked');
    expect(drafted('margarine', 'Margarine statt Butter', null).replaces).toEqual(['butter']);
  });
});

describe('the fields of a line', () => {
  const recipe = aRecipe(aUserId());
  const wanted = (text: string) =>
    wantedOf(
      { ...recipe, lines: [parseLine(text, 'en')] },
      { servings: recipe.servings, withoutStaples: false },
    );

  test.each([
    ['juice of 2 lemons', 'lemon', { quantity: 2, unit: 'piece' }],
    ['1 tsp zest of an orange', 'orange', undefined],
    ['100 ml lemon juice', 'lemon-juice', { quantity: 100, unit: 'ml' }],
  ] as const)('decide which item is bought: %s', (text, food, amount) => {
    const [item] = wanted(text);
    expect([item?.food, item?.amount]).toEqual([food, amount]);
  });

  test.each([
    ['1 can of tomatoes', 'pantry'],
    ['green beans from a tin', 'pantry'],
    ['500 g tomatoes', 'vegetables'],
    ['200 g frozen raspberries', 'fruit'],
  ] as const)('decide the aisle: %s', (text, aisle) => {
    expect(wanted(text).map((each) => each.aisle)).toEqual([aisle]);
  });

  test('show that a removed lemon is used if its juice is squeezed, and not if the juice is bought', () => {
    const removed = { ...NO_INGREDIENTS, removed: ['lemon'] };
    const feedback = (text: string) =>
      feedbackOnRemoved({ title: 'Soup', read: [parseLine(text, 'en')], steps: [] }, removed, 'en');
    expect(feedback('juice of 1 lemon')).toBeDefined();
    expect(feedback('30 ml lemon juice')).toBeUndefined();
  });

  test('prevent a doubt about a step that names the replaced food', () => {
    const lines = [parseLine('100 g margarine instead of butter', 'en')];
    const steps = ['Add the butter.', 'Stir in the margarine.'];
    const doubts = doubtsAbout({ language: 'en', title: 'Sauce', lines, steps, servings: 1 });
    expect(doubts.filter(({ about }) => about === 'unlisted')).toEqual([]);
  });

  const sentences = (food: string, unit: 'can' | 'jar' | null) => {
    const line = { food, name: food, quantity: 1, unit, grams: 100, note: null };
    const draft = { title: 'Salad', lines: [line], read: [lineOf(line, 'en')], steps: ['Mix it.'] };
    return safeSteps(draft, 'en').join(' ');
  };

  test('show that beans from a tin are safe', () => {
    expect(sentences('green beans', null)).toContain(SAFETY_SENTENCES['green beans'].en);
    for (const unit of ['can', 'jar'] as const) expect(sentences('green beans', unit)).toBe('Mix it.');
  });

  test('do not make honey safe for babies', () => {
    for (const food of FOODS.filter(({ unsafe }) => unsafe === 'honey'))
      for (const name of [food.names.en[0] ?? '', `${food.names.en[0]} from a jar`])
        expect(sentences(name, 'jar'), name).toContain(SAFETY_SENTENCES.honey.en);
    expect(foodById('honey')?.unsafe).toBe('honey');
  });
});

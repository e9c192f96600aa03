import { describe, expect, test } from 'vitest';
import type { Draft } from '#core/generation/draft/draft.ts';
import { safeSteps } from '#core/generation/draft/food-safety.ts';
import { SAFETY_SENTENCES } from '#core/guard/safety-sentences.ts';
import type { Language } from '#core/language.ts';

const recipe = (title: string, foods: string, steps: string): Pick<Draft, 'title' | 'lines' | 'steps'> => ({
  title,
  lines: foods
    .split(', ')
    .map((name) => ({ food: name, name, quantity: 1, unit: null, grams: 100, note: null })),
  steps: steps.split(' // '),
});

describe('a recipe is told what makes it safe', () => {
  test.each([
    [
      'en',
      'Chicken curry',
      'chicken breast, rice',
      'Fry the chicken for 5 minutes. // Serve.',
      0,
      'cooked through',
    ],
    [
      'de',
      'Frikadellen',
      'Hackfleisch, Zwiebeln',
      'Alles mischen. // Das Hackfleisch braten. // Servieren.',
      1,
      'cooked through',
    ],
    [
      'de',
      'Putenpfanne',
      'Putenbrust',
      'Fleisch würfeln. // 8 Minuten scharf anbraten.',
      1,
      'cooked through',
    ],
    ['en', 'Mayonnaise', 'egg yolks, oil', 'Whisk the yolks. // Add the oil.', 0, 'raw egg'],
    ['de', 'Tiramisu', 'Eier, Mascarpone', 'Eier schaumig schlagen. // Schichten und kühlen.', 0, 'raw egg'],
    ['de', 'Mettbrötchen', 'Mett, Brötchen', 'Das Mett auf die Brötchen streichen.', 0, 'raw meat or fish'],
    ['en', 'Chilli', 'dried kidney beans, tomatoes', 'Cook the beans. // Serve.', 0, 'dried beans'],
    [
      'de',
      'Bohnensalat',
      'grüne Bohnen, Essig',
      'Die Bohnen 4 Minuten blanchieren. // Mischen.',
      0,
      'green beans',
    ],
    ['en', 'Spring bowl', 'bean sprouts, rice', 'Top with the sprouts.', 0, 'sprouts'],
    ['de', 'Müsli', 'Honig, Haferflocken', 'Mischen. // Mit Honig süßen.', 1, 'honey'],
    ['en', 'Crumble', 'rhubarb, sugar', 'Slice the rhubarb. // Bake for 30 minutes.', 0, 'rhubarb'],
    ['de', 'Ofenkartoffeln', 'keimende Kartoffeln', 'Kartoffeln backen.', 0, 'green potatoes'],
    ['de', 'Ackerbohnen', 'Feuerbohnen, Essig', 'Die Bohnen kochen.', 0, 'dried beans'],
    [
      'en',
      'Caesar salad',
      'eggs, romaine lettuce, olive oil',
      'Whisk the eggs with the oil. // Fry the croutons. // Toss.',
      0,
      'raw egg',
    ],
    ['en', 'Chips', 'eggs, potatoes', 'Fry the chips. // Whisk the yolks into a mayo.', 1, 'raw egg'],
    [
      'en',
      'Strawberry glass',
      'eggs',
      'Whip the egg whites. // Cook the sauce. // Chill the mousse.',
      0,
      'raw egg',
    ],
    ['en', 'Mandioca', 'cassava, butter', 'Boil the cassava for 20 minutes.', 0, 'cassava'],
    ['de', 'Maniok', 'Maniok, Salz', 'Den Maniok kochen. // Salzen.', 0, 'cassava'],
    [
      'de',
      'Köfte',
      'Hackfleisch, Zwiebeln, Reis',
      'Hackfleisch und Zwiebeln verkneten. // Zu Röllchen formen und 8 Minuten braten. // Den Reis kochen.',
      1,
      'cooked through',
    ],
    [
      'en',
      'Marinated chicken',
      'chicken thighs, yoghurt, rice',
      'Marinate the chicken for an hour. Cook the rice. // Roast for 30 minutes. // Serve with the rice.',
      1,
      'cooked through',
    ],
    [
      'en',
      'Chicken with potatoes',
      'chicken legs, potatoes',
      'Mix chicken and oil. // Bake the legs for 40 minutes. // Boil the potatoes.',
      1,
      'cooked through',
    ],
    ['en', 'Elderberry soup', 'elderberries, sugar', 'Mash the elderberries.', 0, 'elderberries'],
  ] as const)('%s: %s', (language: Language, title, foods, steps, where, rule) => {
    const draft = recipe(title, foods, steps);
    const safe = safeSteps(draft, language);
    expect(safe).toEqual(
      draft.steps.map((step, index) =>
        index === where ? `${step} ${SAFETY_SENTENCES[rule][language]}` : step,
      ),
    );
    expect(safeSteps({ ...draft, steps: safe }, language)).toEqual(safe);
  });

  test.each([
    ['it says so itself', 'Roast chicken', 'chicken', 'Roast until the core temperature is 75 °C.'],
    [
      'it says so of the thickest part',
      'Roast chicken',
      'chicken',
      'Roast at 200 °C for 1 hour, until it has 75 °C at the bone.',
    ],
    [
      'it says so in German',
      'Brathähnchen',
      'Hähnchen',
      'Bei 180 °C braten, bis das Hähnchen an der dicksten Stelle 74 °C hat.',
    ],
    ['mayo is bought', 'Okonomiyaki', 'eggs, cabbage, mayonnaise', 'Fry the cake. // Drizzle with mayo.'],
    [
      'mayo goes with what is fried',
      'Croquettes',
      'eggs, potatoes, breadcrumbs',
      'Dip in egg and breadcrumbs. // Fry until golden. // Serve with mayo.',
    ],
    ['cassava is flour', 'Cheese bread', 'cassava flour, water', 'Bake for 20 minutes.'],
    ['it is only stock', 'Risotto', 'chicken stock, rice', 'Cook the rice in the stock.'],
    ['it is no meat', 'Chickpea curry', 'chickpeas, soy mince', 'Simmer for 10 minutes.'],
    ['the eggs are cooked', 'Omelette', 'eggs, butter', 'Fry the eggs for 4 minutes.'],
    ['the beans come in a tin', 'Chilli', 'canned kidney beans', 'Simmer for 10 minutes.'],
    ['the beans cook long enough', 'Beans', 'green beans', 'Boil the beans for 12 minutes.'],
    ['it is another sprout', 'Brussels', 'brussels sprouts', 'Roast for 20 minutes.'],
    ['it is a melon', 'Salad', 'honeydew melon', 'Slice it.'],
  ])('but not where %s', (_, title, foods, steps) => {
    const draft = recipe(title, foods, steps);
    expect(safeSteps(draft, 'en')).toEqual(draft.steps);
  });
});

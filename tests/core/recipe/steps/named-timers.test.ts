import { expect, test } from 'vitest';
import type { Language } from '#core/language.ts';
import { foodByName } from '#core/nutrition/foods/foods.ts';
import { namedTimers } from '#core/recipe/steps/named-timers.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';

const namesIn = (language: Language, texts: readonly string[], names: readonly string[]) => {
  const lines = names.map((name) => {
    const food = foodByName(name)?.id;
    return { name, ...(food !== undefined && { food }) };
  });
  const steps = texts.map((text) => markedStep(text, language));
  return steps.flatMap((_, at) => namedTimers(steps, at, lines).map(({ what }) => what));
};

test.each<[string, Language, readonly string[], readonly string[], readonly (string | undefined)[]]>([
  [
    'times of one verb are called after their foods',
    'en',
    [
      'Heat the olive oil in a large pan. Fry the garlic in it for 2 minutes. Add the potatoes, onions and dried oregano and fry for 20 minutes, stirring often, until soft. Add the chorizo and fry for another 5 minutes.',
    ],
    ['potatoes', 'onions', 'chorizo', 'garlic', 'olive oil', 'dried oregano'],
    ['Garlic', 'Potatoes', 'Chorizo'],
  ],
  [
    'also in German, and over several steps',
    'de',
    ['Die Zwiebeln im Öl 5 Minuten braten.', 'Das Hackfleisch dazugeben und 8 Minuten braten.'],
    ['Hackfleisch', 'Zwiebeln', 'Öl'],
    ['Zwiebeln', 'Hackfleisch'],
  ],
  [
    'a food behind the time counts where none stands before it',
    'en',
    ['Heat the oil. Fry for 3 minutes the peppers. Then fry for 4 minutes with the rice.'],
    ['oil', 'peppers', 'rice'],
    ['Peppers', 'Rice'],
  ],
  [
    'times of different verbs keep them',
    'en',
    ['Fry the onions for 5 minutes.', 'Simmer the lentils for 20 minutes.'],
    ['onions', 'lentils'],
    ['Fry', 'Simmer'],
  ],
  [
    'where no food is named, the verb stays',
    'en',
    ['Bake for 10 minutes.', 'Turn over and bake for 5 minutes.'],
    ['onions'],
    ['Bake', 'Bake'],
  ],
])('%s', (_, language, texts, names, expected) => {
  expect(namesIn(language, texts, names)).toEqual(expected);
});

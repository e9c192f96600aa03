import { expect, test } from 'vitest';
import { guardsFor } from '#core/guard/guard.ts';
import { Language } from '#core/language.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { isKindOf } from '#core/nutrition/foods/kind-of.ts';
import { MANY_INPUTS, SEED } from '#tests/chance.ts';
import { IS_LONG } from '#tests/long.ts';

/** Returns whether a cook who avoids a word is kept from each of some lines. */
const stops = (word: string, names: readonly string[]) => {
  const guardOf = guardsFor([word]);
  return names.map(
    (name) =>
      guardOf({ dietaryPreferences: [], avoid: { allergens: [], words: [word] } }).line({ name }) !==
      undefined,
  );
};

const asked = FOODS.filter((_, at) => IS_LONG || at % 4 === SEED % 4);

test(
  'A word that names a food covers each name of it and of its kinds, in both languages',
  MANY_INPUTS,
  () => {
    const missed = asked.flatMap((food) => {
      const kinds = FOODS.filter(({ id }) => isKindOf(id, food.id));
      // A comma ends a name: "Milch 1,5 %".
      const names = kinds
        .flatMap((each) => Language.options.flatMap((language) => each.names[language]))
        .filter((name) => !name.includes(','));
      return Language.options.flatMap((language) => {
        const word = food.names[language][0] ?? '';
        const stopped = stops(word, names);
        return names.filter((_, at) => !stopped[at]).map((name) => `${word}: ${name}`);
      });
    });
    expect(missed).toEqual([]);
  },
);

test.each([
  ['mushrooms', 'Steinpilze'],
  ['Pilze', 'shiitake'],
  ['Käse', 'feta'],
  ['cheese', 'Schafskäse'],
  ['Zwiebeln', 'Röstzwiebeln'],
  ['onion', 'Schalotten'],
  ['Tomaten', 'passata'],
  ['squash', 'Kürbis'],
  ['Hühner', 'chicken'],
  ['Dhania', 'coriander'],
  ['cherries', 'Kirsche'],
  ['Sultaninen', 'raisins'],
  ['Bohnen', 'kidney beans'],
  ['Zimt', 'Zimtsterne'],
  ['Mohn', 'Mohnkuchen'],
  ['Brot', 'Zwiebelbrot'],
  ['yuzus', 'yuzu kosho'],
])('A cook who avoids %s is kept from %s', (word, name) => {
  expect(stops(word, [name])).toEqual([true]);
});

test.each([
  ['ketchup', 'tomatoes'],
  ['Schalotten', 'Zwiebel'],
  ['shiitake', 'button mushrooms'],
  ['feta', 'gouda'],
  ['Rotkohl', 'Weißkohl'],
  ['Reis', 'Reiseproviant aus Linsen'],
  ['dates', 'updated rice'],
  ['sage', 'usage rice'],
])('A cook who avoids %s is served %s', (word, name) => {
  expect(stops(word, [name])).toEqual([false]);
});

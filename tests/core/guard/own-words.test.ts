import { expect, test } from 'vitest';
import { guardFor, guardsFor } from '#core/guard/guard.ts';
import { Language } from '#core/language.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { isKindOf } from '#core/nutrition/foods/kind-of.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { sampleOf } from '#tests/long.ts';

/** Returns for each line whether a cook who avoids a word is kept from it. */
const stops = (word: string, names: readonly string[]) => {
  const guardOf = guardsFor([word]);
  return names.map(
    (name) =>
      guardOf({ dietaryPreferences: [], avoid: { allergens: [], words: [word] } }).line({ name }) !==
      undefined,
  );
};

const asked = sampleOf(FOODS, 4);

test(
  'A word for a food covers all names of the food and of its kinds, in both languages',
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
  ['tofu', 'Rührtofu'],
  ['kiwi', 'Kiwisaft'],
  ['tomato', 'Ketschupsoße'],
  ['Mohn', 'Mohnkuchen'],
  ['Brot', 'Zwiebelbrot'],
  ['yuzus', 'yuzu kosho'],
  ['Koriander', 'garam masala'],
  ['cilantro', 'Currypulver'],
  ['Kreuzkümmel', 'Taco-Gewürz'],
  ['cinnamon', 'Chaigewürz'],
  ['aniseed', '5-Gewürze-Pulver'],
  ['chilli', 'gochugaru'],
  ['Chili', 'Harissapaste'],
  ['Tomaten', 'pasta sauce'],
  ['tomato', 'Ketchup'],
  ['potatoes', 'Gnocchi'],
  ['Kichererbsen', 'Falafel'],
  ['chickpeas', 'gram flour'],
  ['corn', 'Polenta'],
  ['leek', 'Suppengrün'],
  ['coffee', 'Espressopulver'],
  ['Knoblauch', 'taco seasoning'],
  ['cabbage', 'Kimchi'],
  ['fennel', 'Fünf-Gewürze-Pulver'],
  ['Bohnen', 'baked beans'],
])('A cook who avoids %s is not served %s', (word, name) => {
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
  ['garam masala', 'cumin'],
  ['peas', 'hummus'],
  ['cumin', 'caraway seeds'],
  // Beef tomatoes, plum tomatoes, Haselnüsse and Zuckermais have names of foods that they do not contain.
  ['beef', 'ketchup'],
  ['Rindfleisch', 'Passata'],
  ['plums', 'tomato paste'],
  ['Hase', 'Nougat'],
  ['Zucker', 'Popcorn'],
  ['salt', 'gnocchi'],
])('A cook who avoids %s is served %s', (word, name) => {
  expect(stops(word, [name])).toEqual([false]);
});

test.each([
  ['turmeric', 'Curry', 'de'],
  ['coriander', 'curry paste', 'en'],
  ['Basilikum', 'Pesto', 'de'],
  ['Zwiebeln', 'Schalotten', 'de'],
  ['potato', 'Chips', 'de'],
] as const)('A cook who avoids %s is not served a line of %s because of its food', (word, name, language) => {
  const guard = guardFor({ dietaryPreferences: [], avoid: { allergens: [], words: [word] } });
  expect(guard.line(parseLine(`2 EL ${name}`, language))).toMatchObject({ reason: 'own word' });
});

test.each([
  ['turmeric', 'Curry mit Reis'],
  ['cumin', 'Chicken curry'],
  ['basil', 'Pasta mit Pesto'],
])('A cook who avoids %s is served a dish that can be made without it: %s', (word, title) => {
  const guard = guardFor({ dietaryPreferences: [], avoid: { allergens: [], words: [word] } });
  expect(guard.title(title)).toBeUndefined();
});

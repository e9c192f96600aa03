import { describe, expect, test } from 'vitest';
import { guardsFor } from '#core/guard/guard.ts';
import type { Avoided } from '#core/nutrition/avoid.ts';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import type { Diet } from '#core/nutrition/diet.ts';
import type { FoodTrait } from '#core/nutrition/food.ts';
import { foodByName, FOODS } from '#core/nutrition/foods/foods.ts';
import { Language } from '#core/language.ts';
import { hitsOf } from '#core/guard/check-recipe.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { NOTES } from '#tests/cases/notes.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { IS_LONG, sampleOf } from '#tests/long.ts';
import { judgedLine, type NamedLine } from '#tests/cases/guard/judged-line.ts';

const MEAT: readonly FoodTrait[] = ['meat', 'pork', 'poultry', 'gelatine', 'rennet'];
const FLESH: readonly FoodTrait[] = [...MEAT, 'fish', 'crustaceans', 'molluscs'];
const FROM_ANIMALS: readonly FoodTrait[] = [...FLESH, 'milk', 'lactose', 'eggs', 'honey'];

/** Words beside a food's name in a language, and the traits that they remove. */
const FREE_WORDS: Record<Language, readonly (readonly [word: string, lost: readonly FoodTrait[]])[]> = {
  en: [
    ['gluten-free', ['gluten']],
    ['dairy-free', ['milk', 'lactose']],
    ['lactose-free', ['lactose']],
    ['egg-free', ['eggs']],
    ['nut-free', ['nuts']],
    ['peanut-free', ['peanuts']],
    ['soy-free', ['soy']],
    ['fish-free', ['fish']],
    ['celery-free', ['celery']],
    ['mustard-free', ['mustard']],
    ['sesame-free', ['sesame']],
    ['sulphite-free', ['sulphites']],
    ['alcohol-free', ['alcohol']],
    ['vegetarian', FLESH],
    ['vegan', FROM_ANIMALS],
    ['halal', ['pork']],
    ['pork-free', ['pork']],
  ],
  de: [
    ['glutenfreie', ['gluten']],
    ['milchfreie', ['milk', 'lactose']],
    ['laktosefreie', ['lactose']],
    ['eifreie', ['eggs']],
    ['nussfreie', ['nuts']],
    ['sojafreie', ['soy']],
    ['erdnussfreie', ['peanuts']],
    ['fischfreie', ['fish']],
    ['selleriefreie', ['celery']],
    ['senffreie', ['mustard']],
    ['sesamfreie', ['sesame']],
    ['sulfitfreie', ['sulphites']],
    ['schweinefleischfreie', ['pork']],
    ['alkoholfreier', ['alcohol']],
    ['vegetarische', FLESH],
    ['vegane', FROM_ANIMALS],
  ],
};

/** Lines that offer a food or an alternative without the trait: name and note, F for the word. */
const CHOICES: Record<Language, readonly (readonly [name: string, note?: string])[]> = {
  en: [
    ['FOOD or F FOOD'],
    ['F FOOD or FOOD'],
    ['either FOOD or F FOOD'],
    ['FOOD (or F FOOD)'],
    ['F FOOD (or FOOD)'],
    ['FOOD / F FOOD'],
    ['F FOOD/FOOD'],
    ['F FOOD and/or FOOD'],
    ['F or plain FOOD'],
    ['FOOD', 'or F'],
    ['FOOD', 'F FOOD works too'],
    ['F FOOD', 'or use plain FOOD'],
    ['F FOOD', 'alternatively FOOD'],
  ],
  de: [
    ['FOOD oder F FOOD'],
    ['F FOOD oder FOOD'],
    ['entweder F FOOD oder FOOD'],
    ['FOOD (oder F FOOD)'],
    ['F FOOD / FOOD'],
    ['FOOD/F FOOD'],
    ['F FOOD und/oder FOOD'],
    ['F FOOD bzw. FOOD'],
    ['F FOOD beziehungsweise FOOD'],
    ['F FOOD o. FOOD'],
    ['F oder normale FOOD'],
    ['FOOD', 'oder F'],
    ['FOOD', 'wahlweise F FOOD'],
    ['F FOOD', 'ersatzweise FOOD'],
  ],
};

/** Each name of the table; a line in German also has the plain English one. */
const NAMES = FOODS.flatMap(({ names, contains, falseFriends = [] }) =>
  Language.options.flatMap((language) =>
    names[language].map((name) => ({
      language,
      name,
      food: falseFriends.includes(name) ? (names.en[0] ?? name) : name,
      traits: [...contains],
    })),
  ),
).filter(({ traits }) => traits.length > 0);

const SOME_NAMES = sampleOf(NAMES, 23);

/** Each food with each of its traits that some word can remove, and one such word. */
const TRAITS_LOST = sampleOf(
  Language.options.flatMap((language) =>
    FOODS.flatMap(({ names, contains }, at) =>
      [...contains].flatMap((trait) => {
        const words = FREE_WORDS[language].filter(([, lost]) => lost.includes(trait));
        const [word] = words[at % words.length] ?? [];
        const [food = ''] = names[language];
        return word === undefined ? [] : [{ language, trait, food, word }];
      }),
    ),
  ),
  12,
);

const guardOfTrait = guardsFor([]);

/** Returns the avoided foods of a cook who avoids a trait. */
function avoidedBy(trait: FoodTrait): Avoided {
  const allergens = ALLERGENS.filter((allergen) => allergen === trait);
  return {
    dietaryPreferences: allergens.length > 0 ? [] : [DIET_WITHOUT[trait] ?? 'vegan'],
    avoid: { allergens, words: [] },
  };
}

/** The diet that excludes the trait and little else. */
const DIET_WITHOUT: Partial<Record<FoodTrait, Diet>> = {
  lactose: 'lactose-free',
  pork: 'no-pork',
  alcohol: 'no-alcohol',
  meat: 'vegetarian',
  poultry: 'vegetarian',
  gelatine: 'vegetarian',
  rennet: 'vegetarian',
  honey: 'vegan',
};

const isStopped = (trait: FoodTrait, line: NamedLine, language?: Language) =>
  guardOfTrait(avoidedBy(trait)).line(judgedLine(line, language)) !== undefined;

describe('a trait of a food of the table', () => {
  /** Returns the traits that are not found for foods with one of these notes. */
  const cleared = (names: readonly (typeof NAMES)[number][], notes: readonly (string | null)[]) =>
    names.flatMap(({ traits, food, name }) =>
      notes.flatMap((note) =>
        traits
          .filter((trait) => !isStopped(trait, { food, name, note }))
          .map((trait) => `${trait} | ${food} / ${name} / ${note}`),
      ),
    );

  test('is found by each of its names', MANY_INPUTS, () => {
    expect(NAMES.length).toBeGreaterThan(2_000);
    expect(cleared(NAMES, [null])).toEqual([]);
  });

  test('is found in a German compound that ends with one of its names', () => {
    const heads = SOME_NAMES.filter((each) => each.language === 'de' && /^\p{L}{5,}$/u.test(each.name));
    const untold = heads.filter(({ name, traits }) => {
      const food = `Kräuter${name.toLowerCase()}`;
      return !traits.some((trait) => isStopped(trait, { food, name: food, note: null }));
    });
    // Rows say which names end in another food as a compound: "Sellerieschnitzel".
    const alone = new Set(FOODS.flatMap((food) => food.alone ?? []));
    expect(untold.filter(({ name }) => !alone.has(name))).toEqual([]);
  });

  test('is not removed by a note', MANY_INPUTS, () => {
    expect(NOTES.length).toBeGreaterThanOrEqual(40);
    expect(cleared(SOME_NAMES, NOTES)).toEqual([]);
  });

  test.each(
    Language.options.flatMap((language) => FREE_WORDS[language].map((pair) => [language, ...pair] as const)),
  )('is removed by a word in front, and no other trait is: %s, "%s", %j', (language, word, lost) => {
    const wrong = SOME_NAMES.filter((each) => each.language === language && each.food === each.name).flatMap(
      ({ traits, name }) => {
        const free = `${word} ${name}`;
        return traits
          .filter(
            (trait) => isStopped(trait, { food: free, name: free, note: null }) === lost.includes(trait),
          )
          .map((trait) => `${trait} | ${free}`);
      },
    );
    expect(wrong).toEqual([]);
  });
});

describe('a line that offers two foods, one of them without the trait', () => {
  const offered = (text: string, food: string, word: string) =>
    text.replaceAll(/FOOD|F/g, (each) => (each === 'F' ? word : food));

  const choices = (['en', 'de'] as const).flatMap((language) =>
    CHOICES[language].map(([name, note = '']) => ({ language, name, note })),
  );

  test.each(choices)(
    'is avoided by every cook who avoids the trait: $name, $note',
    ({ language, ...form }) => {
      const lines = TRAITS_LOST.filter((each) => each.language === language)
        // Plain chocolate is dark, and has no lactose.
        .filter(
          ({ food }) => foodByName(`plain ${food}`) === foodByName(food) || !foodByName(`plain ${food}`),
        )
        .map(({ trait, food, word }) => ({
          trait,
          name: offered(form.name, food, word),
          note: offered(form.note, food, word),
        }));
      expect(lines.length).toBeGreaterThan(IS_LONG ? 400 : 30);
      const drafted = lines.filter(
        ({ trait, name, note }) => !isStopped(trait, { food: name, name, note: note || null }),
      );
      const read = lines.filter(({ trait, name, note }) => {
        const line = parseLine(`100 g ${[name, note].filter(Boolean).join(', ')}`, language);
        return hitsOf({ title: '', lines: [line], steps: [] }, avoidedBy(trait)).length === 0;
      });
      expect({ drafted, read }).toEqual({ drafted: [], read: [] });
    },
  );

  test.each([
    ['F FOOD or F FOOD', 'en'],
    ['F FOOD / F FOOD', 'en'],
    ['F FOOD oder F FOOD', 'de'],
    ['F FOOD bzw. F FOOD', 'de'],
  ] as const)('is allowed for everybody if both foods lack the trait: %s', (form, language) => {
    const stopped = TRAITS_LOST.filter((each) => each.language === language).filter(
      ({ trait, food, word }) => {
        const name = offered(form, food, word);
        return isStopped(trait, { food: name, name, note: null });
      },
    );
    expect(stopped).toEqual([]);
  });
});

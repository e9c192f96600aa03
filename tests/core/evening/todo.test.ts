import { expect, test } from 'vitest';
import { todoOf, type Chore, type PlannedDish } from '#core/evening/todo.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { freeRecipes } from '../../cases/free-recipes.ts';
import { EVENINGS, type EveningCase } from '../../cases/recipes/evenings.ts';

test.each(EVENINGS)('$lines: $steps', (dish) => {
  const todo = todoOf(recipeOf(dish));
  const names = (chore: Chore) => todo.filter((each) => each.chore === chore).map(({ name }) => name);
  expect({ thaw: names('thaw'), soak: names('soak') }).toEqual({
    thaw: dish.thaw?.split('\n') ?? [],
    soak: dish.soak?.split('\n') ?? [],
  });
});

/** All of 300 recipes that need soaking or thawing the evening before, with their foods. */
const BEGUN = {
  en: [
    'Chilli con Carne, the Bean Version: soak pinto beans',
    'Spinach and Mushroom Lasagne: thaw frozen leaf spinach',
    'Udon-Style Rice Noodles in Mushroom Broth: soak dried shiitake, soak kombu',
    'Falafel with Yoghurt Sauce: soak dried chickpeas',
  ],
  de: [
    'Lasagne mit Tofuhack und Spinat: thaw Blattspinat',
    'Falafel mit Petersiliensalat: soak getrocknete Kichererbsen',
    'Dal Makhani mit Cashewcreme: soak schwarze Urdbohnen',
    'Griechischer Bauernsalat mit Riesenbohnen: soak getrocknete Riesenbohnen',
  ],
};

test.each(['en', 'de'] as const)(
  'four of 150 recipes need soaking or thawing the evening before (%s)',
  (language) => {
    const recipes = freeRecipes().filter((each) => each.language === language);
    const begun = recipes.flatMap(({ title, lines, steps }) => {
      const todo = todoOf(recipeOf({ language, lines: lines.join('\n'), steps: steps.join('\n') }));
      return todo.length > 0
        ? [`${title}: ${todo.map(({ chore, name }) => `${chore} ${name}`).join(', ')}`]
        : [];
    });
    expect(recipes).toHaveLength(150);
    expect(begun).toEqual(BEGUN[language]);
  },
  30_000,
);

const recipeOf = ({ language, lines, steps }: EveningCase): PlannedDish => ({
  language,
  lines: lines.split('\n').map((line) => parseLine(line, language)),
  steps: steps.split('\n').map((text) => ({ text })),
});

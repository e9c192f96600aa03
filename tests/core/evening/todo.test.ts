import { expect, test } from 'vitest';
import { todoOf, type Chore } from '#core/evening/todo.ts';
import { typedContent } from '#core/recipe/typed/typed-content.ts';
import { freeRecipes } from '../../cases/free-recipes.ts';
import { EVENINGS, type EveningCase } from '../../cases/evenings.ts';

test.each(EVENINGS)('$lines: $steps', (dish) => {
  const todo = todoOf(recipeOf(dish));
  const names = (chore: Chore) => todo.filter((each) => each.chore === chore).map(({ name }) => name);
  expect({ thaw: names('thaw'), soak: names('soak') }).toEqual({
    thaw: dish.thaw?.split('\n') ?? [],
    soak: dish.soak?.split('\n') ?? [],
  });
});

test('Of 300 recipes, eight are begun on the evening before', () => {
  const recipes = freeRecipes();
  const begun = recipes.flatMap(({ title, language, lines, steps }) => {
    const todo = todoOf(recipeOf({ language, lines: lines.join('\n'), steps: steps.join('\n') }));
    return todo.length > 0
      ? [`${title}: ${todo.map(({ chore, name }) => `${chore} ${name}`).join(', ')}`]
      : [];
  });
  expect(recipes).toHaveLength(300);
  expect(begun).toEqual([
    'Chilli con Carne, the Bean Version: soak pinto beans',
    'Spinach and Mushroom Lasagne: thaw frozen leaf spinach',
    'Udon-Style Rice Noodles in Mushroom Broth: soak dried shiitake, soak kombu',
    'Falafel with Yoghurt Sauce: soak dried chickpeas',
    'Lasagne mit Tofuhack und Spinat: thaw Blattspinat',
    'Falafel mit Petersiliensalat: soak getrocknete Kichererbsen',
    'Dal Makhani mit Cashewcreme: soak schwarze Urdbohnen',
    'Griechischer Bauernsalat mit Riesenbohnen: soak getrocknete Riesenbohnen',
  ]);
});

const recipeOf = ({ language, lines, steps }: EveningCase) =>
  typedContent(
    {
      title: 'A dish',
      servings: 4,
      language,
      ingredients: lines.split('\n'),
      instructions: steps.split('\n'),
    },
    language,
  );

import { repeated, type Shape } from './shape.ts';

const ROW = '{"recipe_id":"a","note":"egg"},';
const PAPRIKA = '{"name":"A","directions":"Fry.","ingredients":"';

/** Files of other apps, with a part that is repeated. */
export const HOSTILE_FILES: readonly (Shape & { readonly file: string })[] = [
  { file: 'a.cook', ...repeated('spaces of a heading', ' ', ['=', 'x']) },
  { file: 'a.cook', ...repeated('comments', '[-', ['Fry @eggs{2}. ', '']) },
  { file: 'a.cook', ...repeated('comments that end late', '[- ', ['Fry @eggs{2}. ', '-]']) },
  { file: 'a.cook', ...repeated('marks', '@a{}(', ['Fry ', '']) },
  { file: 'a.cook', ...repeated('ingredients', '@egg{1} ') },
  { file: 'a.cook', ...repeated('spaces of metadata', ' ', ['>> a', '\u2028']) },
  { file: 'a.paprikarecipe', ...repeated('pictures in a text', '[photo:', [PAPRIKA, '"}']) },
  { file: 'a.paprikarecipe', ...repeated('links in a text', '[a](', [PAPRIKA, '"}']) },
  { file: 'a.paprikarecipe', ...repeated('bold that does not end', '**a ', [PAPRIKA, '"}']) },
  { file: 'a.json', ...repeated('lists in lists', '[') },
  { file: 'a.json', ...repeated('quotes in broken JSON', '" ', ['{"a":"', '']) },
  {
    file: 'a.json',
    ...repeated('fractions', '⁰', ['[{"slug":"a","name":"A","recipeIngredient":[{"display":"', '"}]}]']),
  },
  {
    file: 'a.json',
    ...repeated('places of ingredients', '{{ ingredients[0] }}', [
      `{"name":"A","steps":[{"ingredients":[{"food":"${'egg '.repeat(200)}"}],"instruction":"`,
      '"}]}',
    ]),
  },
  {
    file: 'database.json',
    of: (length) =>
      `{"recipes":[${repeated('', '{"id":"a"},').of(length / 2)}0],"recipes_ingredients":[${repeated('', ROW).of(length / 2)}0]}`,
    name: 'recipes of one ID with many rows',
  },
  {
    file: 'database.json',
    ...repeated('recipes of nothing', (at) => `{"id":"${at}"},`, [
      '{"recipes_ingredients":[],"recipes":[',
      '0]}',
    ]),
  },
  {
    file: 'a.html',
    ...repeated('recipe-details in each other', (at) =>
      at < 390 ? '<div class="recipe-details">' : '<p itemprop="recipeIngredients">1 egg',
    ),
  },
  {
    file: 'a.html',
    ...repeated('recipes of Copy Me That in each other', (at) =>
      at < 390 ? '<div class="recipe">' : '<p id="recipeIngredients">1 egg',
    ),
  },
  {
    file: 'a.html',
    ...repeated('headings of a list in each other', (at) => (at < 390 ? '<b class="header">' : 'text '), [
      '<div class="recipe"><div id="recipeIngredients">',
      '',
    ]),
  },
  {
    file: 'a.html',
    ...repeated(
      'recipes of microdata',
      '<div itemscope itemtype="http://schema.org/Recipe"><p itemprop="name">A<p itemprop="recipeIngredient">1 egg</div>',
    ),
  },
];

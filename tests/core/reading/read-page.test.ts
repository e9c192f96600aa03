import { expect, test } from 'vitest';
import { readPage } from '#core/reading/read-page.ts';
import { pageOf, pageWith, PANCAKES, texts } from './page.ts';

const INGREDIENTS = ['200 g oats', '2 eggs', '300 ml milk'];
const STEPS = ['Blend the oats with the milk.', 'Add the eggs and fry in a hot pan.'];

function expectPancakes(html: string): void {
  const recipe = readPage(html, 'https://kitchen.example/pancakes');
  expect(recipe?.title).toBe('Oat pancakes');
  expect(texts(recipe?.ingredients)).toEqual(INGREDIENTS);
  expect(texts(recipe?.instructions)).toEqual(STEPS);
}

test('a recipe in JSON-LD is read with its servings, times, source and picture', () => {
  const recipe = readPage(
    pageWith({
      ...PANCAKES,
      author: { '@type': 'Person', name: 'Ada' },
      publisher: { name: 'Blue kitchen' },
      image: ['/pan.jpg'],
      recipeCuisine: 'Nordic',
      keywords: 'breakfast, oats',
      inLanguage: 'en-GB',
    }),
    'https://kitchen.example/pancakes',
  );
  expect(recipe).toEqual({
    title: 'Oat pancakes',
    yields: '4 servings',
    ingredients: INGREDIENTS.map((text) => ({ text })),
    instructions: STEPS.map((text) => ({ text })),
    prepTime: 25,
    activeTime: 10,
    cuisine: 'Nordic',
    tags: ['breakfast', 'oats'],
    language: 'en',
    author: 'Ada',
    site: 'Blue kitchen',
    url: 'https://kitchen.example/pancakes',
    image: 'https://kitchen.example/pan.jpg',
  });
});

const JSON_TEXT = JSON.stringify(PANCAKES);

test.each([
  ['in a list', JSON.stringify([{ '@type': 'WebSite' }, PANCAKES])],
  ['in a graph', JSON.stringify({ '@graph': [{ '@type': 'Person' }, PANCAKES] })],
  ['inside of another node', JSON.stringify({ '@type': 'WebPage', mainEntity: PANCAKES })],
  ['with several types', JSON.stringify({ ...PANCAKES, '@type': ['Recipe', 'NewsArticle'] })],
  ['with a type that is an address', JSON.stringify({ ...PANCAKES, '@type': 'https://schema.org/Recipe' })],
  ['behind a byte order mark', `\uFEFF${JSON_TEXT}`],
  ['in an HTML comment', `<!-- ${JSON_TEXT} -->`],
  ['in CDATA', `//<![CDATA[\n${JSON_TEXT}\n//]]>`],
  ['with a semicolon behind', `${JSON_TEXT};`],
  ['with escaped quotes', JSON_TEXT.replaceAll('"', '&quot;')],
  ['with trailing commas', JSON_TEXT.replaceAll(']', ',]').replace(/\}$/, ',}')],
  ['with raw line breaks in texts', JSON_TEXT.replaceAll('Blend the', 'Blend\tthe')],
  ['with quotes in texts that are not escaped', JSON_TEXT.replace('4 servings', '4 "big" servings')],
  ['with a backslash that escapes nothing', JSON_TEXT.replace('4 servings', String.raw`4\ servings`)],
  ['with one bracket too many', `${JSON_TEXT}}`],
])('JSON-LD %s is read', (_, json) => {
  expectPancakes(pageWith(json));
});

test('JSON-LD in a meta tag is read', () => {
  expectPancakes(
    pageOf(`<meta name="application/ld+json" content="${JSON_TEXT.replaceAll('"', '&quot;')}">`),
  );
});

test('The complete recipe with the name of the page is chosen from several', () => {
  const teaser = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 l water'] };
  const other = { ...PANCAKES, name: 'Waffles', recipeIngredient: ['1 egg'] };
  expectPancakes(pageWith([teaser, other, PANCAKES], '<h1>The best oat pancakes</h1>'));
});

test('an author that is only referenced by ID is found', () => {
  const graph = [
    { '@type': 'Person', '@id': '#ada', name: 'Ada' },
    { ...PANCAKES, author: { '@id': '#ada' } },
  ];
  expect(readPage(pageWith({ '@graph': graph }))?.author).toBe('Ada');
});

test('texts lose their HTML and entities, also when they were escaped twice', () => {
  const recipe = readPage(
    pageWith({
      ...PANCAKES,
      name: 'Mac &amp;amp; cheese',
      recipeIngredient: ['<b>200</b>&nbsp;g macaroni', '▢ 50 g cheese (&lt; 30&#37; fat)'],
    }),
  );
  expect(recipe?.title).toBe('Mac & cheese');
  expect(texts(recipe?.ingredients)).toEqual(['200 g macaroni', '50 g cheese (< 30% fat)']);
});

test.each([
  ['one text with lines', STEPS.join('\n'), STEPS],
  ['HTML paragraphs', STEPS.map((step) => `<p>${step}</p>`).join(''), STEPS],
  ['an HTML list', `<ol>${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol>`, STEPS],
  ['one text that counts', '1. Blend the oats. 2. Add eggs.', ['Blend the oats.', 'Add eggs.']],
  [
    'an item list',
    { '@type': 'ItemList', itemListElement: [{ '@type': 'HowToStep', text: 'Mix.' }] },
    ['Mix.'],
  ],
  [
    'directions in steps',
    [{ '@type': 'HowToStep', itemListElement: [{ '@type': 'HowToDirection', text: 'Mix.' }] }],
    ['Mix.'],
  ],
  ['named steps', [{ '@type': 'HowToStep', name: 'Dough', text: 'Mix.' }], ['Dough: Mix.']],
  ['steps named by their beginning', [{ '@type': 'HowToStep', name: 'Mix', text: 'Mix all.' }], ['Mix all.']],
  ['steps named by their number', [{ '@type': 'HowToStep', name: 'Step 1', text: 'Mix.' }], ['Mix.']],
])('instructions as %s become steps', (_, recipeInstructions, expected) => {
  expect(texts(readPage(pageWith({ ...PANCAKES, recipeInstructions }))?.instructions)).toEqual(expected);
});

test('parts of a recipe group its steps and its ingredients', () => {
  const recipe = readPage(
    pageWith({
      ...PANCAKES,
      recipeIngredient: ['For the dough:', '200 g oats', 'For the filling:', '2 apples'],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Dough',
          itemListElement: [{ '@type': 'HowToStep', text: 'Knead.' }],
        },
        {
          '@type': 'HowToSection',
          name: 'Filling',
          itemListElement: [{ '@type': 'HowToStep', text: 'Chop.' }],
        },
      ],
    }),
  );
  expect(recipe?.ingredients).toEqual([
    { text: '200 g oats', section: 'For the dough' },
    { text: '2 apples', section: 'For the filling' },
  ]);
  expect(recipe?.instructions).toEqual([
    { text: 'Knead.', section: 'Dough' },
    { text: 'Chop.', section: 'Filling' },
  ]);
});

test('a flat list gets the headings that the page shows between its lines', () => {
  const shown =
    '<h4>Dough</h4><ul><li>200 g oats</li><li>2 eggs</li></ul><h4>Sauce</h4><ul><li>300 ml milk</li></ul>';
  expect(readPage(pageWith(PANCAKES, shown))?.ingredients).toEqual([
    { text: '200 g oats', section: 'Dough' },
    { text: '2 eggs', section: 'Dough' },
    { text: '300 ml milk', section: 'Sauce' },
  ]);
});

test('lines without amounts get them from the list that the page shows', () => {
  const stated = { ...PANCAKES, recipeIngredient: ['g oats', 'eggs', 'ml milk'] };
  const shown = `<ul>${INGREDIENTS.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  expectPancakes(pageWith(stated, shown));
});

test('ingredients in one line are split at the amounts', () => {
  expectPancakes(pageWith({ ...PANCAKES, recipeIngredient: [INGREDIENTS.join(', ')] }));
});

test('steps that only the microdata have complete the JSON-LD', () => {
  const { recipeInstructions: _, ...stated } = PANCAKES;
  const marked = STEPS.map((step) => `<li itemprop="recipeInstructions">${step}</li>`).join('');
  expectPancakes(
    pageWith(
      stated,
      `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Oat pancakes</b>${marked}</div>`,
    ),
  );
});

const list = (attribute: string, lines: readonly string[]) =>
  lines.map((line) => `<li ${attribute}>${line}</li>`).join('');

test.each([
  [
    'microdata',
    `<article itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Oat pancakes</h2>
     <div itemprop="author" itemscope itemtype="http://schema.org/Person"><i itemprop="name">Ada</i></div>
     <ul>${list('itemprop="recipeIngredient"', INGREDIENTS)}</ul>
     <ol itemprop="recipeInstructions">${list('', STEPS)}</ol></article>`,
  ],
  [
    'RDFa',
    `<div vocab="http://schema.org/" typeof="Recipe"><h2 property="name">Oat pancakes</h2>
     ${list('property="schema:recipeIngredient"', INGREDIENTS)}<div property="recipeInstructions">${STEPS.join('<br>')}</div></div>`,
  ],
  [
    'h-recipe',
    `<div class="h-recipe"><h2 class="p-name">Oat pancakes</h2><ul>${list('class="p-ingredient"', INGREDIENTS)}</ul>
     <div class="e-instructions">${STEPS.map((step) => `<p>${step}</p>`).join('')}</div></div>`,
  ],
  [
    'plain lists under headings',
    `<nav><li>Home</li></nav><h1>Oat pancakes</h1><p>My favourite breakfast since I can think.</p>
     <h2>Ingredients</h2><ul>${list('', INGREDIENTS)}</ul><h2>Method</h2><ol>${list('', STEPS)}</ol>
     <h2>Notes</h2><ul><li>They keep for two days in the fridge.</li></ul>`,
  ],
])('a recipe in %s is read', (_, body) => {
  expectPancakes(pageOf(body));
});

test('an article is not read as a recipe, however much it mentions food', () => {
  const article = `<h1>Five ways to love oats</h1><p>2 of 3 cooks eat oats. 1 kg costs less than ever.</p>
    <h2>Ingredients matter</h2><ul><li>3 reasons to buy local</li><li>Read the label before you buy.</li></ul>
    <p>In 2019 we visited 12 farms and talked to the people who grow what we eat.</p>`;
  expect(readPage(pageOf(article))).toBeUndefined();
  expect(readPage('')).toBeUndefined();
});

test('the language follows the text, or the page if the text is too short', () => {
  const german = {
    ...PANCAKES,
    recipeInstructions:
      'Die Haferflocken mit der Milch verrühren und die Eier dazu geben. In einer Pfanne mit Öl braten.',
  };
  expect(readPage(pageWith(german))?.language).toBe('de');
  expect(readPage(pageWith({ ...PANCAKES, recipeInstructions: 'Mix.' }))?.language).toBe('en');
});

test('a picture without a web address is left out', () => {
  const imageOf = (image: string) =>
    readPage(pageWith({ ...PANCAKES, image }), 'https://kitchen.example/a/b')?.image;
  expect(imageOf('c.jpg')).toBe('https://kitchen.example/a/c.jpg');
  expect(imageOf('data:image/png;base64,AAAA')).toBeUndefined();
  expect(imageOf('javascript:alert(1)')).toBeUndefined();
});

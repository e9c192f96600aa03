import { paired, repeated, type Shape } from './shape.ts';

const SCRIPT = ['<script type="application/ld+json">', '</script>'] as const;
const RECIPE = '"@type":"Recipe","name":"A","recipeIngredient":["1 egg"]';
const ITEM = '<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="name">A</p>';

const inScript = (before: string, behind: string): readonly [string, string] => [
  SCRIPT[0] + before,
  behind + SCRIPT[1],
];
const pair = (before: string, between: string, behind: string): readonly [string, string, string] => [
  SCRIPT[0] + before,
  between,
  behind + SCRIPT[1],
];

/** Structured data: references, lists and names that multiply. */
const DATA: readonly Shape[] = [
  paired(
    'references to one long step',
    '{"@id":"s"},',
    'Stir. ',
    pair(`[{${RECIPE},"recipeInstructions":[`, '""]},{"@id":"s","@type":"HowToStep","text":"', '"}]'),
  ),
  paired(
    'references to a section of many steps',
    '{"@id":"s"},',
    '"Stir.",',
    pair(
      `[{${RECIPE},"recipeInstructions":[`,
      '""]},{"@id":"s","@type":"HowToSection","itemListElement":[',
      '""]}]',
    ),
  ),
  paired(
    'references to a node of many keys',
    '{"@id":"s"},',
    (at) => `"k${at}":1,`,
    pair(`[{${RECIPE},"recipeInstructions":[`, '""]},{"@id":"s",', '"text":"Stir."}]'),
  ),
  paired(
    'recipes with the same steps',
    `{${RECIPE},"recipeInstructions":{"@id":"s"}},`,
    '"Stir the pot.",',
    pair('[', '{"@id":"s","@type":"ItemList","itemListElement":[', '""]}]'),
  ),
  paired(
    'recipes with the same author',
    `{${RECIPE},"author":{"@id":"s"},"publisher":{"@id":"s"}},`,
    'Ada ',
    pair('[', '{"@id":"s","name":"', '"}]'),
  ),
  paired(
    'recipes with the same picture',
    `{${RECIPE},"image":{"@id":"s"}},`,
    '"",',
    pair('[', '{"@id":"s","url":[', '""]}]'),
  ),
  repeated(
    'recipes of one title',
    `{${RECIPE},"recipeInstructions":["Beat it well.","Fry it."]},`,
    inScript('[', '0]'),
  ),
  repeated('recipes in recipes', `{${RECIPE},"recipeInstructions":[`, inScript('', '')),
  paired(
    'titles of recipes in the title of the page',
    `{${RECIPE.replace('"A"', '"aaaaaaaaaaaaaaaaaaaaaaaaaaaab"')}},`,
    'a',
    [`${SCRIPT[0]}[`, `0]${SCRIPT[1]}<title>`, '</title>'],
  ),
  repeated('lists in lists', '[', inScript('', '')),
  repeated('lists of links', '["https://a.example/1.jpg"],', inScript(`{${RECIPE},"image":[`, '""]}')),
  repeated('quotes in broken JSON', '" ', inScript(`{${RECIPE},"a":"`, '')),
  repeated('commas in broken JSON', ',', inScript(`{${RECIPE},"a":[`, ']')),
  repeated('scripts', `${SCRIPT[0]}{${RECIPE}}${SCRIPT[1]}`),
  repeated('keywords', 'a,', inScript(`{${RECIPE},"keywords":"`, '"}')),
  paired('ingredients that the page shows often', '"egg",', '<p>egg</p>', [
    `${SCRIPT[0]}{"@type":"Recipe","name":"A","recipeIngredient":[`,
    `"egg"]}${SCRIPT[1]}`,
    '',
  ]),
  paired('ingredients that the page shows with gaps', '"egg",', '<p>egg<p>x<p>y', [
    `${SCRIPT[0]}{"@type":"Recipe","name":"A","recipeIngredient":[`,
    `"pear"]}${SCRIPT[1]}`,
    '',
  ]),
];

/** Microdata and RDFa: nested names and items. */
const MARKS: readonly Shape[] = [
  repeated('names of microdata', (at) => `a${at} `, [`${ITEM}<p itemprop="`, '">1 egg</p></div>']),
  repeated('elements of one name', '<p itemprop="recipeIngredient">1 egg</p>', [ITEM, '</div>']),
  repeated('elements of one name in each other', '<b itemprop="recipeIngredient">', [ITEM, '1 egg']),
  repeated('elements of many names in each other', (at) => (at < 390 ? `<b itemprop="n${at}">` : 'text '), [
    ITEM,
    '',
  ]),
  repeated('items in each other', '<div itemscope>', [ITEM, '<p itemprop="recipeIngredient">1 egg']),
  repeated(
    'recipes in recipes of microdata',
    (at) => (at < 30 ? ITEM : '<p itemprop="recipeIngredient">1 egg'),
    ['', ''],
  ),
  repeated(
    'names times elements',
    (at) => (at % 2 ? `<p itemprop="b${at}">` : `<i itemprop="b${at - 1} b${at + 1}">`),
    [ITEM, ''],
  ),
  repeated('classes of h-recipe', 'p-ingredient p-name e-instructions ', [
    '<div class="h-recipe"><p class="',
    '">1 egg</p></div>',
  ]),
  repeated(
    'recipes of h-recipe in each other',
    (at) => (at < 30 ? '<div class="h-recipe p-name">' : '<p class="p-ingredient">1 egg'),
    ['', ''],
  ),
  repeated('types of RDFa', 'schema:Recipe ', ['<div typeof="', '"><p property="name">A']),
];

/** Shapes of HTML. */
const HTML: readonly Shape[] = [
  repeated('blocks in each other', '<div><li>'),
  repeated('entities', '&amp;'),
  repeated('attributes', (at) => `a${at} `, ['<p ', '>']),
  repeated('a tag that does not end', 'a', ['<p class="', '']),
  repeated('comments that do not end', '<!-- '),
  repeated('headings of ingredients', '<h2>Ingredients</h2><p>1 egg</p>'),
  repeated('headings of steps', '<h2>Method</h2><p>Fry the egg in a pan.</p>', [
    '<h1>A</h1><h2>Ingredients</h2><li>1 egg<li>2 eggs<li>3 eggs',
    '',
  ]),
  repeated('lines with amounts', '<p>1 egg</p>'),
  repeated('entries of a list in each other', (at) => (at < 300 ? '<li><b>' : '<b>1 egg</b>')),
  repeated('pictures of the page', '<meta property="og:image" content="https://a.example/1.jpg">'),
];

/** Pages with a part that is repeated. */
export const HOSTILE_PAGES: readonly Shape[] = [...DATA, ...MARKS, ...HTML];

/** A recipe as a cook may type it, with about the given number of characters in lines and steps. */
export type RecipeShape = {
  readonly name: string;
  readonly of: (characters: number) => {
    readonly ingredients: readonly string[];
    readonly instructions: readonly string[];
  };
};

/** Maximum number of lines and steps of a recipe, and their maximum length. */
const MOST = { lines: 200, steps: 100, text: 2_000 };

const LETTERS = 'abcdefghijklmnopqrst';
/** Returns a word that is unique for its number: "wab". */
const word = (at: number): string => `w${LETTERS[at % 20]}${LETTERS[Math.floor(at / 20) % 20]}`;

/** Returns texts filled with a piece, up to a number of texts. */
function filled(characters: number, most: number, piece: (at: number) => string, first = ''): string[] {
  const each = Math.min(MOST.text, Math.max(40, Math.ceil(characters / most)));
  const texts = Array.from({ length: Math.min(most, Math.ceil(characters / each)) }, (_, text) => {
    let filling = first;
    for (let at = text * 7; filling.length + piece(at).length <= each; at += 1) filling += piece(at);
    return filling.trim();
  });
  return texts.filter((text) => text !== '');
}

const shape = (name: string, line: (at: number) => string, step: (at: number) => string, first = '1 g ') => ({
  name,
  of: (characters: number) => ({
    ingredients: filled(characters / 2, MOST.lines, line, first),
    instructions: filled(characters / 2, MOST.steps, step),
  }),
});

/** Recipes in which lines, steps and names could multiply. */
export const HOSTILE_RECIPES: readonly RecipeShape[] = [
  shape(
    'lines of many names, and an amount of each',
    (at) => `${word(at)} and `,
    (at) => `2 g ${word(at)} `,
  ),
  shape(
    'lines with one last word',
    (at) => `${word(at)} flour `,
    () => '2 g flour ',
  ),
  shape(
    'lines with one last word that many foods share',
    (at) => `${word(at)} powder `,
    (at) => `2 g ${word(at)} powder `,
  ),
  shape(
    'lines of one long word, and its ends',
    () => 'abcdefgh',
    (at) => `2 g ${'abcdefgh'.slice(at % 4)} `,
  ),
  shape(
    'a name that repeats its words',
    () => 'olive oil ',
    () => 'olive oil ',
  ),
  shape(
    'steps that repeat the words before a name',
    () => 'olive oil, ',
    () => 'olive ',
  ),
  shape(
    'parts of the same line',
    (at) => `${word(at)}, `,
    (at) => `half the ${word(at)} `,
  ),
  shape(
    'foods of the table',
    (at) => ['peppers ', 'pepper ', 'salt and black pepper '][at % 3] ?? '',
    () => '2 peppers, pepper ',
  ),
  shape(
    'numbers',
    () => '1 2 3 ',
    () => '1 2 3 4 ',
    '',
  ),
  shape(
    'counts and servings',
    () => 'egg ',
    () => '2 glasses 3 eggs ',
  ),
  shape(
    'German compounds',
    (at) => ['Zwiebelringe ', 'Kartoffelwürfel ', 'Biomilch '][at % 3] ?? '',
    () => 'Zwiebeln, 2 EL Kartoffelsaft und Frühlingszwiebelringe. ',
    '1 EL ',
  ),
  shape(
    'times and temperatures',
    () => 'flour for 5 minutes ',
    () => '5 minutes at 180 °C and half an hour ',
  ),
  shape(
    'alternatives',
    (at) => `${word(at)} or `,
    (at) => `2 cups ${word(at)} or `,
    '2 cups ',
  ),
  shape(
    'brackets and commas',
    (at) => `(${word(at)}), `,
    (at) => `(2 g (${word(at)}, `,
  ),
  shape(
    'a plain recipe',
    (at) => `${word(at)} carrots, peeled and cut `,
    () => 'Cook the carrots for 5 minutes in 2 tbsp of oil. ',
  ),
];

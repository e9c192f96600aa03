import { classesOf, inside, type Element, type Page } from './html-tree.ts';
import type { SchemaNode } from '../json/node-values.ts';
import { visibleText } from './page-text.ts';

/** Way in which a page marks the parts of a recipe in its HTML. */
type Dialect = {
  readonly isRecipe: (element: Element) => boolean;
  /** Names of what an element states about the item that it stands in. */
  readonly namesOf: (element: Element) => readonly string[];
  /** Begins an item of its own. */
  readonly isItem: (element: Element) => boolean;
};

const wordsIn = (attribute: string) => (element: Element) =>
  element.attributes[attribute]?.split(/\s+/).filter(Boolean).map(localName) ?? [];

/** "schema:recipeYield" and "http://schema.org/recipeYield" are "recipeYield". */
const localName = (name: string): string => name.replace(/^.*[/#:]/, '');

const isRecipeBy = (attribute: string) => (element: Element) =>
  element.attributes[attribute] !== undefined &&
  wordsIn(attribute)(element).some((type) => type.toLowerCase() === 'recipe');

const MICRODATA: Dialect = {
  isRecipe: isRecipeBy('itemtype'),
  namesOf: wordsIn('itemprop'),
  isItem: ({ attributes }) => attributes['itemscope'] !== undefined,
};

const RDFA: Dialect = {
  isRecipe: isRecipeBy('typeof'),
  namesOf: wordsIn('property'),
  isItem: ({ attributes }) => attributes['typeof'] !== undefined,
};

/** Classes of h-recipe and of its predecessor hRecipe. */
const CLASSES: Record<string, string> = {
  'p-name': 'name',
  fn: 'name',
  'p-ingredient': 'recipeIngredient',
  ingredient: 'recipeIngredient',
  'p-yield': 'recipeYield',
  yield: 'recipeYield',
  'e-instructions': 'recipeInstructions',
  instructions: 'recipeInstructions',
  instruction: 'recipeInstructions',
  'dt-duration': 'totalTime',
  duration: 'totalTime',
  'u-photo': 'image',
  photo: 'image',
  'p-summary': 'description',
  summary: 'description',
  'p-author': 'author',
  author: 'author',
  preptime: 'prepTime',
  cooktime: 'cookTime',
};

const MICROFORMAT: Dialect = {
  isRecipe: ({ attributes }) => /(?:^|\s)h-?recipe(?:\s|$)/.test(attributes['class'] ?? ''),
  namesOf: (element) => classesOf(element).flatMap((name) => CLASSES[name.toLowerCase()] ?? []),
  isItem: (element) => classesOf(element).some((name) => /^(?:h-[a-z]+|hrecipe|vcard|hreview)/.test(name)),
};

/** Returns the recipes that a page marks in its HTML, as schema.org data. */
export const markedRecipes = (page: Page): readonly SchemaNode[] =>
  [MICRODATA, RDFA, MICROFORMAT].flatMap((dialect) =>
    page.elements
      .filter(dialect.isRecipe)
      .slice(0, 20)
      .map((element) => nodeOf(page, element, dialect)),
  );

function nodeOf(page: Page, item: Element, dialect: Dialect): SchemaNode {
  const node: Record<string, unknown[]> = { '@type': ['Recipe'] };
  const within = inside(page, item);
  for (let at = 0; at < within.length; at += 1) {
    const element = within[at];
    if (!element) break;
    const names = dialect.namesOf(element);
    const isItem = dialect.isItem(element);
    for (const name of names) {
      if (!isItem && holdsSame(page, element, name, dialect)) continue;
      (node[name] ??= []).push(isItem ? itemText(page, element, name, dialect) : valueOf(element));
    }
    // What an inner item states is not about the recipe.
    if (isItem && !isNeutral(names)) at = element.end - item.index - 2;
  }
  return node;
}

/** An item without a name in the recipe, such as a list around the ingredients, does not separate what is in it. */
const isNeutral = (names: readonly string[]): boolean => names.length === 0;

/** A list that is marked like its entries would be read twice. */
const holdsSame = (page: Page, element: Element, name: string, { namesOf }: Dialect): boolean =>
  inside(page, element).some((each) => namesOf(each).includes(name));

/** Returns what an inner item says: a person's name, the text of a step. */
function itemText(page: Page, element: Element, name: string, { namesOf }: Dialect): unknown {
  if (name === 'recipeInstructions' || name === 'recipeIngredient') return visibleText(element);
  const named = inside(page, element).find((each) =>
    namesOf(each).some((one) => one === 'name' || one === 'url' || one === 'contentUrl'),
  );
  return named ? valueOf(named) : valueOf(element);
}

const ATTRIBUTES: Record<string, readonly string[]> = {
  meta: ['content'],
  a: ['href'],
  link: ['href'],
  img: ['content', 'data-src', 'data-lazy-src', 'src'],
  time: ['datetime', 'content'],
  data: ['value'],
};

function valueOf(element: Element): string {
  const { tag, attributes } = element;
  const text = visibleText(element);
  const names = tag === 'a' && text.trim() !== '' ? [] : (ATTRIBUTES[tag] ?? ['content']);
  return names.map((name) => attributes[name]).find((value) => value !== undefined && value !== '') ?? text;
}

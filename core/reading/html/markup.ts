import type { SchemaNode } from '../json/node-values.ts';
import { MOST, type Work } from '../text/work.ts';
import { classesOf, type Element, type Page } from './html-tree.ts';
import { visibleText } from './page-text.ts';

/** Convention by which a page marks the parts of a recipe in its HTML. */
type Dialect = {
  readonly isRecipe: (element: Element) => boolean;
  readonly namesOf: (element: Element) => readonly string[];
  /** True for an element that begins an item of its own. */
  readonly isItem: (element: Element) => boolean;
};

const MAX_NAMES = 2_000;

const wordsIn = (attribute: string) => (element: Element) =>
  element.attributes[attribute]?.slice(0, MAX_NAMES).split(/\s+/).filter(Boolean).map(localName) ?? [];

/** "schema:recipeYield" and "http://schema.org/recipeYield" are "recipeYield". Old names become new ones. */
function localName(name: string): string {
  const local = name.replace(/^.*[/#:]/, '');
  return /^ingredients?$/.test(local) ? 'recipeIngredient' : local;
}

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

/** Maximum number of recipes of a page in each dialect. Recipes may be nested. */
const MAX_RECIPES = 20;

/** Returns the recipes that a page marks in its HTML, as schema.org data. */
export const markedRecipes = (page: Page, work: Work): readonly SchemaNode[] =>
  [MICRODATA, RDFA, MICROFORMAT].flatMap((dialect) => {
    const recipes = page.elements.filter(dialect.isRecipe).slice(0, MAX_RECIPES);
    const marks = recipes.length > 0 ? marksOf(page, dialect) : new Map<number, Mark>();
    return recipes.map((recipe) => nodeOf(page, recipe, marks, work));
  });

/** Names that an element states about its item. */
type Mark = {
  readonly names: readonly string[];
  readonly isItem: boolean;
  /** True for a name that an inner element has as well. */
  readonly isHeld: (name: string) => boolean;
};

function marksOf(page: Page, { namesOf, isItem }: Dialect): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>();
  /** Index of the nearest later element with a name. */
  const next = new Map<string, number>();
  for (const element of page.elements.toReversed()) {
    const names = [...new Set(namesOf(element))];
    const held = new Set(names.filter((name) => (next.get(name) ?? Infinity) < element.end));
    for (const name of names) next.set(name, element.index);
    if (names.length > 0 || isItem(element))
      marks.set(element.index, { names, isItem: isItem(element), isHeld: (name) => held.has(name) });
  }
  return marks;
}

function nodeOf(page: Page, item: Element, marks: ReadonlyMap<number, Mark>, work: Work): SchemaNode {
  const node: Record<string, unknown[]> = { '@type': ['Recipe'] };
  for (let at = item.index + 1; at < item.end && work.spend(); at += 1) {
    const [element, mark] = [page.elements[at], marks.get(at)];
    if (!element || !mark) continue;
    const { names, isItem, isHeld } = mark;
    // If a list is marked like its entries, only the entries are read.
    const stated = isItem ? names : names.filter((name) => !isHeld(name));
    let value: string | undefined;
    for (const name of stated) {
      const values = (node[name] ??= []);
      if (values.length >= MOST.ingredients) continue;
      const isText = isItem && (name === 'recipeInstructions' || name === 'recipeIngredient');
      if (isText) values.push(visibleText(element, work));
      else values.push((value ??= isItem ? itemText(page, element, marks, work) : valueOf(element, work)));
    }
    // An inner item states nothing about the recipe. An item without a name, such as a list around the ingredients, is
    // only a wrapper.
    if (isItem && names.length > 0) at = element.end - 1;
  }
  return node;
}

/** Returns the text of an inner item: its name, such as that of a person. */
function itemText(page: Page, item: Element, marks: ReadonlyMap<number, Mark>, work: Work): string {
  for (let at = item.index + 1; at < item.end && work.spend(); at += 1) {
    const [element, mark] = [page.elements[at], marks.get(at)];
    if (element && mark?.names.some((one) => one === 'name' || one === 'url' || one === 'contentUrl'))
      return valueOf(element, work);
  }
  return valueOf(item, work);
}

const ATTRIBUTES: Record<string, readonly string[]> = {
  meta: ['content'],
  a: ['href'],
  link: ['href'],
  img: ['content', 'data-src', 'data-lazy-src', 'src'],
  time: ['datetime', 'content'],
  data: ['value'],
};

function valueOf(element: Element, work: Work): string {
  const { tag, attributes } = element;
  const text = visibleText(element, work);
  const names = tag === 'a' && text.trim() !== '' ? [] : (ATTRIBUTES[tag] ?? ['content']);
  return names.map((name) => attributes[name]).find((value) => value !== undefined && value !== '') ?? text;
}

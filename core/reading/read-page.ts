import { supportedLanguage } from '../language.ts';
import { combined, titleLetters } from './combine.ts';
import { parseHtml, type Element, type Page } from './html/html-tree.ts';
import { parsePageJson } from './json/json-text.ts';
import { isComplete, withinLimits } from './within-limits.ts';
import { markedRecipes } from './html/markup.ts';
import { metaOf, withMeta, type PageMeta } from './page-meta.ts';
import { completedFrom, withPageLists, type ShownLine } from './page-lists.ts';
import { rawText, visibleLines } from './html/page-text.ts';
import { lettersOf } from './text/plain-text.ts';
import type { RawRecipe } from './raw-recipe.ts';
import { readLines } from './read-text.ts';
import { languageOf } from './recipe-language.ts';
import { readRecipeNode } from './recipe-node.ts';
import type { SchemaNode } from './json/node-values.ts';
import { recipeNodesIn } from './json/recipe-nodes.ts';
import type { TextLine } from './text/text-line.ts';
import { MOST, workFor, type Work } from './text/work.ts';

/**
 * Reads the recipe of a page: from JSON-LD, microdata, RDFa or h-recipe, or else from its text.
 * @param url address of the page
 * @returns undefined if there is no recipe on the page
 */
export const readPage = (html: string, url?: string, work = workFor(html.length)): RawRecipe | undefined =>
  readParsedPage(parseHtml(html), url, work);

/**
 * Reads the recipe of a parsed page.
 * @param work budget of the page, or of the file that contains it
 */
export function readParsedPage(page: Page, url: string | undefined, work: Work): RawRecipe | undefined {
  const meta = metaOf(page, url, work);
  const lines = visibleLines(page.root, ({ tag }) => ASIDE.has(tag));
  const [json, marked] = [jsonRecipes(page), markedRecipes(page, work)];
  const stated = combined([...mainFirst(json, meta, work), ...mainFirst(marked, meta, work)], work);
  const recipe = stated ? withShown(stated, lines, work) : textRecipe(page, lines, meta);
  if (!recipe) return undefined;
  const ofPage = supportedLanguage([meta.language]);
  // A long recipe tells its language better than the page's own declaration; a short one does not.
  const language = isShort(recipe)
    ? (recipe.language ?? languageOf(recipe) ?? ofPage)
    : (languageOf(recipe) ?? recipe.language ?? ofPage);
  return withinLimits({ ...withMeta(recipe, meta), ...(language && { language }) });
}

/** Characters of lines and steps from which their language is certain. */
const TELLING_LENGTH = 200;

const isShort = ({ ingredients, instructions }: RawRecipe): boolean =>
  [...ingredients, ...instructions].reduce((sum, { text }) => sum + text.length, 0) < TELLING_LENGTH;

function withShown(recipe: RawRecipe, lines: readonly TextLine[], work: Work): RawRecipe {
  const shown: readonly ShownLine[] = lines.map((line) => ({ ...line, letters: lettersOf(line.text) }));
  return completedFrom(withPageLists(recipe, shown, work), shown, work);
}

function jsonRecipes(page: Page): readonly SchemaNode[] {
  const nodes: SchemaNode[] = [];
  for (const element of page.elements) {
    const text = element.tag === 'script' || element.tag === 'meta' ? dataIn(element) : '';
    if (text !== '' && nodes.length < MOST.recipes) nodes.push(...recipeNodesIn(parsePageJson(text)));
  }
  return nodes.slice(0, MOST.recipes);
}

/** Returns the text of an element that holds JSON-LD or other JSON with a recipe. */
function dataIn(element: Element): string {
  const { type, name, content = '' } = element.attributes;
  if (name?.includes('ld+json')) return content;
  if (element.tag !== 'script' || !/json/i.test(type ?? '')) return '';
  const text = rawText(element);
  return /ld\+json/i.test(type ?? '') || text.includes('"recipeIngredient"') ? text : '';
}

/** Reads recipes, the most complete first; of equals, the one that is named like the page. */
function mainFirst(nodes: readonly unknown[], { titles }: PageMeta, work: Work): readonly RawRecipe[] {
  const names = titles.map(titleLetters);
  const rankOf = (recipe: RawRecipe) => {
    const title = titleLetters(recipe.title);
    const isNamed = title !== '' && names.some((name) => name.includes(title) || title.includes(name));
    return (
      (recipe.ingredients.length > 0 ? 2 : 0) + (recipe.instructions.length > 0 ? 2 : 0) + (isNamed ? 1 : 0)
    );
  };
  return nodes
    .flatMap((node) => readRecipeNode(node, work) ?? [])
    .map((recipe) => ({ recipe, rank: rankOf(recipe) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ recipe }) => recipe);
}

/** Parts of a page that are seldom about its recipe. */
const ASIDE = new Set(['nav', 'footer', 'aside', 'form']);

function textRecipe(page: Page, lines: readonly TextLine[], { titles }: PageMeta): RawRecipe | undefined {
  const recipe = [readLines(lines), readLines(visibleLines(page.root))].find(
    (each) => each && isComplete(each),
  );
  return recipe && { ...recipe, title: titles[0] ?? recipe.title };
}

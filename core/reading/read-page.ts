import { supportedLanguage } from '../language.ts';
import { combined } from './combine.ts';
import { parseHtml, type Page } from './html-tree.ts';
import { parseJson } from './json-text.ts';
import { isComplete, withinLimits } from './limits.ts';
import { markedRecipes } from './markup.ts';
import { metaOf, withMeta, type PageMeta } from './page-meta.ts';
import { rawText, visibleLines } from './page-text.ts';
import { lettersOf } from './plain-text.ts';
import type { RawRecipe } from './raw-recipe.ts';
import { readLines } from './read-text.ts';
import { languageOf } from './recipe-language.ts';
import { readRecipeNode } from './recipe-node.ts';
import { recipeNodesIn } from './recipe-nodes.ts';

/**
 * Reads the recipe of a page: from JSON-LD, microdata, RDFa or h-recipe, and otherwise from its text.
 * @param url address of the page
 * @returns undefined if there is no recipe on the page
 */
export function readPage(html: string, url?: string): RawRecipe | undefined {
  const page = parseHtml(html);
  const meta = metaOf(page, url);
  const stated = combined([...mainFirst(jsonRecipes(page), meta), ...mainFirst(markedRecipes(page), meta)]);
  const recipe =
    stated && isComplete(stated) ? stated : combined([...listOf(stated), ...textRecipe(page, meta)]);
  if (!recipe) return undefined;
  const language = languageOf(recipe) ?? recipe.language ?? supportedLanguage([meta.language]);
  return withinLimits({ ...withMeta(recipe, meta), ...(language && { language }) });
}

const listOf = <Value>(value: Value | undefined): readonly Value[] => (value === undefined ? [] : [value]);

const jsonRecipes = (page: Page) =>
  page.elements
    .filter(({ tag, attributes }) => tag === 'script' && /ld\+json/i.test(attributes['type'] ?? ''))
    .flatMap((script) => recipeNodesIn(parseJson(rawText(script))));

/** Reads recipes, the page's main one first: the most complete, then the one that is named like the page. */
function mainFirst(nodes: readonly unknown[], { titles }: PageMeta): readonly RawRecipe[] {
  const names = titles.map(lettersOf);
  const rankOf = (recipe: RawRecipe) => {
    const title = lettersOf(recipe.title);
    const isNamed = title !== '' && names.some((name) => name.includes(title) || title.includes(name));
    return (
      (recipe.ingredients.length > 0 ? 2 : 0) + (recipe.instructions.length > 0 ? 2 : 0) + (isNamed ? 1 : 0)
    );
  };
  return nodes
    .flatMap((node) => readRecipeNode(node) ?? [])
    .map((recipe) => ({ recipe, rank: rankOf(recipe) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ recipe }) => recipe);
}

const ASIDE = new Set(['nav', 'footer', 'aside', 'form']);

function textRecipe(page: Page, meta: PageMeta): readonly RawRecipe[] {
  const recipe = readLines(visibleLines(page.root, ({ tag }) => ASIDE.has(tag)));
  return recipe && isComplete(recipe) ? [{ ...recipe, title: meta.titles[0] ?? recipe.title }] : [];
}

import { classesOf, inside, parseHtml, type Element, type Page } from '../html/html-tree.ts';
import { linesOf, oneLine } from '../text/plain-text.ts';
import { markedRecipes } from '../html/markup.ts';
import { visibleText } from '../html/page-text.ts';
import { withSections } from '../raw-lines.ts';
import type { RawLine } from '../raw-recipe.ts';
import { readPage } from '../read-page.ts';
import { readRecipeNode } from '../recipe-node.ts';
import { filled, minutesIn, timesOf, withoutNumbers } from './fields.ts';
import type { FileRecipe } from './file-recipe.ts';
import { beside } from './pictures.ts';
import type { TextFile } from './file-recipe.ts';

/** Reads the recipes of an HTML file: those of RecipeKeeper or Copy Me That, or the ones that a page marks. */
export function htmlRecipes(file: TextFile): readonly FileRecipe[] {
  const page = parseHtml(file.text);
  const ofClass = (name: string) => page.elements.filter((element) => classesOf(element).includes(name));
  const kept = ofClass('recipe-details');
  if (kept.length > 0) return kept.map((recipe) => recipeKeeper(page, recipe, file));
  const copied = ofClass('recipe').filter((recipe) => inside(page, recipe).some(hasId('recipeIngredients')));
  if (copied.length > 0) return copied.map((recipe) => copyMeThat(page, recipe, file));
  const marked = markedRecipes(page).flatMap((node) => readRecipeNode(node) ?? []);
  const complete = marked.filter(({ title, ingredients }) => title !== '' && ingredients.length > 0);
  if (new Set(complete.map(({ title }) => title)).size > 1) return complete.map((recipe) => ({ recipe }));
  const recipe = readPage(file.text);
  return recipe ? [{ recipe, ...beside(file, recipe.image) }] : [];
}

const hasId = (id: string) => (element: Element) => element.attributes['id'] === id;

/** Source: exports of Recipe Keeper 3; all recipes stand in one page of microdata. */
function recipeKeeper(page: Page, recipe: Element, file: TextFile): FileRecipe {
  const elements = inside(page, recipe);
  const all = (name: string) => elements.filter(({ attributes }) => attributes['itemprop'] === name);
  const linesAt = (name: string) => all(name).flatMap((element) => linesOf(visibleText(element)));
  const valueAt = (name: string) =>
    all(name)
      .map((element) => oneLine(element.attributes['content'] ?? visibleText(element)))
      .find((text) => text !== '') ?? '';
  const source = all('recipeSource')[0];
  const link = source && inside(page, source).find(({ tag }) => tag === 'a')?.attributes['href'];
  const url = link ?? valueAt('recipeSource');
  const isUrl = /^https?:/i.test(url);
  return {
    app: isUrl || valueAt('recipeSource') === '' ? 'Recipe Keeper' : valueAt('recipeSource'),
    recipe: {
      title: valueAt('name'),
      ingredients: lines(linesAt('recipeIngredients')),
      instructions: lines(withoutNumbers(linesAt('recipeDirections'))),
      tags: [
        ...new Set(
          ['recipeCourse', 'recipeCategory', 'recipeCollection'].flatMap((name) =>
            all(name).map((element) => oneLine(element.attributes['content'] ?? visibleText(element))),
          ),
        ),
      ].filter(Boolean),
      ...timesOf({ prep: minutesIn(valueAt('prepTime')), cook: minutesIn(valueAt('cookTime')) }),
      ...filled({ yields: valueAt('recipeYield'), url: isUrl ? url : undefined }),
    },
    notes: linesAt('recipeNotes'),
    ...beside(
      file,
      elements.find(({ tag, attributes }) => tag === 'img' && attributes['src'])?.attributes['src'],
    ),
  };
}

/** Source: exports of Copy Me That; all recipes stand in one page, their parts by ID. */
function copyMeThat(page: Page, recipe: Element, file: TextFile): FileRecipe {
  const elements = inside(page, recipe);
  const at = (id: string) => elements.find(hasId(id));
  const textAt = (id: string) => oneLine(visibleTextOf(at(id)));
  const url = at('original_link')?.attributes['href'];
  return {
    app: 'Copy Me That',
    recipe: {
      title: textAt('name'),
      ingredients: listLines(page, at('recipeIngredients')),
      instructions: listLines(page, at('recipeInstructions')),
      tags: elements
        .filter((element) => classesOf(element).includes('recipeCategory'))
        .map((element) => oneLine(visibleText(element)).replace(/,$/, ''))
        .filter((tag) => tag !== '' && !/^tags:$/i.test(tag)),
      ...timesOf({ prep: minutesIn(textAt('prepTime')), cook: minutesIn(textAt('cookTime')) }),
      ...filled({
        yields: textAt('recipeYield') || textAt('servings').replace(/^\D+:\s*/, ''),
        description: textAt('description'),
        url: url && /^https?:/i.test(url) ? url : undefined,
      }),
    },
    notes: linesOf(visibleTextOf(at('recipeNotes'))),
    ...beside(
      file,
      elements.find(({ tag, attributes }) => tag === 'img' && attributes['src'])?.attributes['src'],
    ),
  };
}

const visibleTextOf = (element: Element | undefined) => (element ? visibleText(element) : '');

/** Reads all lines of a list, also those outside of its entries. An entry of a class such as "subheader" names a part. */
function listLines(page: Page, list: Element | undefined): RawLine[] {
  if (!list) return [];
  const headings = new Set(
    inside(page, list)
      .filter((element) => classesOf(element).some((name) => /sub_?-?head|heading|header/i.test(name)))
      .map((element) => oneLine(visibleText(element))),
  );
  const found = withoutNumbers(linesOf(visibleText(list)));
  return lines(found.map((line) => (headings.has(line) ? `${line.replace(/:$/, '')}:` : line)));
}

const lines = (texts: readonly string[]): RawLine[] => withSections(texts.map((text) => ({ text })));

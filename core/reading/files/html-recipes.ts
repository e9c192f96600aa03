import { classesOf, inside, parseHtml, type Element, type Page } from '../html/html-tree.ts';
import { plainLines, oneLine } from '../text/plain-text.ts';
import { markedRecipes } from '../html/markup.ts';
import { visibleText } from '../html/page-text.ts';
import { withoutHeadings } from '../raw-lines.ts';
import type { RawLine } from '../raw-recipe.ts';
import { readParsedPage } from '../read-page.ts';
import { readRecipeNode } from '../recipe-node.ts';
import { filled, starsIn, withoutNumbers } from './fields.ts';
import { minutesIn } from '../json/node-values.ts';
import { timesOf } from '../text-facts.ts';
import type { FileRecipe } from './file-recipe.ts';
import { beside } from './pictures.ts';
import type { TextFile } from './file-recipe.ts';
import { MOST, type Work } from '../text/work.ts';

/** Reads the recipes of an HTML file: an export of RecipeKeeper or Copy Me That, or any page with marked recipes. */
export function htmlRecipes(file: TextFile): readonly FileRecipe[] {
  const page = parseHtml(file.text);
  const kept = outermost(page, (element) => classesOf(element).includes('recipe-details'));
  if (kept.length > 0) return kept.map((recipe) => recipeKeeper(page, recipe, file));
  const lists = page.elements.filter(hasId('recipeIngredients')).map(({ index }) => index);
  let next = 0;
  const copied = outermost(page, (element) => {
    while ((lists[next] ?? Infinity) <= element.index) next += 1;
    return (lists[next] ?? Infinity) < element.end && classesOf(element).includes('recipe');
  });
  if (copied.length > 0) return copied.map((recipe) => copyMeThat(page, recipe, file));
  const marked = markedRecipes(page, file.work).flatMap((node) => readRecipeNode(node, file.work) ?? []);
  const complete = marked.filter(({ title, ingredients }) => title !== '' && ingredients.length > 0);
  if (new Set(complete.map(({ title }) => title)).size > 1) return complete.map((recipe) => ({ recipe }));
  const recipe = readParsedPage(page, undefined, file.work);
  return recipe ? [{ recipe, ...beside(file, recipe.image) }] : [];
}

/** Returns the outermost matching elements, so that none is read twice. Calls `is` in the order of the page. */
function outermost({ elements }: Page, is: (element: Element) => boolean): readonly Element[] {
  let end = 0;
  return elements.filter((element) => {
    if (element.index < end || !is(element)) return false;
    end = element.end;
    return true;
  });
}

const hasId = (id: string) => (element: Element) => element.attributes['id'] === id;

/** Source: exports of Recipe Keeper 3; all recipes stand in one page of microdata. */
function recipeKeeper(page: Page, recipe: Element, file: TextFile): FileRecipe {
  const elements = inside(page, recipe);
  const named = Map.groupBy(elements, ({ attributes }) => attributes['itemprop'] ?? '');
  const all = (name: string) => (named.get(name) ?? []).slice(0, MOST.steps);
  const textOf = (element: Element) => visibleText(element, file.work);
  const linesAt = (name: string) => all(name).flatMap((element) => plainLines(textOf(element)));
  const valuesAt = (name: string) =>
    all(name)
      .map((element) => oneLine(element.attributes['content'] ?? textOf(element)))
      .filter((text) => text !== '');
  const valueAt = (name: string) => valuesAt(name)[0] ?? '';
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
      tags: [...new Set(['recipeCourse', 'recipeCategory', 'recipeCollection'].flatMap(valuesAt))],
      ...timesOf({ prep: minutesIn(valueAt('prepTime')), cook: minutesIn(valueAt('cookTime')) }),
      ...filled({ yields: valueAt('recipeYield'), url: isUrl ? url : undefined }),
    },
    notes: linesAt('recipeNotes'),
    ...starsIn({
      rating: valueAt('recipeRating'),
      isFavorite: valueAt('recipeIsFavourite') === 'True',
    }),
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
  const shown = (element: Element | undefined) => (element ? visibleText(element, file.work) : '');
  const textAt = (id: string) => oneLine(shown(at(id)));
  const url = at('original_link')?.attributes['href'];
  return {
    app: 'Copy Me That',
    recipe: {
      title: textAt('name'),
      ingredients: listLines(page, at('recipeIngredients'), file.work),
      instructions: listLines(page, at('recipeInstructions'), file.work),
      tags: elements
        .filter((element) => classesOf(element).includes('recipeCategory'))
        .map((element) => oneLine(shown(element)).replace(/,$/, ''))
        .filter((tag) => tag !== '' && !/^tags:$/i.test(tag)),
      ...timesOf({ prep: minutesIn(textAt('prepTime')), cook: minutesIn(textAt('cookTime')) }),
      ...filled({
        yields: textAt('recipeYield') || textAt('servings').replace(/^\D+:\s*/, ''),
        description: textAt('description'),
        url: url && /^https?:/i.test(url) ? url : undefined,
      }),
    },
    notes: plainLines(shown(at('recipeNotes'))),
    ...beside(
      file,
      elements.find(({ tag, attributes }) => tag === 'img' && attributes['src'])?.attributes['src'],
    ),
  };
}

/**
 * Reads all lines of a list, also those outside of its entries. An entry with a class such as "subheader" names a part.
 */
function listLines(page: Page, list: Element | undefined, work: Work): RawLine[] {
  if (!list) return [];
  const headings = new Set(
    inside(page, list)
      .filter((element) => classesOf(element).some((name) => /sub_?-?head|heading|header/i.test(name)))
      .map((element) => oneLine(visibleText(element, work))),
  );
  const found = withoutNumbers(plainLines(visibleText(list, work)));
  return lines(found.map((line) => (headings.has(line) ? `${line.replace(/:$/, '')}:` : line)));
}

const lines = (texts: readonly string[]): RawLine[] => withoutHeadings(texts.map((text) => ({ text })));

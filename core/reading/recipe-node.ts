import { supportedLanguage } from '../language.ts';
import { instructionsOf } from './node-instructions.ts';
import {
  isNode,
  listOf,
  firstText,
  fieldText,
  allTexts,
  minutesIn,
  type SchemaNode,
} from './json/node-values.ts';
import { withoutHeadings } from './raw-lines.ts';
import { plainLines, oneLine } from './text/plain-text.ts';
import type { RawRecipe } from './raw-recipe.ts';
import { startsWithAmount } from './text/line-kinds.ts';
import { timesOf } from './text-facts.ts';
import { MOST, type Work } from './text/work.ts';

/**
 * Reads a schema.org recipe. Absent fields stay empty, to be completed from other readings.
 * @returns undefined if the node says nothing about a recipe
 */
export function readRecipeNode(node: unknown, work: Work): RawRecipe | undefined {
  if (!isNode(node)) return undefined;
  const ingredients = ingredientsOf(node);
  const instructions = instructionsOf(node, work);
  const title = oneLine(fieldText(node, 'name', 'headline', 'title'));
  if (ingredients.length === 0 && instructions.length === 0) return undefined;
  return {
    title,
    ingredients: withoutHeadings(ingredients.map((text) => ({ text: plainNumbers(text) }))),
    instructions,
    ...yieldsOf(node),
    ...timesOf({
      total: timeOf(node['totalTime']),
      prep: timeOf(node['prepTime']),
      cook: timeOf(node['cookTime']) ?? timeOf(node['performTime']),
    }),
    ...textField('description', node['description'] ?? node['summary']),
    ...textField('cuisine', node['recipeCuisine']),
    tags: tagsOf(node),
    ...languageOf(node),
    ...textField('author', allTexts(node['author']).slice(0, 3).join(', ')),
    ...textField('site', node['publisher']),
    ...addressField('url', node['url'] ?? node['mainEntityOfPage']),
    ...addressField('image', imageOf(node)),
  };
}

/** Longest text of a field that is read, HTML included: many recipes may refer to one node. */
const MAX_FIELD = 10_000;

function textField<Field extends string>(
  field: Field,
  value: unknown,
): { [key in Field]?: string } | undefined {
  const found = oneLine((firstText(value) ?? '').slice(0, MAX_FIELD));
  return found === '' ? undefined : ({ [field]: found } as { [key in Field]: string });
}

function addressField<Field extends string>(
  field: Field,
  value: unknown,
): { [key in Field]?: string } | undefined {
  const found = (isNode(value) ? firstText(value['@id'] ?? value['url']) : firstText(value))?.trim();
  return found ? ({ [field]: found } as { [key in Field]: string }) : undefined;
}

/** Reads `recipeIngredient`: texts, objects with a name, or one text with a line each. */
function ingredientsOf(node: SchemaNode): readonly string[] {
  const lists = ['recipeIngredient', 'recipeIngredients', 'ingredients', 'ingredient'].map((key) =>
    listOf(node[key]),
  );
  const lines = (lists.find((list) => list.length > 0) ?? [])
    .flatMap((each) => (isNode(each) ? ingredientNode(each) : plainLines(firstText(each) ?? '')))
    .slice(0, MOST.ingredients);
  return lines.length === 1 ? splitAtCommas(lines[0] ?? '') : lines;
}

/** Splits a list in one line at its commas, if most parts begin with an amount. */
function splitAtCommas(line: string): readonly string[] {
  const parts = line.split(/[,;]\s+/);
  return parts.length >= 3 && parts.filter(startsWithAmount).length > parts.length / 2 ? parts : [line];
}

/** "2.0 eggs" are "2 eggs". Three zeros may be thousands: "1.000 g Mehl". */
const plainNumbers = (line: string): string => line.replace(/^(\d{1,4})[.,]0{1,2}(?=\s)/, '$1');

/** Field names that apps use for the parts of an ingredient. */
const INGREDIENT = {
  amount: ['amount', 'quantity', 'qty', 'value'],
  unit: ['unit', 'unitText', 'measure'],
  name: ['text', 'name', 'ingredient', 'item', 'food', 'product', 'originalText', 'original', 'display'],
  note: ['note', 'notes', 'comment'],
};

/** Reads an ingredient in parts: `{"quantity": 1, "unit": "cup", "name": "flour"}`. The name is required. */
function ingredientNode(node: SchemaNode): readonly string[] {
  const listed = node['itemListElement'];
  if (listed !== undefined) return listOf(listed).flatMap((each) => plainLines(firstText(each) ?? ''));
  const [name, note] = [fieldText(node, ...INGREDIENT.name), fieldText(node, ...INGREDIENT.note)];
  if (name === '') return [];
  const amounts = [INGREDIENT.amount, INGREDIENT.unit].flatMap((keys) => {
    const value = keys.map((key) => node[key]).find((each) => each !== undefined && each !== null);
    return isNode(value)
      ? [firstText(value['value']) ?? firstText(value), firstText(value['unitText'] ?? value['unit'])]
      : [firstText(value)];
  });
  const line = startsWithAmount(name) ? [name] : [...amounts, name];
  const text = line.filter(Boolean).join(' ');
  return plainLines(text.includes(note) ? text : `${text}, ${note}`);
}

const MAX_YIELDS = 200;

/** Returns one of several statements, "4" and "4 servings": the one that says what it counts. */
function yieldsOf(node: SchemaNode): Pick<RawRecipe, 'yields'> {
  const value = node['recipeYield'] ?? node['yield'] ?? node['recipeServings'] ?? node['servings'];
  const texts = listOf(value)
    .map((each) =>
      oneLine((isNode(each) ? firstText(each['value']) : undefined) ?? firstText(each) ?? '').slice(
        0,
        MAX_YIELDS,
      ),
    )
    .filter((each) => each !== '' && each !== '0');
  const best = texts.find((each) => /\d/.test(each) && /serv|portion|person|people/i.test(each));
  const withWords = texts.find((each) => /\d.*\p{L}/u.test(each));
  const yields = best ?? withWords ?? texts[0];
  return yields === undefined ? {} : { yields };
}

/** Reads a duration: a text, a node with bounds, or a number of minutes. */
function timeOf(value: unknown): number | undefined {
  const [first] = listOf(value);
  return minutesIn(isNode(first) ? (first['maxValue'] ?? first) : first);
}

const tagsOf = (node: SchemaNode): string[] => [
  ...new Set(
    ['recipeCategory', 'keywords']
      .flatMap((key) => allTexts(node[key]))
      .flatMap((each) => oneLine(each).split(/[,;]/))
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '' && tag.length <= 50),
  ),
];

function languageOf(node: SchemaNode): Pick<RawRecipe, 'language'> {
  const language = supportedLanguage(allTexts(node['inLanguage']));
  return language ? { language } : {};
}

/** Returns the widest picture, or the first if no width is told. */
function imageOf(node: SchemaNode): string | undefined {
  const pictures = listOf(node['image'] ?? node['photo'] ?? node['thumbnailUrl']).flatMap((each) => {
    const address = firstText(isNode(each) ? (each['url'] ?? each['contentUrl'] ?? each['@id']) : each);
    return address === undefined || address === '' ? [] : [{ address, width: widthOf(each) }];
  });
  return pictures.toSorted((one, other) => other.width - one.width)[0]?.address;
}

/** Returns the width of a picture in pixels, from 1200, "1200px" or a node with such a value; 0 if unknown. */
function widthOf(picture: unknown): number {
  const width = isNode(picture) ? picture['width'] : undefined;
  return Number.parseFloat(firstText(isNode(width) ? width['value'] : width) ?? '') || 0;
}

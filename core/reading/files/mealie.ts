import { withUsualDigits } from '../../language/fractions.ts';
import { fieldText, isNode, listOf, minutesIn, type SchemaNode } from '../json/node-values.ts';
import { plainLines, oneLine } from '../text/plain-text.ts';
import { lineIn, type RawLine } from '../raw-recipe.ts';
import {
  filled,
  fieldLine,
  markdownLines,
  namesIn,
  nodesIn,
  fieldQuantity,
  withoutNumbers,
} from './fields.ts';
import { timesOf } from '../text-facts.ts';
import type { FileRecipe } from './file-recipe.ts';

/** Returns true for a recipe as Mealie exports it: schema.org with objects as ingredients. */
export const isMealie = (value: unknown): value is SchemaNode =>
  isNode(value) &&
  (value['slug'] !== undefined || value['orgURL'] !== undefined) &&
  Array.isArray(value['recipeIngredient']) &&
  value['@type'] === undefined;

/** Reads a recipe of Mealie. Its picture is a file beside it. */
export function readMealie(node: SchemaNode): FileRecipe {
  const url = fieldLine(node, 'orgURL', 'org_url');
  return {
    app: 'Mealie',
    recipe: {
      title: fieldLine(node, 'name'),
      ingredients: inSections(listOf(node['recipeIngredient']), (each) => [ingredientText(each)]),
      instructions: inSections(listOf(node['recipeInstructions']), stepTexts),
      tags: [...new Set([...namesIn(node['tags']), ...namesIn(node['recipeCategory'])])],
      ...timesOf({
        total: minutesIn(node['totalTime']),
        prep: minutesIn(node['prepTime']),
        cook: minutesIn(node['performTime'] ?? node['cookTime']),
      }),
      ...filled({ yields: yieldsOf(node), description: fieldLine(node, 'description'), url }),
    },
    notes: nodesIn(node['notes']).flatMap((note) =>
      plainLines([fieldText(note, 'title'), fieldText(note, 'text')].filter(Boolean).join('\n')),
    ),
    equipment: namesIn(node['tools']),
  };
}

/** Newer versions tell servings and pieces separately: `recipeServings` is 4, `recipeYield` "12 Stück". */
function yieldsOf(node: SchemaNode): string {
  const servings = fieldQuantity(node['recipeServings']);
  return servings === ''
    ? `${fieldQuantity(node['recipeYieldQuantity'])} ${fieldLine(node, 'recipeYield')}`.trim()
    : servings;
}

/** Returns the texts of entries. The title of an entry begins a part, which lasts until the next title. */
function inSections(entries: readonly unknown[], textsOf: (entry: unknown) => readonly string[]): RawLine[] {
  let section = '';
  return entries.flatMap((entry) => {
    if (isNode(entry)) section = fieldLine(entry, 'title').replace(/:$/, '') || section;
    return textsOf(entry)
      .filter((text) => text !== '')
      .map((text) => lineIn(section, text));
  });
}

/** Returns an ingredient as Mealie shows it: its own text, or amount, unit, food and note. */
function ingredientText(entry: unknown): string {
  if (!isNode(entry)) return oneLine(typeof entry === 'string' ? entry : '');
  const shown = fieldLine(entry, 'display');
  if (shown !== '') return withUsualDigits(shown);
  const isText = entry['disableAmount'] === true || !isNode(entry['food']);
  const quantity = isText && Number(entry['quantity']) === 1 ? '' : fieldQuantity(entry['quantity']);
  const food = foodText(entry['food'], quantity);
  const named = [quantity, quantity && unitText(entry['unit']), food].filter(Boolean).join(' ');
  const text = [named, fieldLine(entry, 'note')].filter(Boolean).join(food === '' ? ' ' : ', ');
  return oneLine(text) || fieldLine(entry, 'originalText');
}

function unitText(unit: unknown): string {
  if (!isNode(unit)) return typeof unit === 'string' ? oneLine(unit) : '';
  return (unit['useAbbreviation'] === true && fieldLine(unit, 'abbreviation')) || fieldLine(unit, 'name');
}

function foodText(food: unknown, quantity: string): string {
  if (!isNode(food)) return typeof food === 'string' ? oneLine(food) : '';
  return /^(?:1|[¼½¾⅓⅔⅛])$/.test(quantity) ? fieldLine(food, 'name') : fieldLine(food, 'pluralName', 'name');
}

const stepTexts = (entry: unknown): readonly string[] =>
  withoutNumbers(
    markdownLines(isNode(entry) ? fieldText(entry, 'text') : typeof entry === 'string' ? entry : ''),
  );

import { isNode, listOf, type SchemaNode } from '../json/node-values.ts';
import { oneLine } from '../text/plain-text.ts';
import { withSections } from '../raw-lines.ts';
import type { RawLine } from '../raw-recipe.ts';
import {
  filled,
  lineIn,
  markdownLines,
  minutesIn,
  namesIn,
  nodesIn,
  quantityText,
  textIn,
  timesOf,
  withoutNumbers,
} from './fields.ts';
import type { FileRecipe } from './file-recipe.ts';

/** Returns true for a recipe as Tandoor exports it: its ingredients stand in its steps. */
export const isTandoor = (value: unknown): value is SchemaNode =>
  isNode(value) &&
  typeof value['name'] === 'string' &&
  Array.isArray(value['steps']) &&
  listOf(value['steps']).every((step) => isNode(step) && ('instruction' in step || 'ingredients' in step)) &&
  listOf(value['steps']).length > 0;

/** Reads a recipe of Tandoor. Its picture is a file beside it. */
export function readTandoor(node: SchemaNode): FileRecipe {
  const steps = nodesIn(node['steps']);
  const work = minutesIn(node['working_time']);
  return {
    app: 'Tandoor',
    recipe: {
      title: lineIn(node, 'name'),
      ingredients: steps.flatMap((step) => inSection(step, ingredientsOf(step))),
      instructions: steps.flatMap((step) => inSection(step, instructionsOf(step))),
      tags: [...namesIn(listOf(node['keywords']).map(nameOf))],
      ...timesOf({ prep: work, cook: minutesIn(node['waiting_time']) }),
      ...filled({
        yields: `${quantityText(node['servings'])} ${lineIn(node, 'servings_text')}`.trim(),
        description: lineIn(node, 'description'),
        url: lineIn(node, 'source_url'),
      }),
    },
  };
}

/** A keyword is a text, or an object whose name or label says it. */
const nameOf = (keyword: unknown): unknown =>
  isNode(keyword) ? (keyword['name'] ?? keyword['label']) : keyword;

/** A step with a name is a part of the recipe, except names such as "Step 1". */
function inSection(step: SchemaNode, lines: readonly RawLine[]): readonly RawLine[] {
  const name = lineIn(step, 'name').replace(/:$/, '');
  if (name === '' || /^(?:step|schritt)?\s*\d*$/i.test(name)) return lines;
  return lines.map(({ text, section = name }) => ({ text, section }));
}

const ingredientsOf = (step: SchemaNode): readonly RawLine[] =>
  withSections(
    nodesIn(step['ingredients']).map((each) =>
      each['is_header'] === true ? { text: `${lineIn(each, 'note')}:` } : { text: ingredientText(each) },
    ),
  );

function ingredientText(ingredient: SchemaNode): string {
  const amount = ingredient['no_amount'] === true ? '' : quantityText(ingredient['amount']);
  const isOne = amount === '' || /^(?:1|[¼½¾⅓⅔⅛])$/.test(amount);
  const unit = named(ingredient['unit'], isOne && ingredient['always_use_plural_unit'] !== true);
  const food = named(ingredient['food'], isOne && ingredient['always_use_plural_food'] !== true);
  const note = lineIn(ingredient, 'note');
  const text = oneLine([amount, amount && unit, food].filter(Boolean).join(' '));
  if (text === '') return note || lineIn(ingredient, 'original_text');
  return note === '' ? text : `${text}, ${note}`;
}

function named(value: unknown, isOne: boolean): string {
  if (!isNode(value)) return typeof value === 'string' ? oneLine(value) : '';
  return isOne ? lineIn(value, 'name') : lineIn(value, 'plural_name', 'name');
}

/** Instructions may hold places for ingredients and scaled numbers: "{{ ingredients[0] }}", "{{ scale(2) }}". */
function instructionsOf(step: SchemaNode): readonly RawLine[] {
  const ingredients = nodesIn(step['ingredients']).map(ingredientText);
  const text = textIn(step, 'instruction')
    .replaceAll(/\{\{\s*ingredients\[(\d{1,3})\]\s*\}\}/g, (_, at) =>
      (ingredients[Number(at)] ?? '').slice(0, 500),
    )
    .replaceAll(/\{\{\s*scale\(([^)]{0,40})\)\s*\}\}/g, '$1')
    .replaceAll(/\{[{%][^{}]{0,200}[%}]\}/g, '');
  return withSections(withoutNumbers(markdownLines(text)).map((line) => ({ text: line })));
}

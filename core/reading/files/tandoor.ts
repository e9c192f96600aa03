import { fieldText, isNode, listOf, minutesIn, type SchemaNode } from '../json/node-values.ts';
import { oneLine } from '../text/plain-text.ts';
import { withoutHeadings } from '../raw-lines.ts';
import type { RawLine } from '../raw-recipe.ts';
import { filled, fieldLine, namesIn, nodesIn, fieldQuantity, stepsIn } from './fields.ts';
import { timesOf } from '../text-facts.ts';
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
      title: fieldLine(node, 'name'),
      ingredients: steps.flatMap((step) => inSection(step, ingredientsOf(step))),
      instructions: steps.flatMap((step) => inSection(step, instructionsOf(step))),
      tags: [...namesIn(listOf(node['keywords']).map(nameOf))],
      ...timesOf({ prep: work, cook: minutesIn(node['waiting_time']) }),
      ...filled({
        yields: `${fieldQuantity(node['servings'])} ${fieldLine(node, 'servings_text')}`.trim(),
        description: fieldLine(node, 'description'),
        url: fieldLine(node, 'source_url'),
      }),
    },
  };
}

/** A keyword is a text, or an object with a name or a label. */
const nameOf = (keyword: unknown): unknown =>
  isNode(keyword) ? (keyword['name'] ?? keyword['label']) : keyword;

/** The name of a step names a part of the recipe, unless it is a name such as "Step 1". */
function inSection(step: SchemaNode, lines: readonly RawLine[]): readonly RawLine[] {
  const name = fieldLine(step, 'name').replace(/:$/, '');
  if (name === '' || /^(?:step|schritt)?\s*\d*$/i.test(name)) return lines;
  return lines.map(({ text, section = name }) => ({ text, section }));
}

const ingredientsOf = (step: SchemaNode): readonly RawLine[] =>
  withoutHeadings(
    nodesIn(step['ingredients']).map((each) =>
      each['is_header'] === true ? { text: `${fieldLine(each, 'note')}:` } : { text: ingredientText(each) },
    ),
  );

function ingredientText(ingredient: SchemaNode): string {
  const amount = ingredient['no_amount'] === true ? '' : fieldQuantity(ingredient['amount']);
  const isOne = amount === '' || /^(?:1|[¼½¾⅓⅔⅛])$/.test(amount);
  const unit = named(ingredient['unit'], isOne && ingredient['always_use_plural_unit'] !== true);
  const food = named(ingredient['food'], isOne && ingredient['always_use_plural_food'] !== true);
  const note = fieldLine(ingredient, 'note');
  const text = oneLine([amount, amount && unit, food].filter(Boolean).join(' '));
  if (text === '') return note || fieldLine(ingredient, 'original_text');
  return note === '' ? text : `${text}, ${note}`;
}

function named(value: unknown, isOne: boolean): string {
  if (!isNode(value)) return typeof value === 'string' ? oneLine(value) : '';
  return isOne ? fieldLine(value, 'name') : fieldLine(value, 'plural_name', 'name');
}

/** Instructions may hold placeholders for ingredients and scaled numbers: "{{ ingredients[0] }}", "{{ scale(2) }}". */
function instructionsOf(step: SchemaNode): readonly RawLine[] {
  const ingredients = nodesIn(step['ingredients']).map(ingredientText);
  const text = fieldText(step, 'instruction')
    .replaceAll(/\{\{\s*ingredients\[(\d{1,3})\]\s*\}\}/g, (_, at) =>
      (ingredients[Number(at)] ?? '').slice(0, 500),
    )
    .replaceAll(/\{\{\s*scale\(([^)]{0,40})\)\s*\}\}/g, '$1')
    .replaceAll(/\{[{%][^{}]{0,200}[%}]\}/g, '');
  return stepsIn(text);
}

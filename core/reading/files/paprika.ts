import { fieldText, isNode, type SchemaNode } from '../json/node-values.ts';
import { plainLines } from '../text/plain-text.ts';
import { filled, ingredientsIn, fieldLine, minutesIn, namesIn, stepsIn, timesOf } from './fields.ts';
import type { FileRecipe } from './file-recipe.ts';
import { difficultyOf } from './difficulty.ts';
import { inlinePicture } from './inline-picture.ts';

/** Names that Paprika and Mela give to the same fields. */
const PAPRIKA = { app: 'Paprika', name: 'name', steps: 'directions', servings: 'servings' };
const MELA = { app: 'Mela', name: 'title', steps: 'instructions', servings: 'yield' };

/** Returns true for a recipe whose ingredients and steps are one text each, with a line for each. */
export const isPaprika = (value: unknown): value is SchemaNode =>
  isNode(value) && typeof value['ingredients'] === 'string' && dialectOf(value) !== undefined;

const dialectOf = (node: SchemaNode) =>
  [PAPRIKA, MELA].find(
    ({ name, steps }) => typeof node[name] === 'string' && typeof node[steps] === 'string',
  );

/** Marks of Paprika in its texts: `[photo:Name]` is a picture, `[recipe:Name]` another recipe. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/\[photo:[^\]]{0,300}\]/gi, '').replaceAll(/\[recipe:([^\]]{0,300})\]/gi, '$1');

/**
 * Reads a recipe of Paprika (`.paprikarecipe`) or Mela (`.melarecipe`).
 * @param path of its file
 */
export function readPaprika(node: SchemaNode, path: string): FileRecipe {
  const { app, name, steps, servings } = dialectOf(node) ?? PAPRIKA;
  const url = fieldLine(node, 'source_url', 'link');
  const description = fieldLine(node, 'description', 'text');
  return {
    app,
    recipe: {
      title: fieldLine(node, name),
      ingredients: ingredientsIn(withoutMarks(fieldText(node, 'ingredients'))),
      instructions: stepsIn(withoutMarks(fieldText(node, steps))),
      tags: [...namesIn(node['categories'])],
      ...timesOf({
        total: minutesIn(node['total_time'] ?? node['totalTime']),
        prep: minutesIn(node['prep_time'] ?? node['prepTime']),
        cook: minutesIn(node['cook_time'] ?? node['cookTime']),
      }),
      ...filled({ yields: fieldLine(node, servings), description, url, site: fieldLine(node, 'source') }),
    },
    notes: plainLines(withoutMarks(fieldText(node, 'notes'))),
    ...filled({ difficulty: difficultyOf(fieldLine(node, 'difficulty')) }),
    ...(inlinePicture(node) !== undefined && { picture: { type: 'inline', path } as const }),
  };
}

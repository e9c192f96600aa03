import { fieldText, isNode, listOf, minutesIn, type SchemaNode } from '../json/node-values.ts';
import { plainLines } from '../text/plain-text.ts';
import { filled, ingredientsIn, fieldLine, namesIn, stepsIn } from './fields.ts';
import { timesOf } from '../text-facts.ts';
import type { FileRecipe } from './file-recipe.ts';
import { difficultyOf } from './difficulty.ts';
import { inlinePicture } from './inline-picture.ts';

/** A category is a text, or an object with a title. */
const titleOf = (tag: unknown): unknown => (isNode(tag) ? (tag['title'] ?? tag) : tag);

/** Field names of title and steps in Paprika, Mela and RecetteTek. */
const NAMES = [
  ['name', 'directions'],
  ['title', 'instructions'],
];

/** Returns true for a recipe whose ingredients and steps are one text each, split into lines. */
export const isPaprika = (value: unknown): value is SchemaNode =>
  isNode(value) &&
  typeof value['ingredients'] === 'string' &&
  NAMES.some((names) => names.every((name) => typeof value[name] === 'string'));

/** Marks of Paprika in its texts: `[photo:Name]` is a picture, `[recipe:Name]` another recipe. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/\[photo:[^\]]{0,300}\]/gi, '').replaceAll(/\[recipe:([^\]]{0,300})\]/gi, '$1');

/**
 * Reads a recipe of Paprika (`.paprikarecipe`), Mela (`.melarecipe`) or RecetteTek, which is My Recipe Box (`.rtk`).
 * @param path of its file
 */
export function readPaprika(node: SchemaNode, path: string): FileRecipe {
  return {
    app: 'name' in node ? 'Paprika' : 'cookware' in node ? 'RecetteTek' : 'Mela',
    recipe: {
      title: fieldLine(node, 'name', 'title'),
      ingredients: ingredientsIn(withoutMarks(fieldText(node, 'ingredients'))),
      instructions: stepsIn(withoutMarks(fieldText(node, 'directions', 'instructions'))),
      tags: [...namesIn([node['categories'], node['tags']].flatMap(listOf).map(titleOf))],
      ...timesOf({
        total: minutesIn(node['total_time'] ?? node['totalTime']),
        prep: minutesIn(node['prep_time'] ?? node['prepTime'] ?? node['preparationTime']),
        cook: minutesIn(node['cook_time'] ?? node['cookTime'] ?? node['cookingTime']),
      }),
      ...filled({
        yields: fieldLine(node, 'servings', 'yield', 'quantity'),
        description: fieldLine(node, 'description', 'text'),
        url: fieldLine(node, 'source_url', 'link', 'url'),
        site: fieldLine(node, 'source'),
      }),
    },
    notes: plainLines(withoutMarks(fieldText(node, 'notes'))),
    ...filled({ difficulty: difficultyOf(fieldLine(node, 'difficulty')) }),
    ...(inlinePicture(node) !== undefined && { picture: { type: 'inline', path } as const }),
  };
}

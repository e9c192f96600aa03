import * as v from 'valibot';
import { photoNameIn } from '../../photo/photo.ts';
import { RecipeId } from '../../recipe/recipe-id.ts';
import { Difficulty } from '../../recipe/facts/difficulty.ts';
import { RecipeOrigin } from '../../recipe/facts/origin.ts';
import { Section } from '../../recipe/sections.ts';
import { fieldText, isNode, listOf, minutesIn, type SchemaNode } from '../json/node-values.ts';
import { supportedLanguage } from '../../language.ts';
import type { RawLine } from '../raw-recipe.ts';
import { filled, fieldLine, namesIn } from './fields.ts';
import type { FileRecipe, TextFile } from './file-recipe.ts';
import { plainLines } from '../text/plain-text.ts';

export function ownRecipes(data: unknown): readonly SchemaNode[] | undefined {
  const records = Array.isArray(data) ? data.filter(isNode) : [];
  const isOwn = records.some(({ kind, data: record }) => typeof kind === 'string' && isNode(record));
  if (!isOwn) return undefined;
  return records.flatMap(({ kind, data: recipe }) => (kind === 'recipe' && isNode(recipe) ? [recipe] : []));
}

/** Reads a recipe of our own export. Its ID stays, so that importing it again makes no second recipe. */
export function readOwn(node: SchemaNode, { paths }: Pick<TextFile, 'paths'>): FileRecipe {
  const id = v.safeParse(RecipeId, node['id']);
  const origin = v.safeParse(RecipeOrigin, node['origin']);
  const photo = listOf(node['imageUrls']).find((url) => typeof url === 'string');
  const name = typeof photo === 'string' ? photoNameIn(photo) : undefined;
  const found = name === undefined ? undefined : paths.byEnd.get(`photos/${name}.jpg`);
  return {
    app: 'Munchify',
    recipe: {
      title: fieldLine(node, 'title'),
      ...textsOf(node),
      tags: [...namesIn(node['tags'])],
      ...filled({
        yields: fieldLine(node, 'servings'),
        prepTime: minutesIn(node['prepTime']),
        activeTime: minutesIn(node['activeTime']),
        description: fieldLine(node, 'description'),
        cuisine: fieldLine(node, 'cuisine'),
        language: supportedLanguage([fieldLine(node, 'language')]),
      }),
    },
    notes: plainLines(fieldText(node, 'notes')),
    equipment: namesIn(node['equipment']),
    ...filled({
      difficulty: v.is(Difficulty, node['difficulty']) ? node['difficulty'] : undefined,
      servingTip: fieldLine(node, 'servingTip'),
      storageTip: fieldLine(node, 'storageTip'),
    }),
    ...(id.success && { id: id.output }),
    ...(origin.success && origin.output.type !== 'generated' && { origin: origin.output }),
    ...(found !== undefined && { picture: { type: 'file', path: found } as const }),
  };
}

function textsOf(node: SchemaNode): { ingredients: RawLine[]; instructions: RawLine[] } {
  const sections = v.safeParse(v.array(Section), node['sections']);
  const parts = sections.success
    ? sections.output
    : [{ ingredients: namesIn(node['ingredients']), instructions: namesIn(node['instructions']) }];
  const linesIn = (kind: 'ingredients' | 'instructions') =>
    parts.flatMap((part) =>
      part[kind].map((text) => ({ text, ...('name' in part && part.name && { section: part.name }) })),
    );
  return { ingredients: linesIn('ingredients'), instructions: linesIn('instructions') };
}

import * as v from 'valibot';
import { supportedLanguage } from '../../language.ts';
import { COMMENTS, PUBLISHER } from '../../recipe/formats/schema-org.ts';
import { Difficulty } from '../../recipe/facts/difficulty.ts';
import { isNode, isOfType, listOf, firstText, minutesIn, type SchemaNode } from '../json/node-values.ts';
import { lineIn, type RawLine } from '../raw-recipe.ts';
import { filled } from './fields.ts';
import type { FileRecipe } from './file-recipe.ts';

export const isOwnSchemaOrg = (node: SchemaNode): boolean => firstText(node['sdPublisher']) === PUBLISHER;

/** Reads schema.org data that we have written: nothing has to be guessed. */
export function readOwnSchemaOrg(node: SchemaNode): FileRecipe {
  const text = (key: string) => firstText(node[key]);
  const comment = (name: string) =>
    firstText(listOf(node['comment']).find((each) => isNode(each) && each['name'] === name));
  return {
    app: PUBLISHER,
    recipe: {
      title: text('name') ?? '',
      ingredients: ingredientsOf(node),
      instructions: stepsOf(node['recipeInstructions']),
      tags: tagsOf(node['keywords']),
      ...filled({
        yields: text('recipeYield'),
        prepTime: minutesIn(node['totalTime']),
        activeTime: minutesIn(node['prepTime']),
        description: text('description'),
        cuisine: text('recipeCuisine'),
        language: supportedLanguage([text('inLanguage')]),
        author: text('author'),
        site: text('publisher'),
        url: text('isBasedOn'),
      }),
    },
    equipment: textsIn(node['tool']),
    notes: (comment(COMMENTS.notes) ?? '').split('\n').filter(Boolean),
    ...filled({
      servingTip: comment(COMMENTS.servingTip),
      storageTip: comment(COMMENTS.storageTip),
      difficulty: v.is(Difficulty, node['educationalLevel']) ? node['educationalLevel'] : undefined,
    }),
  };
}

const textsIn = (value: unknown): readonly string[] =>
  listOf(value).filter((each): each is string => typeof each === 'string');

/** `hasPart` lists the ingredients again, by part. If the two lists differ, `recipeIngredient` counts. */
function ingredientsOf(node: SchemaNode): RawLine[] {
  const all = textsIn(node['recipeIngredient']);
  const parts = listOf(node['hasPart'])
    .filter(isNode)
    .flatMap((part) => textsIn(part['supply']).map((text) => lineIn(firstText(part['name']), text)));
  const isSame = parts.length === all.length && parts.every(({ text }, at) => text === all[at]);
  return isSame ? parts : all.map((text) => ({ text }));
}

const stepsOf = (value: unknown, section?: string): RawLine[] =>
  listOf(value)
    .filter(isNode)
    .flatMap((step) =>
      isOfType(step, 'HowToSection')
        ? stepsOf(step['itemListElement'], firstText(step['name']))
        : [lineIn(section, firstText(step['text']) ?? '')],
    );

const tagsOf = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(', ').filter(Boolean) : [...textsIn(value)];

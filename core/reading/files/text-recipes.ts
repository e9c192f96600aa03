import { parsePageJson } from '../json/json-text.ts';
import { fieldText, isNode, firstText, type SchemaNode } from '../json/node-values.ts';
import { readRecipeNode } from '../recipe-node.ts';
import { recipeNodesIn } from '../json/recipe-nodes.ts';
import { readText } from '../read-text.ts';
import { readCooklang } from './cooklang.ts';
import type { FileProblem, FileRecipe, TextFile } from './file-recipe.ts';
import { fieldLine, namesIn, starsIn } from './fields.ts';
import { htmlRecipes } from './html-recipes.ts';
import { isMealie, readMealie } from './mealie.ts';
import { isMealieDatabase, mealieRecipes } from './mealie-database.ts';
import { ownRecipes, readOwn } from './own-export.ts';
import { isOwnSchemaOrg, readOwnSchemaOrg } from './own-schema-org.ts';
import { isPaprika, readPaprika } from './paprika.ts';
import { beside, linked, mealiePicture, fileStem } from './pictures.ts';
import { isTandoor, readTandoor } from './tandoor.ts';

const READABLE = /\.(?:json|jsonld|paprikarecipe|melarecipe|cook|html?|txt|md)$/i;

/** Maximum number of recipes in a file: as many as a cook may have. */
export const MAX_RECIPES = 10_000;

/** One recipe above the maximum shows that there are too many. */
const MOST_READ = MAX_RECIPES + 1;

export const isReadable = (path: string): boolean => READABLE.test(path);

/** Returns the recipes of a file, or the problem that keeps it from being read. */
export function recipesInText(file: TextFile): readonly FileRecipe[] | FileProblem {
  if (/\.cook$/i.test(file.path))
    return [{ ...readCooklang(file.text, fileStem(file.path)), ...beside(file) }];
  if (/\.html?$/i.test(file.path)) return htmlRecipes(file);
  if (/\.(?:txt|md)$/i.test(file.path)) return textRecipe(file.text);
  return jsonRecipes(file);
}

const textRecipe = (text: string): readonly FileRecipe[] => {
  const recipe = readText(text);
  return recipe ? [{ recipe }] : [];
};

function jsonRecipes(file: TextFile): readonly FileRecipe[] | FileProblem {
  const data = parsePageJson(file.text);
  if (data === undefined) return 'damaged';
  const own = ownRecipes(data);
  if (own) return own.slice(0, MOST_READ).map((node) => ({ ...readOwn(node, file), ...starsIn(node) }));
  if (isMealieDatabase(data))
    return mealieRecipes(data, MOST_READ).map((node) => ({
      ...readMealie(node),
      ...starsIn(node),
      ...mealiePicture(file.paths, fieldLine(node, 'id')),
    }));
  const listed = Array.isArray(data) ? data.slice(0, MOST_READ) : [data];
  const apps = listed.flatMap((node) =>
    isNode(node) ? appRecipe(node, file).map((found) => ({ ...found, ...starsIn(node) })) : [],
  );
  return apps.length > 0 ? apps : schemaRecipes(data, file);
}

function appRecipe(node: SchemaNode, file: TextFile): readonly FileRecipe[] {
  if (isPaprika(node))
    return [{ ...readPaprika(node, file.path), ...linked(file, firstText(node['pictures'])) }];
  if (isTandoor(node)) return [{ ...readTandoor(node), ...beside(file) }];
  if (isMealie(node)) {
    const picture = mealiePicture(file.paths, fieldLine(node, 'id'));
    return [{ ...readMealie(node), ...(picture.picture ? picture : beside(file)) }];
  }
  return [];
}

/** Reads recipes of schema.org. If the whole file is one object, it may lack the type. */
function schemaRecipes(data: unknown, file: TextFile): readonly FileRecipe[] {
  const nodes = recipeNodesIn(data, MAX_RECIPES);
  const isBare =
    nodes.length === 0 && isNode(data) && ('recipeIngredient' in data || 'recipeInstructions' in data);
  return (isBare ? [data] : nodes).flatMap((node) => {
    if (isOwnSchemaOrg(node))
      return [{ ...readOwnSchemaOrg(node), ...beside(file, firstText(node['image'])) }];
    const recipe = readRecipeNode(node, file.work) ?? {
      title: fieldLine(node, 'name'),
      ingredients: [],
      instructions: [],
      tags: [],
    };
    const { image, ...rest } = recipe;
    return [
      {
        recipe: rest,
        ...('printImage' in node && { app: 'Nextcloud Cookbook' }),
        equipment: namesIn(node['tool']),
        notes: fieldText(node, 'recipeNotes', 'notes', 'comment').split('\n').filter(Boolean),
        ...(nodes.length > 1 ? linked(file, image) : beside(file, image)),
      },
    ];
  });
}

import { MOST } from '../text/work.ts';
import { isNode, isOfType, listOf, type SchemaNode } from './node-values.ts';

const MAX_NODES = 100_000;
const MAX_BRANCHES = 5_000;

/**
 * Returns the recipes in JSON-LD in their order. Follows references to other nodes.
 * @param most maximum number of recipes
 */
export function recipeNodesIn(data: unknown, most: number = MOST.recipes): readonly SchemaNode[] {
  const recipes: SchemaNode[] = [];
  const byId = new Map<string, SchemaNode>();
  const ahead: unknown[] = [data];
  for (let count = 0; ahead.length > 0 && count < MAX_NODES; count += 1) {
    const value = ahead.pop();
    if (Array.isArray(value)) ahead.push(...branchesOf(value));
    if (!isNode(value)) continue;
    if (recipes.length < most && isOfType(value, 'Recipe')) recipes.push(value);
    const id = value['@id'];
    if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value);
    ahead.push(...branchesOf(Object.values(value)));
  }
  return recipes.map((recipe) => withReferences(recipe, byId));
}

/** Values that may hold a recipe, last first. */
const branchesOf = (values: readonly unknown[]): readonly unknown[] =>
  values
    .filter((each) => typeof each === 'object')
    .slice(0, MAX_BRANCHES)
    .toReversed();

const REFERRING = ['author', 'publisher', 'image', 'recipeInstructions', 'mainEntityOfPage'];

/** Fields that are copied from a referenced node. Copying all fields for each reference would be too much. */
const REFERRED =
  '@id @type @value contentUrl description item itemListElement name Name step steps text url value'.split(
    ' ',
  );

function withReferences(recipe: SchemaNode, byId: ReadonlyMap<string, SchemaNode>): SchemaNode {
  if (byId.size === 0) return recipe;
  const resolved = REFERRING.filter((key) => recipe[key] !== undefined).map((key) => [
    key,
    listOf(recipe[key]).map((value) => (isNode(value) ? resolvedIn(value, byId) : value)),
  ]);
  return { ...recipe, ...Object.fromEntries(resolved) };
}

function resolvedIn(value: SchemaNode, byId: ReadonlyMap<string, SchemaNode>): SchemaNode {
  const id = value['@id'];
  const node = typeof id === 'string' ? byId.get(id) : undefined;
  if (!node || node === value) return value;
  const keys = REFERRED.filter((key) => key in node || key in value);
  return Object.fromEntries(keys.map((key) => [key, key in value ? value[key] : node[key]]));
}

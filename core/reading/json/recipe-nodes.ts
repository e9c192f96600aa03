import { isNode, isOfType, listOf, type SchemaNode } from './node-values.ts';

const MAX_NODES = 100_000;
const MAX_BRANCHES = 5_000;

/** Returns all recipes in JSON-LD, in the order in which they appear. References to other nodes are followed. */
export function recipeNodesIn(data: unknown): readonly SchemaNode[] {
  const recipes: SchemaNode[] = [];
  const byId = new Map<string, SchemaNode>();
  const ahead: unknown[] = [data];
  for (let count = 0; ahead.length > 0 && count < MAX_NODES; count += 1) {
    const value = ahead.pop();
    if (Array.isArray(value)) ahead.push(...branchesOf(value));
    if (!isNode(value)) continue;
    if (isOfType(value, 'Recipe')) recipes.push(value);
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

function withReferences(recipe: SchemaNode, byId: ReadonlyMap<string, SchemaNode>): SchemaNode {
  const resolved = REFERRING.filter((key) => recipe[key] !== undefined).map((key) => [
    key,
    listOf(recipe[key]).map((value) => {
      const id = isNode(value) ? value['@id'] : undefined;
      return typeof id === 'string' ? { ...byId.get(id), ...(isNode(value) && value) } : value;
    }),
  ]);
  return { ...recipe, ...Object.fromEntries(resolved) };
}

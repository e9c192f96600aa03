import { fieldText, isNode, type SchemaNode } from '../json/node-values.ts';
import { nodesIn } from './fields.ts';

/** Rows of a table by the value of one column. */
type Index = ReadonlyMap<string, readonly SchemaNode[]>;

/** Returns true for the database in a backup of Mealie: a list of rows for each table. */
export const isMealieDatabase = (value: unknown): value is SchemaNode =>
  isNode(value) && Array.isArray(value['recipes']) && Array.isArray(value['recipes_ingredients']);

/** IDs are written with hyphens in some tables and without in others. */
const idOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('-', '').toLowerCase() : String(value);

const MAX_ROWS = 500_000;
const MAX_ROWS_OF_RECIPE = 1_000;

function indexOf(database: SchemaNode, table: string, column: string): Index {
  const rows = database[table];
  const list: readonly unknown[] = Array.isArray(rows) ? rows.slice(0, MAX_ROWS) : [];
  return Map.groupBy(list.filter(isNode), (row) => idOf(row[column]));
}

/**
 * Returns the recipes of a backup as Mealie exports single ones, with their ingredients, steps and notes inside.
 * @param most recipes that are read
 */
export function mealieRecipes(database: SchemaNode, most: number): readonly SchemaNode[] {
  const rowsOf = (table: string) => indexOf(database, table, 'recipe_id');
  const [ingredients, steps, notes] = ['recipes_ingredients', 'recipe_instructions', 'notes'].map(rowsOf);
  const [foods, units] = ['ingredient_foods', 'ingredient_units'].map((table) =>
    indexOf(database, table, 'id'),
  );
  const linked = [
    namesBy(database, { links: 'recipes_to_tags', column: 'tag_id', names: 'tags' }),
    namesBy(database, { links: 'recipes_to_categories', column: 'category_id', names: 'categories' }),
    namesBy(database, { links: 'recipes_to_tools', column: 'tool_id', names: 'tools' }),
  ];
  const rows = database['recipes'];
  const recipes: readonly unknown[] = Array.isArray(rows) ? rows.slice(0, most) : [];
  // Recipes with the same ID would each get all rows of that ID.
  const byId = new Map(recipes.filter(isNode).map((recipe) => [idOf(recipe['id']), recipe]));
  return [...byId].map(([id, recipe]) => {
    const [tags, categories, tools] = linked.map((namesOf) => namesOf(id));
    return {
      id: fieldText(recipe, 'id'),
      slug: recipe['slug'] ?? '',
      name: recipe['name'],
      description: recipe['description'],
      orgURL: recipe['org_url'],
      recipeServings: recipe['recipe_servings'],
      recipeYield: recipe['recipe_yield'],
      recipeYieldQuantity: recipe['recipe_yield_quantity'],
      totalTime: recipe['total_time'],
      prepTime: recipe['prep_time'],
      performTime: recipe['perform_time'] ?? recipe['cook_time'],
      recipeIngredient: inOrder(ingredients?.get(id)).map((row) => ingredientOf(row, foods, units)),
      recipeInstructions: inOrder(steps?.get(id)),
      notes: nodesIn(notes?.get(id)),
      tags,
      recipeCategory: categories,
      tools,
    };
  });
}

const inOrder = (rows: readonly SchemaNode[] = []): readonly SchemaNode[] =>
  rows
    .slice(0, MAX_ROWS_OF_RECIPE)
    .toSorted((a, b) => (Number(a['position']) || 0) - (Number(b['position']) || 0));

function ingredientOf(row: SchemaNode, foods: Index | undefined, units: Index | undefined): SchemaNode {
  const food = foods?.get(idOf(row['food_id']))?.[0];
  const unit = units?.get(idOf(row['unit_id']))?.[0];
  return {
    title: row['title'],
    note: row['note'],
    quantity: row['quantity'],
    originalText: row['original_text'],
    ...(food && { food: { name: food['name'], pluralName: food['plural_name'] } }),
    ...(unit && {
      unit: {
        name: unit['name'],
        abbreviation: unit['abbreviation'],
        useAbbreviation: unit['use_abbreviation'],
      },
    }),
  };
}

/** Returns a function from a recipe's ID to the names that a table links to it. */
function namesBy(
  database: SchemaNode,
  { links, column, names }: { readonly links: string; readonly column: string; readonly names: string },
): (recipeId: string) => readonly string[] {
  const linkOf = indexOf(database, links, 'recipe_id');
  const nameOf = indexOf(database, names, 'id');
  return (recipeId) =>
    (linkOf.get(recipeId) ?? []).flatMap((link) => {
      const row = nameOf.get(idOf(link[column]))?.[0];
      return row ? [fieldText(row, 'name')].filter(Boolean) : [];
    });
}

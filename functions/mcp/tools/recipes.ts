import * as v from 'valibot';
import { RecipeQuery } from '#core/recipe/library/recipe-query.ts';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import { NewRecipeInput } from '#core/recipe/recipe-input.ts';
import { Recipe, RecipeCard } from '#core/recipe/recipe.ts';
import { UserId } from '#core/user-id.ts';
import { PageQuery } from '../../http/page.ts';
import { asManyAsFit, CONTENT } from './content.ts';
import { operationTool, type Caller } from './tool.ts';

/** Number of recipes on a page: small, because an assistant reads all of them. */
const MOST_CARDS = 25;

/** Cards of the cook's own recipes, or of the household's with the cook of each. */
export const Cards = v.array(v.object({ ...RecipeCard.entries, cookId: v.exactOptional(UserId) }));
type Card = v.InferOutput<typeof Cards>[number];

export const recipeLink = (caller: Caller, id: RecipeId, cookId?: UserId): string =>
  caller.link(
    cookId === undefined || cookId === caller.userId ? `/recipe/${id}` : `/household/${cookId}/recipe/${id}`,
  );

/** Returns the fields of a card that an assistant needs. */
export const shownCard = ({ id, title, prepTime, calories, tags, cookId }: Card, caller: Caller) => ({
  id,
  title,
  link: recipeLink(caller, id, cookId),
  ...(prepTime !== undefined && { minutes: prepTime }),
  caloriesPerServing: calories,
  ...(tags && tags.length > 0 && { tags }),
  ...(cookId !== undefined && { cook: cookId }),
});

const { q, tag, scope } = RecipeQuery.entries;

export const findRecipes = operationTool({
  name: 'find_recipes',
  operation: 'GET /api/recipes',
  title: 'Find recipes',
  description:
    'Finds recipes of the cook’s own by words, tag or heart, or lists those of the household; newest first. There are more where the answer has a `cursor`. A page of a search may be short, or empty, and have one all the same.',
  takes: v.strictObject({
    q,
    tag,
    favorite: v.exactOptional(v.boolean()),
    scope,
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_CARDS)), 10),
    cursor: v.pipe(PageQuery.entries.cursor, v.description('From the answer before.')),
  }),
  sends: ({ favorite, ...query }) => ({ query: { ...query, favorite: favorite ? 'true' : undefined } }),
  answer: Cards,
  shows: ({ value, next }, caller) => ({
    ...CONTENT,
    recipes: value.map((card) => shownCard(card, caller)),
    ...(next !== undefined && { cursor: next }),
  }),
});

export const findRecipe = operationTool({
  name: 'read_recipe',
  operation: 'GET /api/recipes/{id}',
  title: 'Read a recipe',
  takes: v.strictObject({ id: RecipeId, cook: v.exactOptional(UserId) }),
  sends: ({ id, cook }) => ({ params: { id }, query: { cook } }),
  answer: Recipe,
  shows: ({ value }, caller, { cook }) => ({ ...CONTENT, recipe: shownRecipe(value, caller, cook) }),
});

function shownRecipe(recipe: Recipe, caller: Caller, cook?: UserId) {
  const { id, title, servings, prepTime, activeTime, description, cuisine, tags, notes, origin } = recipe;
  const { calories, protein, carbs, fat, fiber } = recipe.nutrition;
  return {
    id,
    title,
    link: recipeLink(caller, id, cook),
    servings,
    ...(prepTime !== undefined && { minutes: prepTime }),
    ...(activeTime !== undefined && { activeMinutes: activeTime }),
    ...(description !== undefined && { description }),
    ...(cuisine !== undefined && { cuisine }),
    ...(tags && tags.length > 0 && { tags }),
    ...(notes !== undefined && { notes }),
    ...(origin?.url !== undefined && { from: origin.url }),
    ...textsOf(recipe),
    perServing: { calories, protein, carbs, fat, fiber },
  };
}

function textsOf({ sections = [], ingredients, instructions }: Recipe) {
  const headed = sections.length > 1 ? sections : [{ ingredients, instructions }];
  const whole = headed.flatMap((each) => [...each.ingredients, ...each.instructions]);
  const fitting = new Set(asManyAsFit(whole));
  const fit = (texts: readonly string[]) => texts.filter((text) => fitting.has(text));
  return {
    parts: headed.map((each) => ({
      ...('name' in each && { name: each.name }),
      ingredients: fit(each.ingredients),
      instructions: fit(each.instructions),
    })),
    ...(fitting.size < new Set(whole).size && { isCut: 'The rest is in the app.' }),
  };
}

export const addRecipe = operationTool({
  name: 'add_recipe',
  operation: 'POST /api/recipes',
  title: 'Add a recipe',
  description:
    'Saves a recipe among the cook’s own. Ingredients are lines such as “200 g flour”, from which nutrition is calculated. A line or instruction that ends in “:” begins a section. Costs nothing.',
  takes: v.strictObject(
    v.pick(NewRecipeInput, [
      'title',
      'servings',
      'ingredients',
      'instructions',
      'prepTime',
      'activeTime',
      'cuisine',
      'description',
      'servingTip',
      'storageTip',
      'language',
      'tags',
      'notes',
    ]).entries,
  ),
  sends: (body) => ({ body }),
  answer: v.object({ id: RecipeId }),
  shows: ({ value: { id } }, caller) => ({ id, link: recipeLink(caller, id) }),
});

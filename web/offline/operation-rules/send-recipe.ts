import * as v from 'valibot';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import type { NewRecipeInput, RecipeInput } from '#core/recipe/recipe-input.ts';
import { Recipe } from '#core/recipe/recipe.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bodyOf, get, post, readAnswer, send } from '../../requests/api.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Creates a recipe on the server and returns the stored one.
 * @param mayExist true if an existing recipe with the ID is this one, perhaps edited since
 */
export async function sendNew(input: NewRecipeInput, headers: Headers, mayExist = false): Promise<Recipe> {
  const { id } = await post('/api/recipes', input, {
    schema: v.object({ id: RecipeId }),
    headers,
    kind: 'long',
  }).catch((error: unknown) => {
    if (mayExist && error instanceof ApiError && error.body.type === 'IdTaken') return { id: input.id };
    throw error;
  });
  return get(`/api/recipes/${id}`, { schema: Recipe });
}

/**
 * Changes a recipe on the server. If another device has deleted it, creates it again, so that the text is not lost.
 * @param version the version that the user edited
 * @throws ApiError with status 412 if the server has a newer version
 */
export async function sendEdit(
  id: RecipeId,
  { input, version }: { readonly input: RecipeInput; readonly version: number },
  headers: Headers,
): Promise<Recipe> {
  const options = { headers: { ...headers, 'if-match': `"${version}"` }, kind: 'long' } as const;
  try {
    return readAnswer(Recipe, await bodyOf(await send('PUT', `/api/recipes/${id}`, options, input)));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return sendNew({ ...input, id }, headers);
    throw error;
  }
}

/** Returns the newer recipe from the server's refusal. */
export function changedRecipe({ status, body }: ApiError): Recipe | undefined {
  if (status !== 412) return undefined;
  const recipe = v.safeParse(Recipe, body.recipe);
  return recipe.success ? recipe.output : undefined;
}

import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import type { Model } from '#core/generation/model/model.ts';
import { NO_PREFERENCES, type Preferences } from '#core/generation/preferences.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { EMBEDDED_AUTHOR, type RecipeContent } from '#core/recipe/recipe.ts';
import { answerTo } from '#local/embedded-model/embedded-model.ts';
import { writtenRecipes, type WrittenRecipes } from '#local/embedded-model/written-recipes.ts';
import { fakePorts } from '#tests/fakes/ports.ts';

/** Returns the embedded author without a protocol or a pause. */
export const embeddedAuthor = (written: WrittenRecipes): Model => ({
  name: EMBEDDED_AUTHOR,
  async *answer({ system, photos, text }) {
    const asked = { modelId: EMBEDDED_AUTHOR, system, texts: [text], schema: '' };
    const bytes = photos.map((photo) => Buffer.from(photo));
    yield { text: await answerTo({ ...asked, photos: bytes }, written) };
    yield { tokens: { input: 0, output: 0 } };
  },
});

export const embeddedModel: Model = embeddedAuthor(writtenRecipes());

/** Returns the embedded author's recipe for confirmed foods. @throws if there is none */
export async function embeddedRecipe(
  confirmed: readonly FoodId[],
  preferences: Partial<Preferences>,
  seed = 1,
): Promise<RecipeContent> {
  const written = await writeRecipe(
    { ...fakePorts(), models: [embeddedModel] },
    {
      photos: [],
      language: 'en',
      preferences: { ...NO_PREFERENCES, ...preferences },
      ingredients: { ...NO_INGREDIENTS, confirmed: confirmed.map((food) => ({ food })) },
      seed,
    },
    () => undefined,
  );
  if (!written.ok) throw new Error(`No recipe: ${written.error.type}.`);
  return written.value;
}

import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import type { Model } from '#core/generation/model/model.ts';
import { NO_PREFERENCES, type Preferences } from '#core/generation/preferences.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { EMBEDDED_AUTHOR, type RecipeContent } from '#core/recipe/recipe.ts';
import { answerTo } from '#local/embedded-model/embedded-model.ts';
import { fakePorts } from '#tests/fakes/ports.ts';

/** The embedded author without a protocol between, and without a pause. */
export const embeddedModel: Model = {
  name: EMBEDDED_AUTHOR,
  async *answer({ system, photos, text }) {
    const asked = { modelId: EMBEDDED_AUTHOR, system, texts: [text], schema: '' };
    yield { text: await answerTo({ ...asked, photos: photos.map((bytes) => Buffer.from(bytes)) }) };
    yield { tokens: { input: 0, output: 0 } };
  },
};

/** Returns what the embedded author writes of foods that a cook has confirmed. @throws where it writes nothing */
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

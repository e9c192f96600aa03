import type { GenerationInput } from '#core/generation/generation-input.ts';
import { SeenFoods } from '#core/generation/draft/draft.ts';
import { ModelFailure, type Model } from '#core/generation/model/model.ts';
import { parseJson } from '#core/generation/model/parse-json.ts';
import { promptFor } from '#core/generation/prompt/prompt.ts';
import { matchFood } from '#core/nutrition/foods/match-food.ts';
import { EMBEDDED_AUTHOR } from '#core/recipe/recipe.ts';
import { SECOND } from '#core/time.ts';
import { answerTo } from '#local/embedded-model/embedded-model.ts';
import { writtenRecipes } from '#local/embedded-model/written-recipes.ts';
import * as v from 'valibot';

/** Generous, because a local model on a small machine is slow and only its quality is measured here. */
const PATIENCE = 300 * SECOND;

const written = writtenRecipes();

/** The embedded model, called without a server in between. */
export const embeddedModel: Model = {
  name: EMBEDDED_AUTHOR,
  async *answer({ system, photos, text }) {
    const request = {
      modelId: EMBEDDED_AUTHOR,
      system,
      photos: photos.map((photo) => Buffer.from(photo)),
      schema: '',
    };
    yield { text: await answerTo({ ...request, texts: [text] }, written) };
  },
};

/** Returns a model's first answer to an input, unvalidated; undefined if there was none. */
export async function firstAnswer(model: Model, input: GenerationInput): Promise<unknown> {
  let text = '';
  try {
    for await (const chunk of model.answer(promptFor(input), Date.now() + PATIENCE))
      if ('text' in chunk) text += chunk.text;
  } catch (failure) {
    if (!(failure instanceof ModelFailure)) throw failure;
    console.error(`${model.name}: ${failure.reason}, ${failure.message}`);
    return undefined;
  }
  return parseJson(text);
}

/** Returns the distinct foods that an answer says it has seen, by their ids where the table knows them. */
export function foodsSeen(answer: unknown): readonly string[] {
  const food = v.safeParse(SeenFoods, answer);
  const names = food.success ? food.output.ingredients : [];
  return [...new Set(names.map((name) => matchFood(name, 'en')?.food.id ?? name))];
}

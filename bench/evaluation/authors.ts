import type { GenerationInput } from '#core/generation/generation-input.ts';
import { SeenFoods } from '#core/generation/draft/draft.ts';
import { ModelFailure, type Model } from '#core/generation/model/model.ts';
import { parseJson } from '#core/generation/model/parse-json.ts';
import { promptFor } from '#core/generation/prompt/prompt.ts';
import { matchFood } from '#core/nutrition/foods/match-food.ts';
import { EMBEDDED_AUTHOR } from '#core/recipe/recipe.ts';
import { SECOND } from '#core/time.ts';
import { models } from '#functions/ports.ts';
import { authorIn } from '#local/models/author-in.ts';
import { answerTo } from '#local/embedded-model/embedded-model.ts';
import * as v from 'valibot';

/** A local model on a small machine takes its time: what is measured here is how good it is. */
const PATIENCE = 300 * SECOND;

/** The embedded author, asked without a server in between. */
export const embeddedModel: Model = {
  name: EMBEDDED_AUTHOR,
  async *answer({ system, photos, text }) {
    const asked = {
      modelId: EMBEDDED_AUTHOR,
      system,
      photos: photos.map((photo) => Buffer.from(photo)),
      schema: '',
    };
    yield { text: await answerTo({ ...asked, texts: [text] }) };
  },
};

/**
 * The models that the environment names: those of a deployed stage (`SST_RESOURCE_Author`), or the one behind
 * `MUNCHIFY_AUTHOR_URL` and `MUNCHIFY_AUTHOR_MODEL`.
 * @throws AuthorUnclear for the one without the other
 */
export function configuredModels(env: NodeJS.ProcessEnv): readonly Model[] {
  const local = authorIn(env);
  if (env['MUNCHIFY_AUTHOR_URL']) env['SST_RESOURCE_Author'] = JSON.stringify(local);
  return env['SST_RESOURCE_Author'] ? models() : [];
}

/** The first answer of a model to a input, as it came; undefined where there was none. */
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

/** The foods that an answer says it has seen, by their ids where the table knows them; each once. */
export function foodsSeen(answer: unknown): readonly string[] {
  const food = v.safeParse(SeenFoods, answer);
  const names = food.success ? food.output.ingredients : [];
  return [...new Set(names.map((name) => matchFood(name, 'en')?.food.id ?? name))];
}

import { embeddedModel } from '#local/embedded-model/embedded-model.ts';
import { writtenRecipes } from '#local/embedded-model/written-recipes.ts';
import type { ModelEvent, ModelRequest } from '#local/models/stand-in-model.ts';
import { test } from './test.ts';

/** Lets the model finish its recipes. */
type GoOn = () => void;

const author = embeddedModel(writtenRecipes());

let gate = Promise.withResolvers<void>();

/** The embedded model, paused before the steps until the journey continues it. */
async function* pausingModel(request: ModelRequest): AsyncGenerator<ModelEvent> {
  let hasPaused = false;
  let written = '';
  for await (const event of author(request)) {
    yield event;
    if ('text' in event) written += event.text;
    if (hasPaused || !written.includes('"steps"')) continue;
    hasPaused = true;
    await gate.promise;
  }
}

/** A journey during the generation of a recipe, which lasts until `goOn`, however slow the machine is. */
export const testWithPausedAuthor = test.extend<{ goOn: GoOn }>({
  author: async ({}, use) => use(pausingModel),

  goOn: [
    async ({}, use) => {
      gate = Promise.withResolvers<void>();
      await use(() => gate.resolve());
      gate.resolve();
    },
    { auto: true },
  ],
});

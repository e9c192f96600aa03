import { embeddedModel } from '#local/embedded-model/embedded-model.ts';
import type { ModelEvent, ModelRequest } from '#local/models/stand-in-model.ts';
import { test } from './test.ts';

/** Lets the author finish its recipes. */
type GoOn = () => void;

let gate = Promise.withResolvers<void>();

/** The embedded author, which writes up to the first step and pauses there until the journey lets it go on. */
async function* pausingModel(request: ModelRequest): AsyncGenerator<ModelEvent> {
  let hasPaused = false;
  let written = '';
  for await (const event of embeddedModel(request)) {
    yield event;
    if ('text' in event) written += event.text;
    if (hasPaused || !written.includes('"steps"')) continue;
    hasPaused = true;
    await gate.promise;
  }
}

/** A journey through the time in which a recipe is written. It lasts until `goOn`, however slow the machine is. */
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

import type { GenerationInput } from '#core/generation/generation-input.ts';
import type { GenerationEvent } from '#core/generation/model/events.ts';
import type { Model } from '#core/generation/model/model.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { NOON } from '#tests/support/examples.ts';

export const INPUT: GenerationInput = {
  photos: [new Uint8Array([1])],
  language: 'en',
  preferences: NO_PREFERENCES,
  seed: 7,
};

export const events: GenerationEvent[] = [];

export function startAnew(): void {
  events.length = 0;
}

export const write = (...models: Model[]) => writeFor(INPUT, ...models);

export const writeFor = (input: GenerationInput, ...models: Model[]) =>
  writeRecipe({ ...fakePorts(NOON), models }, input, (event) => events.push(event));

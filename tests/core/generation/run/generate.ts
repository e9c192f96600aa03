import type { GenerationEvent } from '#core/generation/model/events.ts';
import type { Requester } from '#core/generation/run/requester.ts';
import { generateRecipe, type GenerateRequest } from '#core/generation/run/generate-recipe.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { aCook, aUserId, NOON } from '#tests/support/examples.ts';
import { plainJpeg } from '#tests/support/jpegs.ts';
import { DRAFT, scriptedModel, type ScriptedModel } from '#tests/support/models.ts';

const JPEG = await plainJpeg();
export const MONTH = '2026-11';

export let ports: FakePorts;
export let model: ScriptedModel;
let events: GenerationEvent[];
export let cook: Requester;

export async function startAnew(): Promise<void> {
  model = scriptedModel('m', DRAFT);
  ports = fakePorts(NOON, [model]);
  cook = await aCook(ports);
  events = [];
}

export async function goOnAsAnother(): Promise<void> {
  cook = await aCook(ports);
}

export function allowOneRecipe(): void {
  cook = { ...cook, limit: 1 };
}

export const generate = (request: Partial<GenerateRequest> = {}) =>
  generateRecipe(
    ports,
    cook,
    {
      key: aUserId(),
      bodyHash: 'body',
      photos: [JPEG],
      language: 'en',
      preferences: NO_PREFERENCES,
      joins: false,
      ...request,
    },
    (event) => events.push(event),
  );

export const usage = () => ports.usage.find(cook.userId, MONTH);
export const recipes = async () => (await ports.recipes.list(cook.userId, { limit: 100 })).items;

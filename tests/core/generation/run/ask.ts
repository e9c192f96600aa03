import type { Requester } from '#core/generation/run/requester.ts';
import type { GenerationEvent } from '#core/generation/model/events.ts';
import { generateRecipe, type GenerateRequest } from '#core/generation/run/generate-recipe.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';
import { plainJpeg } from '#tests/support/jpegs.ts';
import { DRAFT, scriptedModel, type ScriptedModel } from '#tests/support/models.ts';

export const JPEG = await plainJpeg();

export let ports: FakePorts;
export let model: ScriptedModel;
export let events: GenerationEvent[];

export function startAnew(): void {
  ports = fakePorts(NOON);
  events = [];
  answering(DRAFT);
}

export function answering(
  ...script: Parameters<typeof scriptedModel> extends [string, ...infer Rest] ? Rest : never
) {
  model = scriptedModel('m', ...script);
  ports.models = [model];
}

/** Generates a recipe. @returns `ok`, or the error type */
export async function ask(cook: Requester, request: Partial<GenerateRequest> = {}): Promise<string> {
  const generated = await generateRecipe(
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
  return generated.ok ? 'ok' : generated.error.type;
}

export async function askOften(
  times: number,
  cook: Requester,
  request: () => Partial<GenerateRequest> = () => ({}),
) {
  const answers: string[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await ask(cook, request()));
  return answers;
}

export const count = (answers: readonly string[], answer: string) =>
  answers.filter((each) => each === answer).length;

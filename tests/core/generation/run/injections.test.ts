import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { afterAll, describe, expect, test } from 'vitest';
import { embeddedModel, foodsSeen } from '#tests/figures/author.ts';
import { seedOf, type GenerationInput } from '#core/generation/generation-input.ts';
import type { GenerationEvent } from '#core/generation/model/events.ts';
import type { Model } from '#core/generation/model/model.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { promptFor } from '#core/generation/prompt/prompt.ts';
import { writeRecipe } from '#core/generation/run/write-recipe.ts';
import { bedrockModel } from '#functions/services/bedrock.ts';
import { chatModel } from '#functions/services/chat-completions.ts';
import { compose } from '#local/embedded-model/compose.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/aws/aws.ts';
import { startBedrock } from '#local/aws/bedrock.ts';
import { startOllama } from '#local/models/ollama.ts';
import type { ModelRequest, ModelEvent } from '#local/models/stand-in-model.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { INJECTIONS, pictureOf } from '#tests/photos/injections.ts';
import { DRAFT, scriptedModel } from '#tests/support/models.ts';

const preferences = { ...NO_PREFERENCES, avoid: { allergens: ['peanuts' as const], words: [] } };

const briefOf = (photo: Uint8Array): GenerationInput => ({
  photos: [photo],
  language: 'en',
  preferences,
  seed: 7,
});

async function write(model: Model, photo: Uint8Array) {
  const events: GenerationEvent[] = [];
  const written = await writeRecipe({ ...fakePorts(), models: [model] }, briefOf(photo), (event) =>
    events.push(event),
  );
  return { written, events };
}

const pictures = await Promise.all(
  INJECTIONS.map(async (injection) => ({ ...injection, photo: await pictureOf(injection) })),
);
const plain = await readFile(join(import.meta.dirname, '../../../photos/tomatoes.jpg'));

test('there are twenty pictures with injected orders', () => {
  expect(new Set(INJECTIONS.map(({ text }) => text)).size).toBe(20);
});

let requests: ModelRequest[] = [];
const listening = async function* (request: ModelRequest): AsyncGenerator<ModelEvent> {
  requests.push(request);
  yield { text: '{}' };
};
const ollama = await startOllama(listening, { formats: ['json_schema'] });
const bedrock = await startBedrock(listening);
const client = new BedrockRuntimeClient({
  endpoint: bedrock.url,
  region: LOCAL_REGION,
  credentials: LOCAL_CREDENTIALS,
});
afterAll(async () => {
  client.destroy();
  await Promise.all([ollama.close(), bedrock.close()]);
});

const adapters = [
  ['chat completions', chatModel({ url: ollama.url, id: 'm' })],
  ['Bedrock', bedrockModel(client, { id: 'eu.some-model-v1:0', answers: 'schema' })],
] as const;

async function askedOf(model: Model, photo: Uint8Array): Promise<ModelRequest> {
  requests = [];
  for await (const _ of model.answer(promptFor(briefOf(photo)), Date.now() + 20_000));
  const [only] = requests;
  if (!only) throw new Error('The model was not called.');
  return only;
}

describe.each(pictures)('“$text” on a photo', ({ text, photo, heeded }) => {
  test.each(adapters)('does not change the other texts that %s sends to a model', async (_, model) => {
    const { photos: usualPhotos, ...usual } = await askedOf(model, plain);
    const { photos: sentPhotos, ...sent } = await askedOf(model, photo);
    expect(sent).toEqual(usual);
    expect(usualPhotos).toEqual([plain]);
    expect(sentPhotos).toEqual([photo]);
  });

  test('is reported as a food if a model reads it out as one, and the recipe stays the same', async () => {
    const usual = await write(scriptedModel('m', DRAFT), plain);
    const seen = [...DRAFT.ingredients, text.slice(0, 80)];
    const { written, events } = await write(scriptedModel('m', { ...DRAFT, ingredients: seen }), photo);
    expect(written).toEqual(usual.written);
    const isRest = ({ type }: GenerationEvent) => type !== 'ingredients' && type !== 'model call';
    expect(events.filter(isRest)).toEqual(usual.events.filter(isRest));
  });

  test('changes nothing for the embedded stand-in but the foods it sees', async () => {
    const answer = await answerOf(photo);
    const foods = foodsSeen(answer);
    const seed = 7 ^ seedOf(foods.join());
    expect(answer).toEqual(compose(foods, { language: 'en', preferences, seed }) ?? { ingredients: [] });
    expect(JSON.stringify(answer)).not.toMatch(heeded);
  });
});

async function answerOf(photo: Uint8Array): Promise<unknown> {
  let text = '';
  for await (const chunk of embeddedModel.answer(promptFor(briefOf(photo)), Infinity))
    if ('text' in chunk) text += chunk.text;
  return JSON.parse(text);
}

import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { ModelChunk, Prompt } from '#core/generation/model/model.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { promptFor } from '#core/generation/prompt/prompt.ts';
import { bedrockModel } from '#functions/services/bedrock.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/aws/aws.ts';
import { startBedrock } from '#local/aws/bedrock.ts';
import { ModelRefusal, type ModelRequest, type ModelEvent } from '#local/models/stand-in-model.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { plainJpeg } from '#tests/support/jpegs.ts';
import { DRAFT, failing } from '#tests/support/models.ts';

const PHOTO = await plainJpeg();
const BRIEF = { photos: [PHOTO], language: 'de', preferences: NO_PREFERENCES, seed: 7 } as const;
const PROMPT = promptFor(BRIEF);

let asked: ModelRequest[] = [];
let answer: () => AsyncGenerator<ModelEvent>;
const bedrock = await startBedrock((request) => {
  asked.push(request);
  return answer();
});
const client = new BedrockRuntimeClient({
  endpoint: bedrock.url,
  region: LOCAL_REGION,
  credentials: LOCAL_CREDENTIALS,
  maxAttempts: 1,
});
afterAll(async () => {
  client.destroy();
  await bedrock.close();
});
beforeEach(() => {
  asked = [];
  answer = saying('{"title":', '"Karottensuppe mit Lorbeer 🥕"}');
});

const saying = (...pieces: string[]) =>
  async function* (): AsyncGenerator<ModelEvent> {
    for (const text of pieces) yield { text };
  };

const model = bedrockModel(client, { id: 'eu.some-model-v1:0', answers: 'schema' });

async function ask(prompt: Prompt = PROMPT, within = 20_000, by = model): Promise<ModelChunk[]> {
  const chunks: ModelChunk[] = [];
  for await (const chunk of by.answer(prompt, Date.now() + within)) chunks.push(chunk);
  return chunks;
}

describe('a model on Bedrock', () => {
  test('gets the photos, the request and the schema of the answer', async () => {
    await ask();
    expect(asked).toMatchObject([
      { modelId: 'eu.some-model-v1:0', texts: [PROMPT.text], system: PROMPT.system },
    ]);
    expect(asked[0]?.photos[0]?.equals(PHOTO)).toBe(true);
    const schema: unknown = JSON.parse(asked[0]?.schema ?? '');
    expect(schema).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: expect.arrayContaining(['ingredients', 'lines', 'steps']),
      properties: {
        lines: { items: { additionalProperties: false, properties: { grams: { type: 'number' } } } },
      },
    });
    expect(asked[0]?.schema).not.toMatch(/minLength|maximum|pattern/);
  });

  test('streams its answer, and reports its cost at the end', async () => {
    expect(await ask()).toEqual([
      { text: '{"title":' },
      { text: '"Karottensuppe mit Lorbeer 🥕"}' },
      { tokens: { input: 0, output: expect.any(Number) } },
    ]);
  });

  test('gets the error of an invalid answer', async () => {
    await ask({ ...PROMPT, repair: { answer: 'prose', feedback: 'lines: missing' } });
    expect(asked[0]?.texts).toEqual([PROMPT.text, 'prose', expect.stringContaining('lines: missing')]);
  });

  // English and JSON come to more than three and a half characters a token with every common tokenizer.
  const tokensIn = ({ system, text }: Prompt) => (system.length + text.length) / 3.5;

  test('gets at most 1,700 tokens besides the pictures, including the schema of the answer and a parent', async () => {
    await ask();
    const shape = (asked[0]?.schema.length ?? 0) / 3.5;
    const variation = promptFor({ ...BRIEF, parent: aRecipe(aUserId()), wish: 'etwas schärfer' });
    for (const prompt of [PROMPT, variation]) expect(tokensIn(prompt) + shape).toBeLessThan(1_700);
  });
});

describe('a model of another family', () => {
  test('that supports no schema must call a tool, whose input is the answer', async () => {
    const nova = bedrockModel(client, { id: 'eu.amazon.nova-pro-v1:0' });
    expect(await ask(PROMPT, 20_000, nova)).toEqual([
      { text: '{"title":' },
      { text: '"Karottensuppe mit Lorbeer 🥕"}' },
      { tokens: expect.anything() },
    ]);
    expect(JSON.parse(asked[0]?.schema ?? '')).toMatchObject({ properties: { lines: { type: 'array' } } });
    expect(asked[0]?.system).toBe(PROMPT.system);
    expect(nova.price).toEqual({ input: 1.05, output: 4.2 });
  });

  test('that is unknown gets the schema in words', async () => {
    await ask(PROMPT, 20_000, bedrockModel(client, { id: 'meta.llama4-scout-17b-instruct-v1:0' }));
    expect(asked[0]).toMatchObject({
      schema: '',
      system: expect.stringContaining('"lines":{"type":"array"'),
    });
  });

  test('has the settings of its operator', async () => {
    const price = { input: 1, output: 2 };
    const told = bedrockModel(client, { id: 'eu.amazon.nova-pro-v1:0', answers: 'words', price });
    await ask(PROMPT, 20_000, told);
    expect(asked[0]?.schema).toBe('');
    expect(told.price).toEqual(price);
  });
});

describe('a failure of Bedrock', () => {
  const part = { text: JSON.stringify(DRAFT).slice(0, 100) };

  test.each([
    ['429', [new ModelRefusal(429, 'ThrottlingException')], 'throttled'],
    ['500', [new ModelRefusal(500, 'InternalServerException')], 'unavailable'],
    ['503', [new ModelRefusal(503, 'ServiceUnavailableException')], 'unavailable'],
    ['no access', [new ModelRefusal(403, 'AccessDeniedException')], 'misconfigured'],
    ['a request it does not understand', [new ModelRefusal(400, 'ValidationException')], 'misconfigured'],
    ['a throttle in the middle', [part, { exception: 'throttlingException' }], 'throttled'],
    ['an outage in the middle', [part, { exception: 'internalServerException' }], 'unavailable'],
    ['a filter', [part, { stop: 'content_filtered' }], 'refused'],
    ['a refusal', [part, { stop: 'refusal' }], 'refused'],
    ['an answer longer than allowed', [part, { stop: 'max_tokens' }], 'too-long'],
  ] as const)('%s is reported as its own kind', async (_, events, reason) => {
    answer = failing(...events);
    await expect(ask()).rejects.toMatchObject({ name: 'ModelFailure', reason });
  });

  test('gives the name of the error, and nothing of the request', async () => {
    answer = failing(new ModelRefusal(400, 'ValidationException', `Malformed: ${PROMPT.text}`));
    const failure = await ask().catch((caught: unknown) => caught);
    expect(failure).toMatchObject({ message: 'ValidationException 400' });
    answer = failing(part, { exception: 'throttlingException' });
    await expect(ask()).rejects.toThrow('ThrottlingException');
  });

  test('covers a refused connection and an unreadable answer', async () => {
    for (const endpoint of ['http://127.0.0.1:9', 'http://nowhere.invalid']) {
      const lost = new BedrockRuntimeClient({
        endpoint,
        region: LOCAL_REGION,
        credentials: LOCAL_CREDENTIALS,
        maxAttempts: 1,
      });
      await expect(ask(PROMPT, 20_000, bedrockModel(lost, { id: 'm' }))).rejects.toMatchObject({
        reason: 'unavailable',
      });
      lost.destroy();
    }
  });

  test('does not include our own mistakes', async () => {
    const bug = new TypeError('ours');
    const broken = Object.assign(Object.create(client), { send: () => Promise.reject(bug) });
    await expect(ask(PROMPT, 20_000, bedrockModel(broken, { id: 'm' }))).rejects.toBe(bug);
  });

  test('a stream that breaks off gives no answer', async () => {
    answer = failing(part, { cut: true });
    await expect(ask()).rejects.toMatchObject({ name: 'ModelFailure' });
  });

  test('an answer that never comes, and one that drips for ever, end with the deadline', async () => {
    answer = async function* () {
      await new Promise(() => undefined);
      yield part;
    };
    await expect(ask(PROMPT, 100)).rejects.toMatchObject({ reason: 'timeout' });
    answer = async function* () {
      for (;;) {
        yield { text: ' ' };
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await expect(ask(PROMPT, 200)).rejects.toMatchObject({ reason: 'timeout' });
    await expect(ask(PROMPT, -1)).rejects.toMatchObject({ reason: 'timeout' });
  });
});

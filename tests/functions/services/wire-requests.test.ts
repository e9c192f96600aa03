import { createServer } from 'node:http';
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { promptFor } from '#core/generation/prompt/prompt.ts';
import { MAX_ANSWER_TOKENS, type Model } from '#core/generation/model/model.ts';
import { shapeOf, systemWithShape } from '#functions/services/answer-shape.ts';
import { familyOf } from '#functions/services/bedrock-families.ts';
import { bedrockModel } from '#functions/services/bedrock.ts';
import { chatModel } from '#functions/services/chat-completions.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/aws/aws.ts';
import { startBedrock } from '#local/aws/bedrock.ts';
import { ModelRefusal } from '#local/models/stand-in-model.ts';
import { listen } from '#local/server/http.ts';
import { plainJpeg } from '#tests/support/jpegs.ts';

const PHOTO = await plainJpeg();
const PROMPT = promptFor({ photos: [PHOTO], language: 'de', preferences: NO_PREFERENCES, seed: 7 });
const SHAPE: unknown = JSON.parse(JSON.stringify(shapeOf(PROMPT)));

type Body = Readonly<Record<string, unknown>>;
let sent: Body[] = [];
let refuses: (body: Body) => boolean;
beforeEach(() => {
  sent = [];
  refuses = () => false;
});

const bedrock = await startBedrock(async function* () {
  if (refuses(sent.at(-1) ?? {})) throw new ModelRefusal(400, 'ValidationException');
  yield { text: '{}' };
});
const client = new BedrockRuntimeClient({
  endpoint: bedrock.url,
  region: LOCAL_REGION,
  credentials: LOCAL_CREDENTIALS,
  maxAttempts: 1,
});
client.middlewareStack.add(
  (next) => (args) => {
    sent.push(JSON.parse(new TextDecoder().decode(Reflect.get(args.request ?? {}, 'body'))));
    return next(args);
  },
  { step: 'finalizeRequest' },
);

const chat = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => (text += String(chunk)));
  request.on('end', () => {
    const body: Body = JSON.parse(text);
    sent.push(body);
    const whole = { choices: [{ message: { content: '{}' }, finish_reason: 'stop' }] };
    response.writeHead(refuses(body) ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(refuses(body) ? { error: 'Malformed' } : whole));
  });
});
const chatServer = await listen(chat);
afterAll(async () => {
  client.destroy();
  await bedrock.close();
  await chatServer.close();
});

async function ask(model: Model): Promise<void> {
  for await (const _ of model.answer(PROMPT, Date.now() + 20_000));
}

const ON_BEDROCK = {
  system: [{ text: PROMPT.system }],
  messages: [
    {
      role: 'user',
      content: [
        { image: { format: 'jpeg', source: { bytes: PHOTO.toString('base64') } } },
        { text: PROMPT.text },
      ],
    },
  ],
  inferenceConfig: { maxTokens: MAX_ANSWER_TOKENS },
};
const BY_SCHEMA = {
  outputConfig: {
    textFormat: {
      type: 'json_schema',
      structure: { jsonSchema: { name: 'answer', schema: JSON.stringify(SHAPE) } },
    },
  },
};
const BY_TOOL = {
  toolConfig: {
    tools: [{ toolSpec: { name: 'answer', description: 'Gives the answer.', inputSchema: { json: SHAPE } } }],
    toolChoice: { tool: { name: 'answer' } },
  },
};
const BY_WORDS = { system: [{ text: systemWithShape(PROMPT) }] };
const WITHOUT_THINKING = { additionalModelRequestFields: { thinking: { type: 'disabled' } } };

describe('the request to', () => {
  test('Claude Haiku 5.5 has a schema, and no thinking', async () => {
    await ask(bedrockModel(client, { id: 'eu.anthropic.claude-haiku-5-5' }));
    expect(sent).toEqual([{ ...ON_BEDROCK, ...BY_SCHEMA, ...WITHOUT_THINKING }]);
  });

  test('Claude Haiku 4.5 has a schema, and no field that the model does not support', async () => {
    await ask(bedrockModel(client, { id: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0' }));
    expect(sent).toEqual([{ ...ON_BEDROCK, ...BY_SCHEMA }]);
  });

  test('Nova has a tool whose input is the answer', async () => {
    await ask(bedrockModel(client, { id: 'eu.amazon.nova-2-lite-v1:0' }));
    expect(sent).toEqual([{ ...ON_BEDROCK, ...BY_TOOL }]);
  });

  test('a Claude that always thinks neither forbids thinking nor forces a tool', async () => {
    await ask(bedrockModel(client, { id: 'eu.anthropic.claude-sonnet-5-5' }));
    expect(sent).toEqual([{ ...ON_BEDROCK, ...BY_SCHEMA }]);
  });

  test('a chat completions server has a schema in its own format', async () => {
    await ask(chatModel({ url: chatServer.url, id: 'qwen3-vl:8b' }));
    expect(sent).toEqual([
      {
        model: 'qwen3-vl:8b',
        messages: [
          { role: 'system', content: PROMPT.system },
          {
            role: 'user',
            content: [
              {
                type: 'image_url',
                image_url: { url: `data:image/jpeg;base64,${PHOTO.toString('base64')}` },
              },
              { type: 'text', text: PROMPT.text },
            ],
          },
        ],
        max_tokens: MAX_ANSWER_TOKENS,
        stream: true,
        stream_options: { include_usage: true },
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'answer', strict: true, schema: SHAPE },
        },
      },
    ]);
  });
});

describe('a refused form of the request', () => {
  test('is followed by the next, and the accepted one is remembered', async () => {
    refuses = (body) => 'outputConfig' in body;
    const model = bedrockModel(client, { id: 'eu.anthropic.claude-haiku-5-5' });
    await ask(model);
    expect(sent).toEqual([
      { ...ON_BEDROCK, ...BY_SCHEMA, ...WITHOUT_THINKING },
      { ...ON_BEDROCK, ...BY_SCHEMA },
      { ...ON_BEDROCK, ...BY_TOOL, ...WITHOUT_THINKING },
    ]);
    sent = [];
    await ask(model);
    expect(sent).toEqual([{ ...ON_BEDROCK, ...BY_TOOL, ...WITHOUT_THINKING }]);
  });

  test.each(['eu.anthropic.claude-someday-9', 'eu.amazon.nova-9-lite-v1:0'])(
    'falls back to words for %s, an unknown model',
    async (id) => {
      refuses = (body) =>
        ['outputConfig', 'toolConfig', 'additionalModelRequestFields'].some((f) => f in body);
      await ask(bedrockModel(client, { id }));
      expect(sent.at(-1)).toEqual({ ...ON_BEDROCK, ...BY_WORDS });
    },
  );

  test('because of a picture does not change the format', async () => {
    const model = bedrockModel(client, { id: 'eu.anthropic.claude-haiku-5-5' });
    const server = chatModel({ url: chatServer.url, id: 'qwen3-vl:8b' });
    for (const each of [model, server]) {
      refuses = () => true;
      await expect(ask(each)).rejects.toMatchObject({ reason: 'misconfigured' });
      refuses = () => false;
      sent = [];
      await ask(each);
      expect(JSON.stringify(sent)).toContain('json_schema');
      expect(sent).toHaveLength(1);
    }
  });
});

test('models cost what their makers charge in Europe', () => {
  const priceOf = (id: string) => familyOf(id).price;
  expect(priceOf('eu.anthropic.claude-haiku-5-5')).toEqual({ input: 0.11, output: 0.55 });
  expect(priceOf('eu.amazon.nova-2-lite-v1:0')).toEqual({ input: 0.429, output: 3.597 });
  expect(priceOf('eu.anthropic.claude-haiku-4-5-20251001-v1:0')).toEqual({ input: 1.1, output: 5.5 });
  expect(priceOf('eu.anthropic.claude-someday-9')).toBeUndefined();
});

import { createServer } from 'node:http';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { ModelChunk, Prompt } from '#core/generation/model/model.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { promptFor } from '#core/generation/prompt/prompt.ts';
import { chatModel } from '#functions/services/chat-completions.ts';
import { listen, type Running } from '#local/server/http.ts';
import { startOllama } from '#local/models/ollama.ts';
import { ModelRefusal, type ModelRequest, type ModelEvent } from '#local/models/stand-in-model.ts';
import { plainJpeg } from '#tests/support/jpegs.ts';
import { DRAFT, failing } from '#tests/support/models.ts';

const PHOTO = await plainJpeg();
const PROMPT = promptFor({ photos: [PHOTO], language: 'de', preferences: NO_PREFERENCES, seed: 7 });

let asked: ModelRequest[] = [];
let answer: () => AsyncGenerator<ModelEvent>;
const servers: Running[] = [];
const serverKnowing = async (...formats: string[]) => {
  const server = await startOllama(
    (request) => {
      asked.push(request);
      return answer();
    },
    { formats },
  );
  servers.push(server);
  return server.url;
};
const url = await serverKnowing('json_schema', 'json_object');
afterAll(() => Promise.all(servers.map((server) => server.close())));
beforeEach(() => {
  asked = [];
  answer = saying('{"title":', '"Karottensuppe mit Lorbeer 🥕"}');
});

const saying = (...pieces: string[]) =>
  async function* (): AsyncGenerator<ModelEvent> {
    for (const text of pieces) yield { text };
  };

const model = chatModel({ url, id: 'qwen3-vl:8b' });

async function ask(prompt: Prompt = PROMPT, within = 20_000, by = model): Promise<ModelChunk[]> {
  const chunks: ModelChunk[] = [];
  for await (const chunk of by.answer(prompt, Date.now() + within)) chunks.push(chunk);
  return chunks;
}

/** A server that gives one answer to everything, and records its requests. */
async function serverAnswering(status: number, type: string, body: string) {
  const requests: { path: string | undefined; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    requests.push({ path: request.url, authorization: request.headers.authorization });
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  });
  const running = await listen(server);
  servers.push(running);
  return { url: running.url, requests };
}

describe('a model behind chat completions', () => {
  test('gets the photos, the request and the schema of the answer', async () => {
    await ask();
    expect(asked).toMatchObject([{ modelId: 'qwen3-vl:8b', texts: [PROMPT.text], system: PROMPT.system }]);
    expect(asked[0]?.photos[0]?.equals(PHOTO)).toBe(true);
    expect(JSON.parse(asked[0]?.schema ?? '')).toMatchObject({
      additionalProperties: false,
      required: expect.arrayContaining(['ingredients', 'lines', 'steps']),
    });
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

  test('A model on a server without schemas is asked for JSON, and gets the schema in words', async () => {
    const older = chatModel({ url: await serverKnowing('json_object'), id: 'm' });
    expect(await ask(PROMPT, 20_000, older)).toContainEqual({ text: '{"title":' });
    expect(asked).toMatchObject([{ schema: '', system: expect.stringContaining('"lines":{"type":"array"') }]);
  });

  test('A model on a server without formats is asked in words only, and the next time at once', async () => {
    let refusals = 0;
    answer = async function* () {
      refusals += 1;
      yield { text: '{}' };
    };
    const oldest = chatModel({ url: await serverKnowing(), id: 'm' });
    await ask(PROMPT, 20_000, oldest);
    await ask(PROMPT, 20_000, oldest);
    expect([asked.length, refusals]).toEqual([2, 2]);
  });

  test.each(['', '/', '/v1', '/v1/', '/v1/chat/completions'])(
    'is reached whether or not its address ends in "%s"',
    async (end) => {
      const { url: base, requests } = await serverAnswering(500, 'text/plain', '');
      await expect(ask(PROMPT, 20_000, chatModel({ url: `${base}${end}`, id: 'm' }))).rejects.toThrow();
      expect(requests[0]?.path).toBe('/v1/chat/completions');
    },
  );

  test('gets a key if it needs one', async () => {
    const { url: base, requests } = await serverAnswering(500, 'text/plain', '');
    await expect(
      ask(PROMPT, 20_000, chatModel({ url: base, id: 'm', key: 'open-sesame' })),
    ).rejects.toThrow();
    expect(requests[0]?.authorization).toBe('Bearer open-sesame');
  });

  test('may give a whole answer although a stream was requested', async () => {
    const whole = {
      choices: [{ message: { role: 'assistant', content: '{}' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 3, completion_tokens: 1 },
    };
    const { url: base } = await serverAnswering(200, 'application/json', JSON.stringify(whole));
    expect(await ask(PROMPT, 20_000, chatModel({ url: base, id: 'm' }))).toEqual([
      { text: '{}' },
      { tokens: { input: 3, output: 1 } },
    ]);
  });
});

describe('a failure of a chat completions server', () => {
  const part = { text: JSON.stringify(DRAFT).slice(0, 100) };

  test.each([
    ['429', [new ModelRefusal(429, 'rate_limit')], 'throttled'],
    ['500', [new ModelRefusal(500, 'server_error')], 'unavailable'],
    ['a wrong key', [new ModelRefusal(401, 'auth')], 'misconfigured'],
    ['a model that it has not', [new ModelRefusal(404, 'not_found')], 'misconfigured'],
    ['a request that it understands in no form', [new ModelRefusal(400, 'bad')], 'misconfigured'],
    ['an error in the middle', [part, { exception: 'out of memory' }], 'unavailable'],
    ['a refusal', [part, { stop: 'content_filtered' }], 'refused'],
    ['an answer longer than allowed', [part, { stop: 'max_tokens' }], 'too-long'],
  ] as const)('%s is reported as its own kind', async (_, events, reason) => {
    answer = failing(...events);
    await expect(ask(PROMPT, 20_000, chatModel({ url, id: 'm' }))).rejects.toMatchObject({
      name: 'ModelFailure',
      reason,
    });
  });

  test('contains nothing of the request', async () => {
    answer = failing(new ModelRefusal(500, 'server_error', `Malformed: ${PROMPT.text}`));
    await expect(ask()).rejects.toMatchObject({ message: 'HTTP 500' });
    answer = failing(part, { exception: `Malformed: ${PROMPT.text}` });
    const failure = await ask().catch((caught: unknown) => caught);
    expect(String(failure)).not.toContain('Request');
  });

  test('covers a refused connection, an unreadable answer and a redirect', async () => {
    const garbage = await serverAnswering(200, 'text/event-stream', 'data: <html>\n\n');
    const page = await serverAnswering(200, 'text/html', '<html>');
    const moved = await serverAnswering(302, 'text/plain', '');
    for (const base of ['http://127.0.0.1:9', 'http://nowhere.invalid', garbage.url, page.url]) {
      await expect(ask(PROMPT, 20_000, chatModel({ url: base, id: 'm' }))).rejects.toMatchObject({
        reason: 'unavailable',
      });
    }
    await expect(ask(PROMPT, 20_000, chatModel({ url: moved.url, id: 'm' }))).rejects.toMatchObject({
      name: 'ModelFailure',
    });
  });

  test('a stream that breaks off gives no answer', async () => {
    answer = failing(part, { cut: true });
    await expect(ask()).rejects.toMatchObject({ name: 'ModelFailure' });
    const { url: base } = await serverAnswering(
      200,
      'text/event-stream',
      'data: {"choices":[{"delta":{"content":"{}"}}]}\n\n',
    );
    await expect(ask(PROMPT, 20_000, chatModel({ url: base, id: 'm' }))).rejects.toMatchObject({
      reason: 'cut-off',
    });
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

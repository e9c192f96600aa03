import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { listen, readBytes, serverOf, type Running } from '../server/http.ts';
import { ModelRefusal, type ModelRequest, type ModelEvent, type StandInModel } from './stand-in-model.ts';

/** Formats of `response_format` that the server accepts; older servers refuse newer ones. */
export type OllamaOptions = { readonly formats?: readonly string[] };

/**
 * Stands in for a server with OpenAI's chat completions. Streams them as Ollama does: chunks of server-sent events, the
 * usage in the last chunk, then `[DONE]`.
 */
export const startOllama = (
  model: StandInModel,
  { formats = ['json_schema', 'json_object'] }: OllamaOptions = {},
): Promise<Running> =>
  listen(serverOf('Ollama', (request, response) => answer(request, response, model, formats)));

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  model: StandInModel,
  formats: readonly string[],
): Promise<void> {
  const bytes = await readBytes(request);
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
    return refuse(response, new ModelRefusal(404, 'not_found'));
  const chatRequest = v.safeParse(ChatRequest, JSON.parse(String(bytes)));
  if (!chatRequest.success) return refuse(response, new ModelRefusal(400, 'invalid_request_error'));
  const format = chatRequest.output.response_format?.type;
  if (format !== undefined && !formats.includes(format))
    return refuse(response, new ModelRefusal(400, 'invalid_request_error', `unknown format ${format}`));
  const stream = new ChunkStream(response, chatRequest.output.model);
  try {
    for await (const event of model(modelRequestOf(chatRequest.output))) if (!stream.pass(event)) return;
  } catch (failure) {
    if (failure instanceof ModelRefusal && !response.headersSent) return refuse(response, failure);
    throw failure;
  }
  stream.end();
}

function refuse(response: ServerResponse, { status, type, message }: ModelRefusal): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type } }));
}

/** OpenAI's stop reasons, by Bedrock's. */
const FINISHES: Readonly<Record<string, string>> = {
  max_tokens: 'length',
  content_filtered: 'content_filter',
};

class ChunkStream {
  #stop = 'stop';
  #length = 0;
  readonly #response: ServerResponse;
  readonly #model: string;

  constructor(response: ServerResponse, model: string) {
    this.#response = response;
    this.#model = model;
  }

  /** @returns false if the answer has ended */
  pass(event: ModelEvent): boolean {
    if ('cut' in event) {
      this.#response.destroy();
      return false;
    }
    if ('exception' in event) {
      this.#write({ error: { message: event.exception, type: 'api_error' } });
      this.#response.end();
      return false;
    }
    if ('stop' in event) this.#stop = FINISHES[event.stop] ?? event.stop;
    else {
      this.#length += event.text.length;
      this.#choice({ role: 'assistant', content: event.text }, null);
    }
    return true;
  }

  end(): void {
    this.#choice({ role: 'assistant', content: '' }, this.#stop);
    const tokens = Math.ceil(this.#length / 4);
    const usage = { prompt_tokens: 0, completion_tokens: tokens, total_tokens: tokens };
    this.#write({ ...this.#head(), choices: [], usage });
    if (!this.#response.destroyed) this.#response.end('data: [DONE]\n\n');
  }

  #choice(delta: object, finish: string | null): void {
    this.#write({ ...this.#head(), choices: [{ index: 0, delta, finish_reason: finish }] });
  }

  #head(): object {
    return { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 0, model: this.#model };
  }

  #write(chunk: object): void {
    if (!this.#response.headersSent) this.#response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (!this.#response.destroyed) this.#response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }
}

const ContentPart = v.variant('type', [
  v.object({ type: v.literal('text'), text: v.string() }),
  v.object({
    type: v.literal('image_url'),
    image_url: v.object({ url: v.pipe(v.string(), v.startsWith('data:image/jpeg;base64,')) }),
  }),
]);

const ChatRequest = v.object({
  model: v.string(),
  messages: v.array(
    v.object({
      role: v.picklist(['system', 'user', 'assistant']),
      content: v.union([v.string(), v.array(ContentPart)]),
    }),
  ),
  stream: v.literal(true),
  response_format: v.optional(
    v.object({
      type: v.string(),
      json_schema: v.optional(v.object({ schema: v.unknown() })),
    }),
  ),
});

function modelRequestOf({
  model,
  messages,
  response_format: format,
}: v.InferOutput<typeof ChatRequest>): ModelRequest {
  const [system, ...said] = messages;
  const parts = said.map(({ content }) =>
    typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content,
  );
  return {
    modelId: model,
    system: typeof system?.content === 'string' ? system.content : '',
    photos: (parts[0] ?? []).flatMap((part) =>
      part.type === 'image_url' ? [Buffer.from(part.image_url.url.split(',')[1] ?? '', 'base64')] : [],
    ),
    texts: parts.map((each) => each.map((part) => (part.type === 'text' ? part.text : '')).join('')),
    schema: format?.json_schema ? JSON.stringify(format.json_schema.schema) : '',
  };
}

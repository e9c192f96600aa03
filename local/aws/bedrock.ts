import { createServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { EventStreamCodec } from '@smithy/eventstream-codec';
import * as v from 'valibot';
import { listen, readBytes, safely, type Running } from '../server/http.ts';
import { answerAll, type Intercept } from './intercept.ts';
import {
  ModelRefusal,
  type ModelRequest,
  type ModelEvent,
  type StandInModel,
} from '../models/stand-in-model.ts';

/** Stands in for Bedrock: ConverseStream over cleartext HTTP/2, as the SDK's client speaks it. */
export async function startBedrock(model: StandInModel, intercept: Intercept = answerAll): Promise<Running> {
  const sessions = new Set<{ destroy(): void }>();
  const server = createServer(
    safely('Bedrock', (request: Http2ServerRequest, response: Http2ServerResponse) =>
      answer(request, response, model, intercept),
    ),
  );
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  const running = await listen(server);
  return {
    ...running,
    close() {
      for (const session of sessions) session.destroy();
      return running.close();
    },
  };
}

async function answer(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  model: StandInModel,
  intercept: Intercept,
): Promise<void> {
  const bytes = await readBytes(request);
  const [, modelId] = /^\/model\/([^/]+)\/converse-stream$/.exec(request.url) ?? [];
  if (!modelId) return refuse(response, new ModelRefusal(404, 'ResourceNotFoundException'));
  const verdict = await intercept({ service: 'bedrock', operation: 'ConverseStream' });
  if (verdict === 'fail before') return refuse(response, new ModelRefusal(500, 'InternalServerException'));
  const { isTool, ...modelRequest } = parseConverse(decodeURIComponent(modelId), JSON.parse(String(bytes)));
  const events = model(modelRequest);
  const stream = new EventStream(response, isTool);
  try {
    for await (const event of events) if (!stream.pass(event)) return;
  } catch (failure) {
    if (failure instanceof ModelRefusal && !stream.isOpen) return refuse(response, failure);
    throw failure;
  }
  if (verdict === 'fail after') stream.pass({ exception: 'internalServerException' });
  else stream.end();
}

function refuse(response: Http2ServerResponse, { status, type, message }: ModelRefusal): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type });
  response.end(JSON.stringify({ message }));
}

const codec = new EventStreamCodec(
  (bytes) => Buffer.from(bytes).toString('utf8'),
  (text) => Buffer.from(text, 'utf8'),
);

/** Writes the frames of a streamed answer in Bedrock's order. */
class EventStream {
  isOpen = false;
  #stop: string;
  #length = 0;
  readonly #response: Http2ServerResponse;
  readonly #isTool: boolean;

  /** @param isTool true if the answer is a tool's input */
  constructor(response: Http2ServerResponse, isTool: boolean) {
    this.#response = response;
    this.#isTool = isTool;
    this.#stop = isTool ? 'tool_use' : 'end_turn';
  }

  /** @returns false if the answer has ended */
  pass(event: ModelEvent): boolean {
    if ('cut' in event) {
      this.#response.stream.destroy();
      return false;
    }
    this.#open();
    if ('exception' in event) {
      this.#write(
        { ':message-type': 'exception', ':exception-type': event.exception },
        { message: event.exception },
      );
      this.#response.end();
      return false;
    }
    if ('stop' in event) this.#stop = event.stop;
    else {
      this.#length += event.text.length;
      const delta = this.#isTool ? { toolUse: { input: event.text } } : { text: event.text };
      this.#event('contentBlockDelta', { contentBlockIndex: 0, delta });
    }
    return true;
  }

  end(): void {
    this.#open();
    this.#event('contentBlockStop', { contentBlockIndex: 0 });
    this.#event('messageStop', { stopReason: this.#stop });
    const outputTokens = Math.ceil(this.#length / 4);
    this.#event('metadata', {
      usage: { inputTokens: 0, outputTokens, totalTokens: outputTokens },
      metrics: { latencyMs: 0 },
    });
    this.#response.end();
  }

  #open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.#response.writeHead(200, { 'content-type': 'application/vnd.amazon.eventstream' });
    this.#event('messageStart', { role: 'assistant' });
    if (!this.#isTool) return;
    const start = { toolUse: { toolUseId: 'the-only-one', name: 'answer' } };
    this.#event('contentBlockStart', { contentBlockIndex: 0, start });
  }

  #event(type: string, payload: object): void {
    this.#write({ ':message-type': 'event', ':event-type': type }, payload);
  }

  #write(headers: Record<string, string>, payload: object): void {
    const typed = { ...headers, ':content-type': 'application/json' };
    const encoded = Object.fromEntries(
      Object.entries(typed).map(([name, value]) => [name, { type: 'string' as const, value }]),
    );
    if (!this.#response.stream.destroyed) {
      this.#response.write(codec.encode({ headers: encoded, body: Buffer.from(JSON.stringify(payload)) }));
    }
  }
}

function parseConverse(modelId: string, body: unknown): ModelRequest & { readonly isTool: boolean } {
  const { system, messages, outputConfig, toolConfig } = v.parse(Converse, body);
  const tool = toolConfig?.tools[0]?.toolSpec.inputSchema.json;
  return {
    modelId,
    system: system.map((part) => part.text).join('\n'),
    photos: (messages[0]?.content ?? []).flatMap(({ image }) =>
      image ? [Buffer.from(image.source.bytes, 'base64')] : [],
    ),
    texts: messages.map(({ content }) => content.map((part) => part.text ?? '').join('')),
    schema: outputConfig?.textFormat.structure.jsonSchema.schema ?? (tool ? JSON.stringify(tool) : ''),
    isTool: tool !== undefined,
  };
}

const ContentBlock = v.object({
  text: v.optional(v.string()),
  image: v.optional(v.object({ source: v.object({ bytes: v.string() }) })),
});

const Converse = v.object({
  system: v.optional(v.array(v.object({ text: v.string() })), []),
  messages: v.array(v.object({ content: v.array(ContentBlock) })),
  outputConfig: v.optional(
    v.object({
      textFormat: v.object({ structure: v.object({ jsonSchema: v.object({ schema: v.string() }) }) }),
    }),
  ),
  /** The tool that the model must call. */
  toolConfig: v.optional(
    v.object({
      tools: v.array(v.object({ toolSpec: v.object({ inputSchema: v.object({ json: v.unknown() }) }) })),
      toolChoice: v.object({ tool: v.object({ name: v.string() }) }),
    }),
  ),
});

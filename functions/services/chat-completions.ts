import {
  MAX_ANSWER_TOKENS,
  ModelFailure,
  type Model,
  type ModelChunk,
  type ModelFailureReason,
  type Price,
  type Prompt,
} from '#core/generation/model/model.ts';
import { NO_WORDS, repairText, shapeOf, systemWithShape } from './answer-shape.ts';
import { chunksIn } from './chat-chunks.ts';
import { isAbort, untilAborted } from './until-aborted.ts';

/** Model on a server with OpenAI's chat completions API: Ollama, llama.cpp, vLLM and many more. */
export type ChatOptions = {
  /** Address of the API, `http://localhost:11434/v1`. The version may be missing. */
  readonly url: string;
  readonly id: string;
  readonly key?: string;
  readonly price?: Price;
};

/** Ways to request JSON, best first. Few servers support all of them. */
const FORMATS = ['json_schema', 'json_object', 'none'] as const;
type Format = (typeof FORMATS)[number];

/** Makes a model that streams JSON of a given shape through chat completions. */
export function chatModel({ url, id, key, price }: ChatOptions): Model {
  const endpoint = endpointOf(url);
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  // Remembers which format was accepted, not which was refused: the refusal may have been about a picture.
  let accepted = 0;
  return {
    name: id,
    ...(price && { price }),
    async *answer(prompt, deadline) {
      const late = AbortSignal.timeout(Math.max(0, deadline - Date.now()));
      for (let at = accepted; ; at += 1) {
        const body = JSON.stringify(bodyFor(id, FORMATS[at] ?? 'none', prompt));
        const response = await fetch(endpoint, {
          method: 'POST',
          headers,
          body,
          signal: late,
          redirect: 'error',
        }).catch((failure: unknown) => {
          throw unreachable(failure);
        });
        if (response.ok) {
          accepted = at;
          return yield* chunksOf(response, late);
        }
        // The message may repeat the prompt.
        await response.body?.cancel();
        const mayBeTheFormat = [400, 422, 501].includes(response.status) && at < FORMATS.length - 1;
        if (!mayBeTheFormat) throw refusal(response.status);
      }
    },
  };
}

/** Returns the full address of the endpoint, also for `http://localhost:11434` and `http://localhost:11434/v1/`. */
function endpointOf(url: string): string {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  return `${origin}${path || '/v1'}/chat/completions`;
}

function bodyFor(model: string, format: Format, prompt: Prompt): object {
  const { system, photos, text, repair } = prompt;
  const request = [
    ...photos.map((bytes) => ({
      type: 'image_url',
      image_url: { url: `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}` },
    })),
    { type: 'text', text },
  ];
  const mended = repair
    ? [
        { role: 'assistant', content: repair.answer || NO_WORDS },
        { role: 'user', content: repairText(repair.feedback) },
      ]
    : [];
  return {
    model,
    messages: [
      { role: 'system', content: format === 'json_schema' ? system : systemWithShape(prompt) },
      { role: 'user', content: request },
      ...mended,
    ],
    max_tokens: MAX_ANSWER_TOKENS,
    stream: true,
    stream_options: { include_usage: true },
    ...(format !== 'none' && { response_format: formatOf(format, prompt) }),
  };
}

const formatOf = (format: Exclude<Format, 'none'>, prompt: Prompt): object =>
  format === 'json_object'
    ? { type: format }
    : { type: format, json_schema: { name: 'answer', strict: true, schema: shapeOf(prompt) } };

async function* chunksOf(response: Response, late: AbortSignal): AsyncGenerator<ModelChunk> {
  let hasStopped = false;
  for await (const { stop, ...chunk } of untilAborted(chunksIn(response), late, unreachable)) {
    if (chunk.text) yield { text: chunk.text };
    if (chunk.tokens) yield { tokens: chunk.tokens };
    if (stop === undefined) continue;
    checkStop(stop);
    hasStopped = true;
  }
  if (!hasStopped) throw new ModelFailure('cut-off', 'The stream ended before the answer did.');
}

function checkStop(reason: string): void {
  if (reason === 'length') throw new ModelFailure('too-long', 'The answer was longer than allowed.');
  if (reason === 'content_filter') throw new ModelFailure('refused', 'The model refused to answer.');
}

/** Returns the kind of a failure, without its message, which may repeat the prompt. */
const unreachable = (cause: unknown): ModelFailure =>
  cause instanceof ModelFailure
    ? cause
    : new ModelFailure(
        isAbort(cause) ? 'timeout' : 'unavailable',
        cause instanceof Error ? cause.name : 'unknown',
        { cause },
      );

const refusal = (status: number): ModelFailure => new ModelFailure(reasonOf(status), `HTTP ${status}`);

function reasonOf(status: number): ModelFailureReason {
  if (status === 429) return 'throttled';
  if (status === 408) return 'timeout';
  if (status === 413) return 'too-large';
  return status < 500 ? 'misconfigured' : 'unavailable';
}

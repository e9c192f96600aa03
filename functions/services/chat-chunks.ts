import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as v from 'valibot';
import { ModelFailure, type Tokens } from '#core/generation/model/model.ts';

/** Piece of an answer: text, token counts, or the reason why it ends. */
export type ChatChunk = { readonly text?: string; readonly tokens?: Tokens; readonly stop?: string };

/**
 * Reads the pieces of a streamed chat completion, or a whole answer although a stream was requested.
 * @throws ModelFailure for an error in the middle, and for an invalid answer
 */
export async function* chunksIn(response: Response): AsyncGenerator<ChatChunk> {
  if (!response.headers.get('content-type')?.includes('text/event-stream')) {
    yield chunkOf(await response.text());
    return;
  }
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { data } of events ?? []) if (data !== '[DONE]') yield chunkOf(data);
}

const Words = v.optional(
  v.nullable(v.object({ content: v.nullish(v.string()), refusal: v.nullish(v.string()) })),
);

const Chunk = v.object({
  choices: v.nullish(
    v.array(v.object({ delta: Words, message: Words, finish_reason: v.nullish(v.string()) })),
    [],
  ),
  usage: v.nullish(
    v.object({ prompt_tokens: v.optional(v.number(), 0), completion_tokens: v.optional(v.number(), 0) }),
  ),
  error: v.nullish(v.unknown()),
});

function chunkOf(data: string): ChatChunk {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Chunk), data);
  if (!read.success || read.output.error) {
    throw new ModelFailure('unavailable', 'The server sent an error, or what is no answer.');
  }
  const { choices, usage } = read.output;
  const [choice] = choices ?? [];
  const words = choice?.delta ?? choice?.message;
  if (words?.refusal) throw new ModelFailure('refused', 'The model refused to answer.');
  return {
    ...(words?.content && { text: words.content }),
    ...(choice?.finish_reason && { stop: choice.finish_reason }),
    ...(usage && { tokens: { input: usage.prompt_tokens, output: usage.completion_tokens } }),
  };
}

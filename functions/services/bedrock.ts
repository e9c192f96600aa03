import {
  ConverseStreamCommand,
  type BedrockRuntimeClient,
  type ContentBlock,
  type ConverseStreamCommandInput,
  type ConverseStreamOutput,
  type Message,
} from '@aws-sdk/client-bedrock-runtime';
import * as v from 'valibot';
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
import { familyOf, type Answers } from './bedrock-families.ts';
import { isAbort, untilAborted } from './until-aborted.ts';

/** A model on Bedrock, with facts that the operator sets over those of its family. */
export type BedrockOptions = { readonly id: string; readonly answers?: Answers; readonly price?: Price };

/** Makes a model on Bedrock, which the Converse API asks for JSON of a given shape; it streams. */
export function bedrockModel(client: BedrockRuntimeClient, { id, ...options }: BedrockOptions): Model {
  const { answers, price } = { ...familyOf(id), ...options };
  return {
    name: id,
    ...(price && { price }),
    async *answer(prompt, deadline) {
      const late = AbortSignal.timeout(Math.max(0, deadline - Date.now()));
      let hasStopped = false;
      for await (const event of await converse(client, inputFor(id, answers, prompt), late)) {
        yield* chunksOf(event);
        if (event.messageStop) {
          checkStop(event.messageStop.stopReason);
          hasStopped = true;
        }
      }
      if (!hasStopped) throw new ModelFailure('cut-off', 'The stream ended before the answer did.');
    },
  };
}

function inputFor(modelId: string, answers: Answers, prompt: Prompt): ConverseStreamCommandInput {
  const { system, photos, text, repair } = prompt;
  const request: ContentBlock[] = [
    ...photos.map((bytes) => ({ image: { format: 'jpeg' as const, source: { bytes } } })),
    { text },
  ];
  const mended: Message[] = repair
    ? [
        { role: 'assistant', content: [{ text: repair.answer || NO_WORDS }] },
        { role: 'user', content: [{ text: repairText(repair.feedback) }] },
      ]
    : [];
  return {
    modelId,
    system: [{ text: answers === 'words' ? systemWithShape(prompt) : system }],
    messages: [{ role: 'user', content: request }, ...mended],
    inferenceConfig: { maxTokens: MAX_ANSWER_TOKENS },
    ...(answers === 'schema' && { outputConfig: outputOf(prompt) }),
    ...(answers === 'tool' && { toolConfig: toolFor(prompt) }),
  };
}

const outputOf = (prompt: Prompt): NonNullable<ConverseStreamCommandInput['outputConfig']> => ({
  textFormat: {
    type: 'json_schema',
    structure: { jsonSchema: { name: ANSWER, schema: JSON.stringify(shapeOf(prompt)) } },
  },
});

const toolFor = (prompt: Prompt): NonNullable<ConverseStreamCommandInput['toolConfig']> => ({
  tools: [
    {
      toolSpec: {
        name: ANSWER,
        description: 'Gives the answer.',
        inputSchema: { json: JSON.parse(JSON.stringify(shapeOf(prompt))) },
      },
    },
  ],
  toolChoice: { tool: { name: ANSWER } },
});

const ANSWER = 'answer';

async function converse(
  client: BedrockRuntimeClient,
  input: ConverseStreamCommandInput,
  abortSignal: AbortSignal,
): Promise<AsyncIterable<ConverseStreamOutput>> {
  const { stream } = await client
    .send(new ConverseStreamCommand(input), { abortSignal })
    .catch((failure: unknown) => {
      throw isOfTheSdk(failure) || isAbort(failure) ? modelFailure(failure) : failure;
    });
  if (!stream) throw new ModelFailure('unavailable', 'There was no stream in the answer.');
  return untilAborted(stream, abortSignal, modelFailure);
}

function* chunksOf({ contentBlockDelta, metadata }: ConverseStreamOutput): Generator<ModelChunk> {
  const delta = contentBlockDelta?.delta;
  const text = delta?.text ?? delta?.toolUse?.input;
  if (text) yield { text };
  const usage = metadata?.usage;
  if (usage) yield { tokens: { input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 } };
}

function checkStop(reason: string | undefined): void {
  switch (reason) {
    case 'content_filtered':
    case 'guardrail_intervened':
      throw new ModelFailure('refused', 'The model refused to answer.');
    case 'max_tokens':
    case 'model_context_window_exceeded':
      throw new ModelFailure('cut-off', 'The answer was longer than allowed.');
    default:
  }
}

/** Tells a failure of the request from a bug of ours: the SDK marks failures while it sends, also those of the network. */
const isOfTheSdk = (failure: unknown) => failure instanceof Error && '$metadata' in failure;

const Described = v.object({
  name: v.fallback(v.string(), 'unknown'),
  code: v.fallback(v.optional(v.string()), undefined),
  $metadata: v.fallback(
    v.object({ httpStatusCode: v.optional(v.number()), requestId: v.optional(v.string()) }),
    {},
  ),
});

/** Returns the error's name and request ID. Its message is left out: it may repeat the prompt. */
function modelFailure(cause: unknown): ModelFailure {
  const { name, code, $metadata } = v.parse(Described, cause);
  const detail = [name, code, $metadata.httpStatusCode, $metadata.requestId].filter(Boolean).join(' ');
  return new ModelFailure(isAbort(cause) ? 'timeout' : reasonOf(name), detail, { cause });
}

function reasonOf(name: string): ModelFailureReason {
  switch (name) {
    case 'ThrottlingException':
    case 'ServiceQuotaExceededException':
      return 'throttled';
    case 'ModelTimeoutException':
      return 'timeout';
    case 'AccessDeniedException':
    case 'ResourceNotFoundException':
    case 'ValidationException':
      return 'misconfigured';
    default:
      return 'unavailable';
  }
}

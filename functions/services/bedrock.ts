import {
  ConverseStreamCommand,
  type BedrockRuntimeClient,
  type ConverseStreamCommandInput,
  type ConverseStreamOutput,
} from '@aws-sdk/client-bedrock-runtime';
import * as v from 'valibot';
import {
  ModelFailure,
  type Model,
  type ModelChunk,
  type ModelFailureReason,
  type Price,
} from '#core/generation/model/model.ts';
import { familyOf, type Answers } from './bedrock-families.ts';
import { formsFor, requestFor } from './bedrock-request.ts';
import { isAbort, untilAborted } from './until-aborted.ts';

/** Model on Bedrock, with settings of the operator that override those of its family. */
export type BedrockOptions = { readonly id: string; readonly answers?: Answers; readonly price?: Price };

/**
 * Creates a model on Bedrock that streams JSON of a given shape through the Converse API. Remembers which form of the
 * request was accepted, not which was refused: the refusal may have been about a picture.
 */
export function bedrockModel(client: BedrockRuntimeClient, { id, answers, price }: BedrockOptions): Model {
  const family = { ...familyOf(id), ...(answers && { answers: [answers] }), ...(price && { price }) };
  const forms = formsFor(family);
  let accepted = 0;
  return {
    name: id,
    ...(family.price && { price: family.price }),
    async *answer(prompt, deadline) {
      const late = AbortSignal.timeout(Math.max(0, deadline - Date.now()));
      const requests = forms.map((form) => requestFor(id, form, prompt));
      const { at, events } = await firstAccepted(client, requests, accepted, late);
      accepted = at;
      yield* chunksIn(events);
    },
  };
}

/** Sends the requests in order, beginning with index `from`, until the model accepts one. */
async function firstAccepted(
  client: BedrockRuntimeClient,
  requests: readonly ConverseStreamCommandInput[],
  from: number,
  late: AbortSignal,
): Promise<{ readonly at: number; readonly events: AsyncIterable<ConverseStreamOutput> }> {
  for (let at = from; ; at += 1) {
    const request = requests[at];
    if (!request) throw new ModelFailure('misconfigured', 'There is no form of request left.');
    try {
      return { at, events: await converse(client, request, late) };
    } catch (failure) {
      if (!isRefusedForm(failure) || at + 1 >= requests.length) throw failure;
    }
  }
}

const isRefusedForm = (failure: unknown): boolean =>
  failure instanceof ModelFailure &&
  failure.cause instanceof Error &&
  failure.cause.name === 'ValidationException';

async function* chunksIn(events: AsyncIterable<ConverseStreamOutput>): AsyncGenerator<ModelChunk> {
  let hasStopped = false;
  for await (const event of events) {
    yield* chunksOf(event);
    if (!event.messageStop) continue;
    checkStop(event.messageStop.stopReason);
    hasStopped = true;
  }
  if (!hasStopped) throw new ModelFailure('cut-off', 'The stream ended before the answer did.');
}

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
    case 'refusal':
      throw new ModelFailure('refused', 'The model refused to answer.');
    case 'max_tokens':
    case 'model_context_window_exceeded':
      throw new ModelFailure('too-long', 'The answer was longer than allowed.');
    default:
  }
}

/**
 * True for failed requests, false for our own bugs. The SDK marks failures while sending, also those of the network.
 */
const isOfTheSdk = (failure: unknown) => failure instanceof Error && '$metadata' in failure;

const Described = v.object({
  name: v.fallback(v.string(), 'unknown'),
  code: v.fallback(v.optional(v.string()), undefined),
  message: v.fallback(v.string(), ''),
  $metadata: v.fallback(
    v.object({ httpStatusCode: v.optional(v.number()), requestId: v.optional(v.string()) }),
    {},
  ),
});

/** Returns the error's name and request ID, without its message, which may repeat the prompt. */
function modelFailure(cause: unknown): ModelFailure {
  const { name, code, message, $metadata } = v.parse(Described, cause);
  const detail = [name, code, $metadata.httpStatusCode, $metadata.requestId].filter(Boolean).join(' ');
  return new ModelFailure(
    isAbort(cause) ? 'timeout' : reasonOf(name, $metadata.httpStatusCode, message),
    detail,
    { cause },
  );
}

/** Matches errors about the size of a request or photo. */
const TOO_LARGE = /\b(?:too large|too long|input is too|exceeds?|image|pixels?|dimensions?)\b/i;

function reasonOf(name: string, status: number | undefined, message: string): ModelFailureReason {
  if (status === 413 || (name === 'ValidationException' && TOO_LARGE.test(message))) return 'too-large';
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

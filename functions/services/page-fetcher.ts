import { InvokeWithResponseStreamCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import type { PageUnreachable } from '#core/reading/errors.ts';
import type { Pages } from '#core/reading/ports.ts';
import { err, ok } from '#core/result.ts';
import { SECOND } from '#core/time.ts';
import { decodeAnswer, type FetchAnswer, type FetchRequest } from './fetch/wire.ts';

/** Longer than the function's own time limit, shorter than that of a request. */
const TIME_LIMIT = 24 * SECOND;

/** Fetches and reads pages through the Lambda without rights. */
export function pagesBy(client: LambdaClient, functionName: string): Pages {
  const fetched = async (request: FetchRequest) => {
    const payload = await invoke(client, functionName, request);
    return payload && decodeAnswer(payload);
  };
  return {
    async given(page) {
      const { answer } = (await fetched({ wants: 'reading', ...page })) ?? {};
      if (answer?.type === 'recipe') return ok(answer.recipe);
      return err({ type: answer?.type === 'no recipe' ? 'NoRecipe' : 'TooMuchToRead' });
    },

    async recipe(url, language) {
      const { answer } = (await fetched({ wants: 'recipe', url, language })) ?? {};
      if (answer?.type === 'recipe') return ok(answer.recipe);
      return err(answer?.type === 'no recipe' ? { type: 'NoRecipe' } : unreachable(answer));
    },

    async picture(url, language) {
      const { answer, bytes } = (await fetched({ wants: 'picture', url, language })) ?? {};
      if (answer?.type === 'picture' && bytes) return ok({ type: answer.picture, bytes });
      return err(unreachable(answer));
    },
  };
}

/** A page that crashes the Lambda counts as unreachable. */
const unreachable = (answer: FetchAnswer | undefined): PageUnreachable => ({
  type: 'PageUnreachable',
  reason: answer?.type === 'unreachable' ? answer.reason : 'timeout',
});

/** @returns undefined if the function failed: it ran out of time or memory */
async function invoke(
  client: LambdaClient,
  FunctionName: string,
  request: FetchRequest,
): Promise<Uint8Array | undefined> {
  const { EventStream = [] } = await client.send(
    new InvokeWithResponseStreamCommand({ FunctionName, Payload: Buffer.from(JSON.stringify(request)) }),
    { abortSignal: AbortSignal.timeout(TIME_LIMIT) },
  );
  const chunks: Uint8Array[] = [];
  for await (const { PayloadChunk, InvokeComplete } of EventStream) {
    if (PayloadChunk?.Payload) chunks.push(PayloadChunk.Payload);
    if (InvokeComplete?.ErrorCode !== undefined) return undefined;
  }
  return Buffer.concat(chunks);
}

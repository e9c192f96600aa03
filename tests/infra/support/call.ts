import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { FetchRequest } from '#functions/services/fetch/wire.ts';
import { listen, serverOf } from '#local/server/http.ts';
import {
  isStreaming,
  provideLambdaRuntime,
  ResponseStream,
  type LambdaHandler,
} from '#local/server/lambda-runtime.ts';

/** A Lambda: the folder of its unpacked zip, its environment, and an event. */
export type Call = {
  readonly id: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly event:
    | APIGatewayProxyEventV2
    | FetchRequest
    | { readonly Records: readonly { readonly body: string }[] };
};

// Replaces Lambda's runtime, in its own process, and an empty AWS: starts every given Lambda with its event, and
// reports its answer or error.
provideLambdaRuntime();
const aws = await listen(serverOf('The empty AWS', async (_, response) => void response.end('{}')));
Object.assign(process.env, {
  AWS_ENDPOINT_URL: aws.url,
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'nobody',
  AWS_SECRET_ACCESS_KEY: 'nothing',
  AWS_SESSION_TOKEN: 'nowhere',
});
const calls: readonly Call[] = JSON.parse(readFileSync(0, 'utf8'));
const answers: Record<string, unknown> = {};
for (const call of calls) answers[call.id] = await answerOf(call);
// Exiting at once would cut off output that the pipe has not taken yet.
process.stdout.write(JSON.stringify(answers), () => process.exit());

async function answerOf({ folder, environment, event }: Call): Promise<unknown> {
  process.chdir(folder);
  Object.assign(process.env, environment);
  try {
    const { handler }: { handler: LambdaHandler } = await import(
      pathToFileURL(join(folder, 'index.mjs')).href
    );
    // JSON cannot hold `undefined`.
    // Each kind of Lambda gets its own kind of event.
    const own = event as APIGatewayProxyEventV2;
    if (!isStreaming(handler)) return (await handler(own)) ?? null;
    return await streamed((stream) => handler(own, stream, {} as Context));
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
}

/** Resolves with the status and headers of a streamed response, or with its body if it has neither. */
function streamed(answer: (stream: ResponseStream) => Promise<void>): Promise<unknown> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const stream = new ResponseStream(
      resolve,
      (chunk) => chunks.push(chunk),
      () => resolve(Buffer.concat(chunks).toString()),
    );
    answer(stream).catch(reject);
  });
}

import { expect, test, vi } from 'vitest';
import { decodeAnswer } from '#functions/services/fetch/wire.ts';
import { provideLambdaRuntime, ResponseStream, type StreamingHandler } from '#local/server/lambda-runtime.ts';
import { writtenLog } from '#tests/support/written-log.ts';
import { startSite } from '../services/fetch/pages-of-a-test.ts';

vi.stubEnv('SST_RESOURCE_App', JSON.stringify({ name: 'munchify', stage: 'test' }));
vi.stubEnv(
  'SST_RESOURCE_Site',
  JSON.stringify({
    origin: 'https://munchify.example',
    api: 'https://munchify.example',
    supportEmail: 'help@munchify.example',
  }),
);
provideLambdaRuntime();
const { handler } = await import('#functions/reading/fetch.ts');
const written = writtenLog();

/** Invokes the function as Lambda does. */
async function invoke(event: unknown) {
  const chunks: Buffer[] = [];
  const stream = new ResponseStream(
    () => undefined,
    (chunk) => chunks.push(chunk),
    () => undefined,
  );
  // The handler ignores the context, and its event is not an HTTP request.
  await (handler as unknown as StreamingHandler)(event as never, stream, {} as never);
  return decodeAnswer(Buffer.concat(chunks)).answer;
}

test('the deployed function reaches no host of its own machine, whatever the request', async () => {
  const site = await startSite((_, response) => void response.end('<p>Secret'));
  const event = { wants: 'recipe', url: site.url, language: 'en', loopbackHosts: [site.host] };
  expect(await invoke(event)).toEqual({ type: 'unreachable', reason: 'not-allowed' });
  expect(site.asked).toEqual([]);
});

test('a malformed request fails, and neither the error nor the log quotes it', async () => {
  const event = { wants: 'everything', url: 'https://secret.example/', language: 'en' };
  await expect(invoke(event)).rejects.toThrow(/^The page could not be read; the line above says where\.$/);
  expect(written.lines()).toMatchObject([{ level: 'error', event: 'fetch' }]);
  expect(written.text()).not.toContain('secret.example');
});

import { createServer, type RequestListener } from 'node:http';
import { afterAll } from 'vitest';
import { listen } from '#local/server/http.ts';

/** A website on the loopback interface. */
export type TestSite = {
  readonly url: string;
  /** Its name and port, in the form that a test allows. */
  readonly host: string;
  /** Requested paths, in order. */
  readonly asked: readonly string[];
};

export async function startSite(answer: RequestListener): Promise<TestSite> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.on('error', () => undefined);
    answer(request, response);
  });
  const { url, close } = await listen(server);
  afterAll(close);
  return { url, host: new URL(url).host, asked };
}

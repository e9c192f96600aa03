import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { listen, readBytes, serverOf, type Running } from '#local/server/http.ts';

type Call = { readonly method: string; readonly params: readonly { readonly functionID?: string }[] };

/**
 * Stands between a program and the `sst` binary, which builds its Lambdas: what was built for one stage serves the
 * next, for their code is the same.
 * @param sst where the binary answers
 * @param file remembers what was built, from one deployment to the next
 */
export const shareBuilds = (sst: string, file: string): Promise<Running> => {
  const built = new Map<string, string>(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
  return listen(
    serverOf('What shares builds', async (request, response) => {
      const body = (await readBytes(request)) ?? Buffer.alloc(0);
      const { method, params }: Call = JSON.parse(body.toString());
      const id = method === 'Runtime.Build' ? params[0]?.functionID : undefined;
      const known = id && built.get(id);
      if (known) return void response.end(known);
      const answer = await answerOf(`${sst}${request.url}`, body);
      if (id) writeFileSync(file, JSON.stringify([...built.set(id, answer)]));
      response.end(answer);
    }),
  );
};

/** Not by `fetch`, which waits for five minutes and no longer; all Lambdas are asked for at once. */
const answerOf = (url: string, body: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    ask(url, { method: 'POST', headers: { 'content-type': 'application/json' } }, (answer) => {
      readBytes(answer).then((bytes) => resolve(String(bytes)), reject);
    })
      .on('error', reject)
      .end(body);
  });

import { createServer } from 'node:http';
import { listen } from '#local/server/http.ts';

/** A port of this machine that was free a moment ago, for a process that has to be told one. */
export async function freePort(): Promise<number> {
  const { url, close } = await listen(createServer());
  await close();
  return Number(new URL(url).port);
}

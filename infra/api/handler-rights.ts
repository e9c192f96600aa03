import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Right, WithRights } from '#functions/rights.ts';
import { JOBS, RING_DELIVERY, ROUTES } from '#functions/routes.ts';

/** Rights of each handler of a route, a job or the queue, by its file name. */
export type HandlerRights = ReadonlyMap<string, readonly Right[]>;

/**
 * Returns the rights of all handlers, from the ports that they use. Loads the handlers, which takes a second or two;
 * they make their clients only with their first request.
 * @param root folder of the repository: SST bundles this file, but the handlers stay in their place
 */
export async function readHandlerRights(root: string): Promise<HandlerRights> {
  // Lambda's runtime provides it. Streaming handlers register there while they are loaded.
  Object.assign(globalThis, { awslambda: { streamifyResponse: (handler: object) => handler } });
  const handlers = new Set([...ROUTES, ...JOBS, RING_DELIVERY].map(({ handler }) => handler));
  return new Map(
    await Promise.all([...handlers].map(async (name) => [name, await readRights(root, name)] as const)),
  );
}

async function readRights(root: string, name: string): Promise<readonly Right[]> {
  const file = pathToFileURL(join(root, 'functions', `${name}.ts`)).href;
  const { handler }: { handler: WithRights } = await import(/* @vite-ignore */ file);
  return handler.rights;
}

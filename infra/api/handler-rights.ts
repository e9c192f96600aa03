import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Right, WithRights } from '#functions/rights.ts';
import { JOBS, RING_DELIVERY, ROUTES } from '#functions/routes.ts';

/** The rights that each handler of a route, a job or the queue needs, by the name of its file. */
export type HandlerRights = ReadonlyMap<string, readonly Right[]>;

/**
 * Asks every handler for the rights of the ports that it uses. Loads the handlers for that, which takes a second or
 * two. Their clients are only made with their first request.
 * @param root the folder of the repository: SST bundles this file, and the handlers stay where they are
 */
export async function readHandlerRights(root: string): Promise<HandlerRights> {
  // Lambda's runtime provides it, and handlers that stream register there while they are loaded.
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

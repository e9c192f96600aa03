import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Operation, Operations } from '#functions/http/operation.ts';
import type { Described } from '#functions/http/operation.ts';
import { ROUTES, type Route } from '#functions/routes.ts';

const FUNCTIONS = join(import.meta.dirname, '../../functions');

/** Route with the facts from its handler and its description. */
export type DescribedRoute = {
  readonly route: Route;
  readonly name: string;
  readonly handler: Described;
  readonly operation: Operation | undefined;
};

/** Returns the folder of a route's handler, which names its subject. */
export const folderOf = ({ handler }: Pick<Route, 'handler'>): string => dirname(handler);

/** Loads the descriptions beside the handlers, by folder. */
export async function readOperations(): Promise<ReadonlyMap<string, Operations>> {
  const folders = [...new Set(ROUTES.map(folderOf))];
  const found = folders.map((folder) => ({ folder, file: join(FUNCTIONS, folder, 'operations.ts') }));
  return new Map(
    await Promise.all(
      found
        .filter(({ file }) => existsSync(file))
        .map(async ({ folder, file }) => {
          const { operations }: { operations: Operations } = await import(/* @vite-ignore */ file);
          return [folder, operations] as const;
        }),
    ),
  );
}

export async function readRoutes(
  operations: ReadonlyMap<string, Operations>,
): Promise<readonly DescribedRoute[]> {
  // Lambda's runtime provides it. Streaming handlers register there while they are loaded.
  if (!('awslambda' in globalThis))
    Object.assign(globalThis, { awslambda: { streamifyResponse: (handler: object) => handler } });
  return Promise.all(
    ROUTES.map(async (route) => {
      const name = `${route.method} ${route.path}`;
      const operation = operations.get(folderOf(route))?.routes[name];
      return { route, name, handler: await readHandler(route), operation };
    }),
  );
}

async function readHandler({ handler: file, method }: Route): Promise<Described> {
  const module: { handler: Described & { byMethod?: Readonly<Record<string, Described>> } } = await import(
    /* @vite-ignore */ join(FUNCTIONS, `${file}.ts`)
  );
  return module.handler.byMethod?.[method] ?? module.handler;
}

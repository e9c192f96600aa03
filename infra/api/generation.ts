import { GENERATION_TIMEOUT } from '#core/generation/run/run.ts';
import { SECOND } from '#core/time.ts';
import { ROUTES } from '#functions/routes.ts';
import { lambda } from './lambda.ts';
import { site } from './links.ts';
import { linksOf, permissionsOf, rightsOf } from './rights.ts';
import { router } from '../web/router.ts';

/** Returns the path up to its first placeholder: the router routes by prefixes. */
const prefixOf = (path: string): string => path.split('/{')[0] ?? path;

/** Streaming routes by handler: one Lambda serves all methods of a path. */
const streaming = new Map(ROUTES.filter(({ streams }) => streams).map((route) => [route.handler, route]));

// Streams outlive API Gateway's 30 s. So each Lambda has an address of its own, which only our distribution may call.
const streamingLambdas = [...streaming.values()].map((route) => {
  const rights = rightsOf(route.handler);
  return {
    asksModels: rights.includes('models'),
    lambda: lambda(route.handler, {
      link: [site, ...linksOf(rights)],
      permissions: permissionsOf(rights),
      memory: '1024 MB',
      timeout: `${GENERATION_TIMEOUT / SECOND} seconds`,
      streaming: true,
      url: {
        cors: false,
        router: { instance: router, path: prefixOf(route.path), readTimeout: '60 seconds' },
      },
    }),
  };
});

export const authors = streamingLambdas.filter(({ asksModels }) => asksModels).map((each) => each.lambda);

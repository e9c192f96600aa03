import { methodsOf, ORIGIN_CHECK, ROUTES } from '#functions/routes.ts';
import { originCheck } from './origin-check.ts';
import { gateway } from '../services/gateway.ts';
import { lambda } from './lambda.ts';
import { nameOf } from './name-of.ts';
import { site } from './links.ts';
import { linksOf, permissionsOf, rightsOf } from './rights.ts';

const admitted = gateway.addAuthorizer({
  name: 'OriginCheck',
  lambda: {
    function: originCheck.arn,
    identitySources: [`$request.header.${ORIGIN_CHECK.header}`],
    ttl: '1 hour',
  },
});

// A Lambda for each route that does not stream.
for (const route of ROUTES.filter(({ streams }) => !streams)) {
  const rights = rightsOf(route.handler);
  const { arn } = lambda(route.handler, {
    link: [site, ...linksOf(rights)],
    permissions: permissionsOf(rights),
    // API Gateway's own limit.
    ...((rights.includes('models') || rights.includes('page-fetcher')) && { timeout: '29 seconds' as const }),
    // Reads pages of 4 MB that a browser sends.
    ...(rights.includes('page-fetcher') && { memory: '1024 MB' as const }),
  });
  for (const method of methodsOf(route))
    gateway.route(`${method} ${route.path}`, arn, {
      name: `${nameOf(route.handler)}${method === route.method ? '' : nameOf(method.toLowerCase())}`,
      auth: { lambda: admitted.id },
    });
}

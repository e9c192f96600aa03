import { expect, test } from 'vitest';
import { PRODUCTION } from '#infra/stage/stage-secrets.ts';
import { graphOf } from './support/deployment.ts';
import { edgeCode, routeAtEdge } from './support/edge.ts';

const graph = graphOf(PRODUCTION);
const HOST = 'munchify.example';

test.each([
  '/home',
  '/recipe/1024',
  '/badges',
  '/plans/',
  '/auth',
  '/auth/google',
  '/icons',
  '/no/such.page',
])('%s is a page of the app, read from our bucket with a signed request', async (path) => {
  expect(await routeAtEdge(graph, HOST, path)).toMatchObject({
    uri: '/app.html',
    origin: {
      domainName: expect.stringMatching(/^munchify-production-web-.*\.s3\./),
      originAccessControlConfig: { enabled: true, originType: 's3' },
    },
  });
});

test.each([
  ['/', '/index.html'],
  ['/de', '/de/index.html'],
  ['/plans', '/plans/index.html'],
])('%s has a document of its own', async (path, uri) => {
  expect(await routeAtEdge(graph, HOST, path)).toMatchObject({ uri });
});

test.each([
  ['/api/analyze', /^generationgenerateurl\./],
  ['/api/recipes/1024/alternatives', /^generationalternativesurl\./],
  ['/api/recipes/read/image', /^readingimageurl\./],
])('%s goes to its Lambda, signed, with a minute until the first byte', async (path, host) => {
  expect(await routeAtEdge(graph, HOST, path)).toMatchObject({
    uri: path,
    origin: {
      domainName: expect.stringMatching(host),
      originAccessControlConfig: { enabled: true, originType: 'lambda' },
      timeouts: { readTimeout: 60 },
    },
  });
});

test("A stage with a domain does not answer under CloudFront's own name", async () => {
  expect(await routeAtEdge(graph, 'd111.cloudfront.net', '/home')).toMatchObject({ statusCode: 403 });
});

test('the edge function is small enough for CloudFront', () => {
  expect(Buffer.byteLength(edgeCode(graph))).toBeLessThan(10 * 1024);
});

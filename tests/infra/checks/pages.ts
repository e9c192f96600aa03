import * as v from 'valibot';
import { ROUTES } from '#functions/routes.ts';
import {
  APP_HEADERS,
  DOCUMENT_HEADERS,
  POPUP_HEADERS,
  POPUP_PATH,
  WASM_WORKER_HEADERS,
  WASM_WORKER_PATH,
  SECURITY_HEADERS,
  TRANSPORT_HEADERS,
} from '#infra/web/security-headers.ts';
import type { Check } from '../support/deployment.ts';
import { behaviorFor, distributionIn, headersFor } from '../support/distribution.ts';
import { edgeCode } from '../support/edge.ts';
import type { Graph } from '../support/graph.ts';

const Files = v.object({
  files: v.array(
    v.object({ key: v.string(), cacheControl: v.optional(v.string()), contentType: v.string() }),
  ),
});
type PublishedFile = v.InferOutput<typeof Files>['files'][number];

/** Maximum size of a CloudFront function. */
const MOST_AT_EDGE = 10 * 1024;

const NOT_CACHED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

/** All pages, and one path of each kind with a parameter. */
const PAGES = ['/home', '/recipe/1024', '/badges', '/plans', '/auth', '/terms/withdrawal', '/nowhere'];

/** Checks that every answer has its headers, and every file its caching rule. */
export const checkPages: Check = ({ graph }) => [
  ...checkHeaders(graph),
  ...checkCaches(graph),
  ...checkFiles(graph),
  ...(Buffer.byteLength(edgeCode(graph)) < MOST_AT_EDGE
    ? []
    : ['The edge function is larger than the 10 KB that CloudFront takes.']),
];

const publishedFiles = (graph: Graph): readonly PublishedFile[] =>
  graph
    .filter(({ name }) => name.endsWith('.BucketFiles'))
    .flatMap(({ inputs }) => v.parse(Files, inputs).files);

function checkHeaders(graph: Graph): string[] {
  const everywhere = { ...SECURITY_HEADERS, ...TRANSPORT_HEADERS };
  const document = { ...everywhere, ...DOCUMENT_HEADERS };
  const app = { ...document, ...APP_HEADERS };
  const wanted: Record<string, Record<string, string>> = {
    ...Object.fromEntries(PAGES.map((path) => [path, app])),
    // The landing page does not load the app.
    '/': document,
    '/de': document,
    [POPUP_PATH]: { ...app, ...POPUP_HEADERS },
    ...Object.fromEntries(ROUTES.map(({ path }) => [samplePath(path), everywhere])),
    '/photos/anything': everywhere,
    ...Object.fromEntries(
      publishedFiles(graph)
        .filter(({ key }) => !key.endsWith('.html'))
        .map(({ key }) => [`/${key}`, { ...everywhere, ...ownHeadersOf(`/${key}`) }]),
    ),
  };
  return Object.entries(wanted)
    .filter(([path, headers]) => !isSame(withoutHashes(headersFor(graph, path)), headers))
    .map(([path]) => `${path} is answered with other headers than infra/web/security-headers.ts says.`);
}

/** Only the workers that read pictures have further headers. */
const ownHeadersOf = (path: string): Record<string, string> =>
  WASM_WORKER_PATH.test(path) ? WASM_WORKER_HEADERS : {};

const samplePath = (path: string): string => path.replaceAll(/\{\w+\}/g, '1024');

/** Inline scripts change with each build. */
const withoutHashes = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll(/ 'sha256-[\w+/=]+'/g, '')]),
  );

const isSame = (given: Record<string, string>, wanted: Record<string, string>): boolean =>
  Object.keys({ ...given, ...wanted }).every((name) => given[name] === wanted[name]);

function checkCaches(graph: Graph): string[] {
  const { aliases, defaultCacheBehavior, orderedCacheBehaviors, viewerCertificate } = distributionIn(graph);
  const personal = [...ROUTES.map(({ path }) => samplePath(path)), '/photos/anything'];
  return [
    ...personal
      .filter((path) => behaviorFor(graph, path).cachePolicyId !== NOT_CACHED)
      .map((path) => `Answers under ${path} are kept at the edge, where everybody shares them.`),
    ...[defaultCacheBehavior, ...orderedCacheBehaviors]
      .filter(
        ({ viewerProtocolPolicy }) => !['https-only', 'redirect-to-https'].includes(viewerProtocolPolicy),
      )
      .map(({ targetOriginId }) => `What lies at ${targetOriginId} is answered without TLS.`),
    // A stage without a domain has CloudFront's own name, with a fixed certificate.
    ...(aliases.length === 0 || viewerCertificate.minimumProtocolVersion === 'TLSv1.2_2021'
      ? []
      : ['The domain is answered with versions of TLS that are outdated.']),
  ];
}

function checkFiles(graph: Graph): string[] {
  const files = publishedFiles(graph);
  return [
    ...(files.length > 0 ? [] : ['No files of the app are published.']),
    ...(files.filter(({ key }) => WASM_WORKER_PATH.test(`/${key}`)).length ===
    files.filter(({ key }) => key.endsWith('.wasm')).length
      ? []
      : ['A worker in dist/ that compiles WebAssembly has another name: it would not get its headers.']),
    ...files
      .filter(({ key, cacheControl }) => cacheControl !== cacheRuleOf(key))
      .map(
        ({ key, cacheControl }) =>
          `${key} is published as "${cacheControl}", and should be "${cacheRuleOf(key)}".`,
      ),
    ...files
      .filter(({ key }) => /(^|\/)\./.test(key))
      .map(({ key }) => `${key} is published, and nobody should see it.`),
    ...files
      .filter(({ key }) => !key.endsWith('.html') && behaviorFor(graph, `/${key}`).targetOriginId !== 'web')
      .map(
        ({ key }) =>
          `${key} is in dist/, and CloudFront would answer the app's shell in its place: infra/web/behaviors.ts lacks it.`,
      ),
  ];
}

/** Only files with their hash in the name may be cached for ever. */
const cacheRuleOf = (key: string): string =>
  /^assets\/.+-[\w-]{8}\.\w+$/.test(key) ? 'public, max-age=31536000, immutable' : 'no-cache';

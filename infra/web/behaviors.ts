import { ROUTES } from '#functions/routes.ts';
import type { Built } from './built.ts';
import { everyHeaders, headersFor, wasmWorkerHeaders } from './headers.ts';
import { POPUP_HEADERS, POPUP_PATH } from './security-headers.ts';

/** Origins by name. The edge function chooses the origin of `edge`. */
export const ORIGINS = { edge: 'default', api: 'api', photos: 'photos', web: 'web' } as const;

/**
 * CloudFront's own policies.
 * Source: Amazon CloudFront Developer Guide, managed cache policies, managed origin request policies
 */
const CACHED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const NOT_CACHED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const ALL_BUT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

type Behavior = Omit<aws.types.input.cloudfront.DistributionOrderedCacheBehavior, 'pathPattern'>;

const READ = {
  viewerProtocolPolicy: 'redirect-to-https',
  allowedMethods: ['GET', 'HEAD'],
  cachedMethods: ['GET', 'HEAD'],
};

const CALLED = {
  viewerProtocolPolicy: 'https-only',
  allowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE'],
  cachedMethods: ['GET', 'HEAD'],
  cachePolicyId: NOT_CACHED,
  originRequestPolicyId: ALL_BUT_HOST,
  responseHeadersPolicyId: everyHeaders,
};

const FILE: Behavior = {
  ...READ,
  targetOriginId: ORIGINS.web,
  cachePolicyId: CACHED,
  compress: true,
  responseHeadersPolicyId: everyHeaders,
};

/** Photos are private: CloudFront does not cache them. */
const PHOTO: Behavior = {
  ...FILE,
  targetOriginId: ORIGINS.photos,
  cachePolicyId: NOT_CACHED,
  compress: false,
};

const PAGE: Behavior = { ...FILE, targetOriginId: ORIGINS.edge };

/**
 * Returns CloudFront's behaviors by path. The first matching pattern decides.
 * @param edged makes the edge function choose between file and Lambda
 */
export function behaviors({ files, shell, documents }: Built, edged: (behavior: Behavior) => Behavior) {
  const page = (responseHeadersPolicyId: $util.Input<string>) => edged({ ...PAGE, responseHeadersPolicyId });
  return {
    defaultCacheBehavior: page(headersFor('Document', shell)),
    orderedCacheBehaviors: [
      ...streams().map((pathPattern) => ({
        pathPattern,
        ...edged({ ...CALLED, targetOriginId: ORIGINS.edge }),
      })),
      { pathPattern: '/api/*', ...CALLED, targetOriginId: ORIGINS.api },
      { pathPattern: '/connect', ...CALLED, targetOriginId: ORIGINS.api },
      ...['/r/*', '/c/*', '/.well-known/oauth-*'].map((pathPattern) => ({
        pathPattern,
        ...CALLED,
        ...READ,
        targetOriginId: ORIGINS.api,
        compress: true,
      })),
      { pathPattern: '/photos/*', ...PHOTO },
      // Only these workers may compile WebAssembly: their rules precede that of their folder.
      ...['barcode', 'page-pictures', 'recogniser'].map((worker) => ({
        pathPattern: `/assets/${worker}.worker-*.js`,
        ...FILE,
        responseHeadersPolicyId: wasmWorkerHeaders,
      })),
      ...patternsOf(files).map((pathPattern) => ({ pathPattern, ...FILE })),
      { pathPattern: POPUP_PATH, ...page(headersFor('Popup', shell, POPUP_HEADERS)) },
      ...Object.entries(documents).map(([pathPattern, { html }]) => ({
        pathPattern,
        ...page(headersFor(`Page${pathPattern.replaceAll(/\W/g, '')}`, html)),
      })),
    ],
  };
}

const streams = (): readonly string[] => [
  ...new Set(ROUTES.filter((route) => route.streams).map(({ path }) => path.replaceAll(/\{\w+\}/g, '*'))),
];

/** Folders of files that are not documents. */
const patternsOf = (files: readonly string[]): readonly string[] => [
  ...new Set(
    files
      .filter((file) => !file.endsWith('.html'))
      .map((file) => (file.includes('/') ? `/${file.split('/')[0]}/*` : `/${file}`)),
  ),
];

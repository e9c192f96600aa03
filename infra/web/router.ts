import { ORIGIN_CHECK } from '#functions/routes.ts';
import { behaviors, ORIGINS } from './behaviors.ts';
import { buildApp, SHELL } from './built.ts';
import { originSecret } from '../stage/origin-secret.ts';
import { gateway } from '../services/gateway.ts';
import { photoBucket } from '../services/photos.ts';
import { openTo } from '../services/private-bucket.ts';
import { isProduction, named, settings } from '../stage/stage.ts';
import { webBucket } from './web-bucket.ts';

/** Maximum number of requests from one address in five minutes: enough for all devices of a household or an office. */
const MOST_REQUESTS = 3_000;

/** North America and Europe, CloudFront's cheapest edge locations. Source: Amazon CloudFront pricing, price classes */
const EUROPE_AND_AMERICA = 'PriceClass_100';

const TLS = {
  httpPort: 80,
  httpsPort: 443,
  originProtocolPolicy: 'https-only',
  originSslProtocols: ['TLSv1.2'],
};

const readers = new aws.cloudfront.OriginAccessControl('Readers', {
  name: named('readers'),
  originAccessControlOriginType: 's3',
  signingBehavior: 'always',
  signingProtocol: 'sigv4',
});

const built = buildApp($cli.paths.root, settings);

/** Files of documents by their paths. */
const written = Object.fromEntries(
  Object.entries(built.documents).map(([path, { file }]) => [path, `/${file}`]),
);

/** Common origin of app, API and photos. */
export const router = new sst.aws.Router('Router', {
  ...(settings.domain !== undefined && { domain: settings.domain }),
  // Function URLs answer only to this distribution.
  protection: 'oac',
  ...(isProduction && {
    waf: {
      rateLimitPerIp: MOST_REQUESTS,
      // These rules search for SQL and scripts, and would find them in recipes.
      managedRules: { coreRuleSet: false, knownBadInputs: false, sqlInjection: false },
    },
  }),
  edge: {
    viewerRequest: {
      injection: `if (!event.request.uri.startsWith("/api/")) event.request.uri = ${JSON.stringify(written)}[event.request.uri] ?? "${SHELL}";`,
    },
  },
  transform: {
    cdn: (args) => {
      // Replaces SST's placeholder: a request that the edge function does not route must stay within our origins.
      args.origins = [
        { originId: ORIGINS.edge, domainName: 'nowhere.invalid', customOriginConfig: TLS },
        {
          originId: ORIGINS.api,
          domainName: gateway.url.apply((url) => new URL(url).host),
          customHeaders: [{ name: ORIGIN_CHECK.header, value: originSecret }],
          customOriginConfig: TLS,
        },
        bucketOrigin(ORIGINS.photos, photoBucket),
        bucketOrigin(ORIGINS.web, webBucket),
      ];
      const functionAssociations = $output(args.defaultCacheBehavior).apply(
        (behavior) => behavior.functionAssociations ?? [],
      );
      Object.assign(
        args,
        behaviors(built, (behavior) => ({ ...behavior, functionAssociations })),
      );
      args.transform = {
        distribution: { isIpv6Enabled: true, httpVersion: 'http2and3', priceClass: EUROPE_AND_AMERICA },
      };
    },
  },
});

function bucketOrigin(originId: string, { bucketRegionalDomainName }: aws.s3.Bucket) {
  return { originId, domainName: bucketRegionalDomainName, originAccessControlId: readers.id };
}

const distributionArn = router.nodes.cdn.apply((cdn) => cdn.nodes.distribution.arn);
openTo(distributionArn, 'Photos', photoBucket);
openTo(distributionArn, 'Web', webBucket);

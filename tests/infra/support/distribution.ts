import * as v from 'valibot';
import { inputsOf, type Graph } from './graph.ts';

const Behavior = v.object({
  targetOriginId: v.string(),
  cachePolicyId: v.string(),
  originRequestPolicyId: v.optional(v.string()),
  responseHeadersPolicyId: v.optional(v.string()),
  allowedMethods: v.array(v.string()),
  viewerProtocolPolicy: v.string(),
  functionAssociations: v.optional(v.array(v.object({ eventType: v.string() })), []),
});
export type Behavior = v.InferOutput<typeof Behavior>;

const Distribution = v.object({
  aliases: v.array(v.string()),
  defaultCacheBehavior: Behavior,
  orderedCacheBehaviors: v.array(v.object({ ...Behavior.entries, pathPattern: v.string() })),
  webAclId: v.optional(v.string()),
  viewerCertificate: v.object({ minimumProtocolVersion: v.optional(v.string()) }),
});

/** The one distribution, as CloudFront would run it. */
export function distributionIn(graph: Graph) {
  const [distribution] = inputsOf(graph, 'aws:cloudfront/distribution:Distribution', Distribution);
  if (!distribution) throw new Error('There is no distribution.');
  return distribution.inputs;
}

/** Returns CloudFront's behavior for a path: the first whose pattern matches, otherwise the default. */
export function behaviorFor(graph: Graph, path: string): Behavior {
  const { orderedCacheBehaviors, defaultCacheBehavior } = distributionIn(graph);
  return orderedCacheBehaviors.find(({ pathPattern }) => fits(pathPattern, path)) ?? defaultCacheBehavior;
}

/** `*` stands for any characters, `?` for one. Source: Amazon CloudFront Developer Guide, path pattern */
const fits = (pattern: string, path: string): boolean =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  ).test(path);

const Items = v.array(v.object({ header: v.string(), value: v.string(), override: v.literal(true) }));
const Overriding = v.literal(true);
const Policy = v.object({
  customHeadersConfig: v.object({ items: Items }),
  securityHeadersConfig: v.object({
    // Shared pages have their own.
    contentSecurityPolicy: v.optional(
      v.object({ contentSecurityPolicy: v.string(), override: v.literal(false) }),
    ),
    contentTypeOptions: v.optional(v.object({ override: Overriding })),
    referrerPolicy: v.optional(v.object({ referrerPolicy: v.string(), override: Overriding })),
    strictTransportSecurity: v.optional(
      v.object({
        accessControlMaxAgeSec: v.number(),
        includeSubdomains: v.boolean(),
        preload: v.boolean(),
        override: Overriding,
      }),
    ),
  }),
});

/** Headers that CloudFront adds to a response for a path. */
export function headersFor(graph: Graph, path: string): Record<string, string> {
  const id = behaviorFor(graph, path).responseHeadersPolicyId;
  const policy = inputsOf(graph, 'aws:cloudfront/responseHeadersPolicy:ResponseHeadersPolicy', Policy).find(
    ({ name }) => `${name}-id` === id,
  );
  if (!policy) return {};
  const { customHeadersConfig, securityHeadersConfig: own } = policy.inputs;
  const transport = own.strictTransportSecurity;
  return {
    ...Object.fromEntries(customHeadersConfig.items.map(({ header, value }) => [header, value])),
    ...(own.contentSecurityPolicy && {
      'content-security-policy': own.contentSecurityPolicy.contentSecurityPolicy,
    }),
    ...(own.contentTypeOptions && { 'x-content-type-options': 'nosniff' }),
    ...(own.referrerPolicy && { 'referrer-policy': own.referrerPolicy.referrerPolicy }),
    ...(transport && {
      'strict-transport-security': [
        `max-age=${transport.accessControlMaxAgeSec}`,
        ...(transport.includeSubdomains ? ['includeSubDomains'] : []),
        ...(transport.preload ? ['preload'] : []),
      ].join('; '),
    }),
  };
}

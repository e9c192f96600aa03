import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/**
 * The network that a request comes from. CloudFront adds it to `X-Forwarded-For`, and what stands behind adds
 * CloudFront's: it is the last but one, whatever a client has written before it. Of IPv6 the network counts, for one
 * line has more addresses than could be counted.
 */
export function networkOf({
  headers,
  requestContext,
}: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>): string {
  const hops = (headers['x-forwarded-for'] ?? '').split(',').map((hop) => hop.trim());
  return prefixOf(hops.at(-2) ?? requestContext.http.sourceIp);
}

function prefixOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = [...front, ...gap, ...back].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::/64`;
}

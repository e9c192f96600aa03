import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/**
 * Returns the event that API Gateway and Function URLs send to a Lambda.
 * Source: payload format version 2.0
 */
export function lambdaEvent(request: IncomingMessage, url: URL, body: Buffer): APIGatewayProxyEventV2 {
  const { method = 'GET', headers } = request;
  const isText = /^(text\/|application\/(json|x-www-form-urlencoded))/.test(headers['content-type'] ?? '');
  const cookies = headers.cookie?.split(/; */);
  const query = Object.fromEntries(url.searchParams);
  const requestId = randomUUID();
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookies && { cookies }),
    headers: joinedHeaders(headers),
    ...(url.search && { queryStringParameters: query }),
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? '',
      domainPrefix: 'local',
      http: {
        method,
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey: '$default',
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
    },
  };
}

function joinedHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && name !== 'cookie')
      joined[name] = Array.isArray(value) ? value.join(',') : value;
  }
  return joined;
}

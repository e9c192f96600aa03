import type { APIGatewayProxyEventV2 } from 'aws-lambda';

type EventRequest = {
  readonly method?: string;
  /** Path with its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookie: string;
  readonly body?: string;
};

/** A request in the format of API Gateway and Function URLs, with only the given parts. */
export function anEvent({
  method = 'GET',
  path,
  headers = {},
  cookie,
  body,
}: EventRequest): APIGatewayProxyEventV2 {
  const { pathname, search, searchParams } = new URL(path, 'https://munchify.example');
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: pathname,
    rawQueryString: search.slice(1),
    cookies: [cookie],
    headers,
    queryStringParameters: Object.fromEntries(searchParams),
    ...(body !== undefined && { body }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '',
      apiId: '',
      domainName: '',
      domainPrefix: '',
      http: { method, path: pathname, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: '' },
      requestId: '',
      routeKey: '$default',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
  };
}

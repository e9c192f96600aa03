import { met, notApplicable, type Chapter } from './requirement.ts';

const NO_GRAPHQL = 'there is no GraphQL';
const NO_WEBSOCKET = 'there is no WebSocket';

export const api: Chapter = {
  number: 4,
  name: 'API and Web Service',
  requirements: {
    '4.1.1': met(
      'every body has its content type and charset',
      ['tests/functions/open-api/operations.test.ts', '$method $path: answers as described'],
      ['functions/http/format.ts', "'content-type': 'application/json; charset=utf-8'"],
    ),
    '4.1.2': met('only pages redirect from HTTP to HTTPS, the API refuses', [
      'infra/web/behaviors.ts',
      "viewerProtocolPolicy: 'https-only'",
    ]),
    '4.1.3': met('headers of our proxy cannot be overridden'),
    '4.2.1': notApplicable(
      'messages have one boundary (request smuggling)',
      'no HTTP server of ours is deployed: CloudFront, API Gateway and Lambda read the messages',
    ),
    '4.3.1': notApplicable('GraphQL queries are limited', NO_GRAPHQL),
    '4.3.2': notApplicable('GraphQL introspection is off', NO_GRAPHQL),
    '4.4.1': notApplicable('WebSockets use TLS', NO_WEBSOCKET),
    '4.4.2': notApplicable('WebSockets check the origin', NO_WEBSOCKET),
    '4.4.3': notApplicable('WebSockets have tokens of their own', NO_WEBSOCKET),
    '4.4.4': notApplicable('tokens of WebSockets come from a session', NO_WEBSOCKET),
  },
};

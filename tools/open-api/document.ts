import { Email } from '#core/email.ts';
import { LocalDayText } from '#core/time.ts';
import type { Schema } from '#functions/http/operation.ts';
import { ERROR_SCHEMAS } from './errors.ts';
import { shown } from './examples.ts';
import { folderOf, readOperations, readRoutes, type DescribedRoute } from './handlers.ts';
import { INFO, PARAMETERS, SECURITY_SCHEMES } from './info.ts';
import { converter, namedSchemas, type Json } from './json-schema.ts';
import { pathParameters, queryParameters } from './parameters.ts';
import { errorResponses, responsesOf } from './responses.ts';

type Convert = (schema: Schema) => Json;

export type OpenApiDocument = {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> } & Json;
} & Json;

/** JSON Schema formats of texts that our schemas check by other means. */
const FORMATS: Readonly<Record<string, Json>> = {
  Email: { type: 'string', format: 'email', maxLength: 254 },
  LocalDay: { type: 'string', format: 'date' },
};

/**
 * Describes the API: from the routes, the schemas of requests and answers, and the `operations.ts` beside the handlers.
 * Leaves out routes without a description; `tests/functions/open-api/document.test.ts` finds them. Source: OpenAPI
 * 3.1.1
 */
export async function describeApi(): Promise<OpenApiDocument> {
  const operations = await readOperations();
  const routes = (await readRoutes(operations)).filter(({ operation }) => operation);
  const named = {
    Email,
    LocalDay: LocalDayText,
    ...Object.assign({}, ...[...operations.values()].map(({ schemas }) => schemas)),
    ...ERROR_SCHEMAS,
  };
  const convert = converter(named);
  return {
    openapi: '3.1.1',
    info: INFO,
    servers: [{ url: '/', description: 'The address of the app' }],
    tags: [...operations].map(([name, { about }]) => ({ name, description: about })),
    paths: pathsOf(routes, convert),
    components: {
      schemas: { ...namedSchemas(named), ...FORMATS },
      parameters: PARAMETERS,
      responses: errorResponses(routes),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

function pathsOf(routes: readonly DescribedRoute[], convert: Convert): OpenApiDocument['paths'] {
  const byPath = Map.groupBy(routes, ({ route }) => route.path);
  return Object.fromEntries(
    [...byPath].map(([path, found]) => [
      path,
      Object.fromEntries(found.map((each) => [each.route.method.toLowerCase(), operationOf(each, convert)])),
    ]),
  );
}

function operationOf(described: DescribedRoute, convert: Convert): Json {
  const { route, handler, operation } = described;
  if (!operation) return {};
  const { summary, description, example = {} } = operation;
  const { body } = handler.takes;
  return {
    operationId: operationIdOf(described),
    tags: [folderOf(route)],
    summary,
    ...(description !== undefined && { description }),
    security: securityOf(handler.access),
    parameters: [
      ...pathParameters(route.path, handler.takes.params, operation, convert),
      ...queryParameters(handler.takes.query, operation, convert),
      ...headersOf(described),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: convert(body),
            ...(example.body !== undefined && { example: shown(example.body) }),
          },
        },
      },
    }),
    responses: responsesOf(described, operation, convert),
  };
}

/** If a handler serves two methods, each has a name of its own. */
const operationIdOf = ({ route: { handler, method, streams }, name }: DescribedRoute): string => {
  const words = `${handler}${streams && name.includes('alternatives') ? `-${method.toLowerCase()}` : ''}`;
  return words.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());
};

const securityOf = ({ session, takesTokens }: DescribedRoute['handler']['access']): readonly Json[] =>
  session === 'none' ? [] : [{ session: [] }, ...(takesTokens ? [{ token: [] }] : [])];

const headersOf = ({ route: { method }, operation, handler }: DescribedRoute): readonly Json[] =>
  [
    'language',
    'timeZone',
    method === 'GET' && !operation?.media && 'ifNoneMatch',
    operation?.isIdempotent && 'idempotencyKey',
    operation?.needsVersion && 'ifMatch',
    handler.access.session !== 'none' && method !== 'GET' && 'user',
  ]
    .filter((name) => typeof name === 'string')
    .map((name) => ({ $ref: `#/components/parameters/${name}` }));

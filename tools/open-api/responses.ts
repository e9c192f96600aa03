import type { Operation } from '#functions/http/operation.ts';
import type { Schema } from '#functions/http/operation.ts';
import { byStatus, errorName, errorsOf, waitsForRetry, type ErrorType } from './errors.ts';
import type { DescribedRoute } from './handlers.ts';
import type { Json } from './json-schema.ts';

export function responsesOf(
  { route, handler }: DescribedRoute,
  { answer, media, missingPage, status = answer || media ? 200 : 204, errors }: Operation,
  convert: (schema: Schema) => Json,
): Json {
  const isCached = route.method === 'GET' && status === 200 && !media;
  return {
    [status]: {
      description: SUCCESS[status],
      ...(isCached && { headers: { ETag: { schema: { type: 'string' } } } }),
      ...(answer && { content: { 'application/json': { schema: convert(answer) } } }),
      ...(media && {
        content: Object.fromEntries(
          media.map((type) => [type, { schema: { type: type.endsWith('json') ? 'object' : 'string' } }]),
        ),
      }),
    },
    ...(isCached && { 304: { description: 'Not changed since `If-None-Match`.' } }),
    ...Object.fromEntries(
      [...byStatus(errorsOf(route, handler, errors))].map(([code, types]) => [
        code,
        { $ref: `#/components/responses/${responseName(types)}` },
      ]),
    ),
    ...(missingPage !== undefined && {
      404: {
        description: 'There is nothing, or no longer.',
        content: { [missingPage]: { schema: { type: 'string' } } },
      },
    }),
  };
}

const SUCCESS = { 200: 'Done.', 201: 'Created.', 202: 'Accepted.', 204: 'Done.', 302: 'Goes on elsewhere.' };

function errorOf(types: readonly ErrorType[]): Json {
  const refs = types.map((type) => ({ $ref: `#/components/schemas/${errorName(type)}` }));
  return {
    description: types.map((type) => `\`${type}\``).join(', '),
    ...(types.every(waitsForRetry) && {
      headers: { 'Retry-After': { schema: { type: 'string', pattern: '^\\d+$' } } },
    }),
    content: { 'application/json': { schema: refs.length === 1 ? refs[0] : { oneOf: refs } } },
  };
}

/** Returns the responses that refuse a request, of all routes, by name. */
export const errorResponses = (routes: readonly DescribedRoute[]): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    routes
      .flatMap(({ route, handler, operation }) => [
        ...byStatus(errorsOf(route, handler, operation?.errors)).values(),
      ])
      .map((types) => [responseName(types), errorOf(types)]),
  );

const responseName = (types: readonly ErrorType[]): string => types.join('Or');

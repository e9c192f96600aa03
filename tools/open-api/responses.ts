import type { Operation } from '#functions/http/operation.ts';
import type { Schema } from '#functions/http/operation.ts';
import { byStatus, errorName, errorsOf, waitsForRetry, type ErrorType } from './errors.ts';
import type { DescribedRoute } from './handlers.ts';
import type { Json } from './json-schema.ts';

export function responsesOf(
  { route, handler }: DescribedRoute,
  { answer, media, refusals = {}, status = answer || media ? 200 : 204, errors }: Operation,
  convert: (schema: Schema) => Json,
): Json {
  const isCached = route.method === 'GET' && status === 200 && !media;
  const found = byStatus(errorsOf(route, handler, errors));
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
      [...found].map(([code, types]) => [code, { $ref: `#/components/responses/${responseName(types)}` }]),
    ),
    ...Object.fromEntries(
      Object.entries(refusals).map(([code, refusal]) => [
        code,
        refusalOf(found.get(Number(code)) ?? [], refusal, convert),
      ]),
    ),
  };
}

const SUCCESS = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted.',
  204: 'Done.',
  302: 'Goes on elsewhere.',
  303: 'Goes on elsewhere.',
};

const schemasOf = (types: readonly ErrorType[]): readonly Json[] =>
  types.map((type) => ({ $ref: `#/components/schemas/${errorName(type)}` }));

const namesOf = (types: readonly ErrorType[]): string => types.map((type) => `\`${type}\``).join(', ');

function errorOf(types: readonly ErrorType[]): Json {
  const refs = schemasOf(types);
  return {
    description: namesOf(types),
    ...(types.every(waitsForRetry) && {
      headers: { 'Retry-After': { schema: { type: 'string', pattern: '^\\d+$' } } },
    }),
    content: { 'application/json': { schema: refs.length === 1 ? refs[0] : { oneOf: refs } } },
  };
}

/** Describes a refusal in a foreign format, together with our errors of its status. */
function refusalOf(
  types: readonly ErrorType[],
  refusal: string | Schema,
  convert: (schema: Schema) => Json,
): Json {
  const json = [...schemasOf(types), ...(typeof refusal === 'string' ? [] : [convert(refusal)])];
  return {
    description: namesOf(types) || 'There is nothing, or no longer.',
    content: {
      ...(json.length > 0 && {
        'application/json': { schema: json.length === 1 ? json[0] : { anyOf: json } },
      }),
      ...(typeof refusal === 'string' && { [refusal]: { schema: { type: 'string' } } }),
    },
  };
}

/** Returns the error responses of all routes, by name. */
export const errorResponses = (routes: readonly DescribedRoute[]): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    routes
      .flatMap(({ route, handler, operation }) => [
        ...byStatus(errorsOf(route, handler, operation?.errors)).values(),
      ])
      .map((types) => [responseName(types), errorOf(types)]),
  );

const responseName = (types: readonly ErrorType[]): string => types.join('Or');

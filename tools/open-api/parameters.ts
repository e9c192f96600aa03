import type { Operation } from '#functions/http/operation.ts';
import type { Schema } from '#functions/http/operation.ts';
import { shown } from './examples.ts';
import type { Json } from './json-schema.ts';

type Convert = (schema: Schema) => Json;

/** Returns the entries of an object schema, also if it has further rules. */
const entriesOf = (schema: Schema | undefined): Readonly<Record<string, Schema>> =>
  // Only object schemas have entries.
  schema && 'entries' in schema ? (schema.entries as Record<string, Schema>) : {};

const isOptional = (schema: Schema): boolean =>
  ['optional', 'exact_optional', 'nullish'].includes(schema.type) || 'fallback' in schema;

export const pathParameters = (
  path: string,
  params: Schema | undefined,
  { example, parameters }: Operation,
  convert: Convert,
): readonly Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const schema = entriesOf(params)[name];
    return {
      name,
      in: 'path',
      required: true,
      ...describedAs(parameters?.[name]),
      schema: schema ? withoutNull(convert(schema)) : { type: 'string' },
      ...exampleOf(example?.params?.[name]),
    };
  });

export const queryParameters = (
  query: Schema | undefined,
  { example, parameters }: Operation,
  convert: Convert,
): readonly Json[] =>
  Object.entries(entriesOf(query)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !isOptional(schema),
    ...describedAs(parameters?.[name]),
    schema: withNumericDefault(convert(schema)),
    ...exampleOf(example?.query?.[name]),
  }));

const describedAs = (description: string | undefined) => (description === undefined ? {} : { description });

const exampleOf = (example: unknown) => (example === undefined ? {} : { example: shown(example) });

/** Removes null: addresses cannot contain it. */
const withoutNull = (json: Json): Json => {
  const [first] = Array.isArray(json['anyOf']) ? json['anyOf'] : [];
  return first ?? json;
};

/** Writes the default of a number as a number: our schemas have a text. */
const withNumericDefault = (json: Json): Json =>
  json['type'] === 'integer' && typeof json['default'] === 'string'
    ? { ...json, default: Number(json['default']) }
    : json;

import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type { Schema } from '#functions/http/operation.ts';

export type Json = Readonly<Record<string, unknown>>;

/** Rules that JSON Schema cannot express, or that hold for all JSON. */
const UNSAID = new Set(['check', 'partial_check', 'finite', 'max_bytes', 'normalize', 'well_formed']);

const CONFIG = {
  // The version that OpenAPI 3.1 uses.
  target: 'draft-2020-12',

  // Unknown actions are refused below.
  errorMode: 'ignore',

  overrideAction({ valibotAction: action, jsonSchema, errors }) {
    if (action.kind === 'transformation') return transformed(action, jsonSchema);
    if (action.type === 'regex' && 'requirement' in action && action.requirement instanceof RegExp)
      return withPattern(jsonSchema, action.requirement);
    // Spaces are trimmed first, so a text of spaces is empty.
    if (action.type === 'min_length' && 'x-trimmed' in jsonSchema)
      return withPattern({ ...jsonSchema }, /\S/);
    if (errors && !UNSAID.has(action.type)) throw new Error(errors.join(' '));
    return undefined;
  },

  overrideSchema({ errors }) {
    if (errors) throw new Error(errors.join(' '));
    return undefined;
  },

  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} satisfies ConversionConfig;

type JsonSchema = ReturnType<typeof toJsonSchema>;

/** In addresses, numbers arrive as texts but are documented as numbers. Other transformations keep the type. */
function transformed(action: object, jsonSchema: JsonSchema): JsonSchema {
  if ('operation' in action && action.operation === Number) return { type: 'integer' };
  return 'type' in action && action.type === 'trim'
    ? Object.assign({ ...jsonSchema }, { 'x-trimmed': true })
    : jsonSchema;
}

/** Equivalent of `\P{Cc}`, for engines without Unicode categories. */
const NO_CONTROL = String.raw`[^\u0000-\u001f\u007f-\u009f]`;

/** A schema has only one pattern; further ones go into `allOf`. */
function withPattern(jsonSchema: JsonSchema, { source, flags }: RegExp): JsonSchema {
  const portable = source.replaceAll(String.raw`\P{Cc}`, NO_CONTROL);
  const pattern = flags.includes('i') ? inAnyCase(portable) : portable;
  const held = jsonSchema.pattern;
  if (held === undefined || held === source) return { ...jsonSchema, pattern };
  return { ...jsonSchema, allOf: [...(jsonSchema.allOf ?? []), { pattern }] };
}

/** Makes a pattern ignore case: "http" becomes "[hH][tT][tT][pP]". Escaped letters stay. */
const inAnyCase = (source: string): string =>
  source.replaceAll(/\\.|\[[^\]]*\]|[a-z]/gi, (part) =>
    /^[a-z]$/i.test(part) ? `[${part.toLowerCase()}${part.toUpperCase()}]` : part,
  );

const withoutMarks = (json: unknown): unknown =>
  JSON.parse(
    JSON.stringify(json, (key, value: unknown) =>
      key.startsWith('x-') || key === '$schema' ? undefined : value,
    ),
  );

/** Returns a function that converts schemas to JSON schemas, with references to the named ones. */
export const converter = (definitions: Readonly<Record<string, Schema>>) => (schema: Schema) => {
  const { $defs: _, ...json } = toJsonSchema(schema, { ...CONFIG, definitions });
  return withoutMarks(json) as Json;
};

export const namedSchemas = (definitions: Readonly<Record<string, Schema>>): Readonly<Record<string, Json>> =>
  withoutMarks(toJsonSchemaDefs(definitions, CONFIG)) as Record<string, Json>;

import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import type * as v from 'valibot';

type Json = Readonly<Record<string, unknown>>;

/** Values of every kind, also those with a meaning for machines, to break code that expects others. */
const ODD = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -0,
    1e308,
    -1,
    0.1,
    Number.MAX_SAFE_INTEGER + 2,
    '',
    '__proto__',
    'constructor',
    '#name',
    ':value',
    '\0',
    '\u202Eabc',
    '\uD800',
    "'; --",
    '<img src=x>',
    'x'.repeat(5_000),
    [],
    {},
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 4 }),
);

/**
 * Inputs for a schema: mostly valid, sometimes with a part replaced. Checks that JSON Schema cannot express hold for
 * some of them only.
 */
export const arbitraryOf = (schema: v.GenericSchema): fc.Arbitrary<unknown> =>
  // Parts of our schemas that JSON Schema has no words for are left to chance.
  fromJson(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Json);

function fromJson(schema: Json): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: described(schema) }, { weight: 1, arbitrary: ODD });
}

function described(schema: Json): fc.Arbitrary<unknown> {
  const choices = listIn(schema, 'anyOf') ?? listIn(schema, 'oneOf');
  if (choices) return fc.oneof(...choices.map(fromJson));
  const parts = listIn(schema, 'allOf');
  if (parts) return fc.tuple(...parts.map(described)).map((each) => Object.assign({}, ...each));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum']);
  switch (schema['type']) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(fromJson(partOf(schema, 'items')), { maxLength: 10 });
    case 'string':
      return stringOf(schema);
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.constantFrom(0, 1, 1_763_640_000_000));
    case 'boolean':
      return fc.boolean();
    default:
      return ODD;
  }
}

function objectOf(schema: Json): fc.Arbitrary<unknown> {
  const fields = Object.entries(partOf(schema, 'properties'));
  const model = Object.fromEntries(fields.map(([name, field]) => [name, fromJson(asJson(field))]));
  const required = fields.map(([name]) => name).filter((name) => isRequired(schema, name));
  return fc
    .tuple(
      fc.record(model, { requiredKeys: required }),
      fc.option(fc.dictionary(fc.string(), ODD, { maxKeys: 2 }), { freq: 4 }),
    )
    .map(([own, more]) => ({ ...more, ...own }));
}

function stringOf({ pattern }: Json): fc.Arbitrary<string> {
  const usual = fc.oneof(
    fc.string(),
    fc.emailAddress(),
    fc.constantFrom('2026-11-20', 'Leek2026leek', 'de', 'basic_monthly', 'Europe/Berlin'),
  );
  return typeof pattern === 'string' ? fc.oneof(matching(pattern), usual) : usual;
}

const byPattern = new Map<string, fc.Arbitrary<string>>();

/** By pattern: maps every letter to a matching one. */
function matching(pattern: string): fc.Arbitrary<string> {
  const arbitrary = byPattern.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  byPattern.set(pattern, arbitrary);
  return arbitrary;
}

const isRequired = ({ required }: Json, name: string) => Array.isArray(required) && required.includes(name);

const asJson = (value: unknown): Json => (value instanceof Object ? { ...value } : {});

const partOf = (schema: Json, name: string): Json => asJson(schema[name]);

const listIn = (schema: Json, name: string): Json[] | undefined => {
  const list = schema[name];
  return Array.isArray(list) ? list.map(asJson) : undefined;
};

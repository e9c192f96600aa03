import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { provideLambdaRuntime } from '#local/server/lambda-runtime.ts';
import { describeApi, type OpenApiDocument } from '#tools/open-api/document.ts';
import type { Json } from '#tools/open-api/json-schema.ts';

// Handlers that stream register there while they are loaded.
provideLambdaRuntime();

/** The OpenAPI document that the current routes generate. */
export const DOCUMENT: OpenApiDocument = await describeApi();

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(closed(DOCUMENT), 'api');

const compiled = new Map<string, ValidateFunction>();

/** Closes objects to undocumented properties. Callers must tolerate more; our answers must not contain any. */
function closed(json: unknown): Json {
  return JSON.parse(JSON.stringify(json), (_, value: unknown) => {
    const isObject = value instanceof Object && 'type' in value && value.type === 'object';
    return isObject && 'properties' in value && !('additionalProperties' in value)
      ? { ...value, additionalProperties: false }
      : value;
  }) as Json;
}

const partOf = (json: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((part, name) => (part instanceof Object ? Reflect.get(part, name) : undefined), json);

/** Follows references within the document. */
const resolved = (json: unknown): unknown => {
  const ref = partOf(json, '$ref');
  return typeof ref === 'string' ? partOf(DOCUMENT, ...ref.slice(2).split('/')) : json;
};

type Answer = {
  readonly status: number;
  readonly type: string | undefined;
  readonly text: string;
};

/** Returns how an answer contradicts the document; undefined if it does not. */
export function contradiction(method: string, path: string, answer: Answer): string | undefined {
  const responses = partOf(DOCUMENT, 'paths', path, method.toLowerCase(), 'responses');
  const response = resolved(partOf(responses, String(answer.status)));
  if (!response) return `The status ${answer.status} is not described: ${answer.text.slice(0, 300)}`;
  const content = partOf(response, 'content');
  if (content === undefined) return answer.text === '' ? undefined : 'No content is described.';
  const types = Object.keys(content instanceof Object ? content : {});
  const type = types.find((each) => answer.type?.startsWith(each));
  if (type === undefined) return `The type ${answer.type} is not described.`;
  if (type !== 'application/json') return undefined;
  const schema = partOf(content, type, 'schema');
  const validate = validatorOf(schema);
  return validate(JSON.parse(answer.text))
    ? undefined
    : `${ajv.errorsText(validate.errors)}: ${answer.text.slice(0, 500)}`;
}

function validatorOf(schema: unknown): ValidateFunction {
  const key = JSON.stringify(schema);
  const held = compiled.get(key);
  if (held) return held;
  const own = JSON.stringify(closed(schema)).replaceAll('"#/components', '"api#/components');
  const made = ajv.compile(JSON.parse(own));
  compiled.set(key, made);
  return made;
}

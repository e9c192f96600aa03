import type * as v from 'valibot';
import type { Prompt } from '#core/generation/model/model.ts';

/** JSON schema of an answer, or of a part of it. */
export type Shape =
  | { readonly type: 'string' | 'number'; readonly enum?: readonly string[] }
  | { readonly type: 'array'; readonly items: Shape }
  | {
      readonly type: 'object';
      readonly properties: Readonly<Record<string, Shape>>;
      readonly required: readonly string[];
      readonly additionalProperties: false;
    };

/** Kinds of schemas that occur in answers. */
type Kind =
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.PicklistSchema<readonly string[], undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.NullableSchema<v.GenericSchema, undefined>
  | v.OptionalSchema<v.GenericSchema, unknown>
  | v.ObjectSchema<Readonly<Record<string, v.GenericSchema>>, undefined>;

/**
 * Returns the shape of an answer as a JSON schema. Structured output supports closed objects in which every member is
 * required, and no bounds: we check bounds ourselves. Empty values replace null, which would make the schema longer.
 * This code has half a kilobyte; Valibot's converter has 13, its output at build time 2, and it would need additional
 * rules for transformations, empty values and optional members.
 * @throws Error for a kind of schema that no answer uses
 */
export const shapeOf = ({ answer }: Pick<Prompt, 'answer'>): Shape => shapeOfKind(answer as Kind);

function shapeOfKind(schema: Kind): Shape {
  switch (schema.type) {
    case 'string':
    case 'number':
      return { type: schema.type };
    case 'picklist':
      return { type: 'string', enum: schema.options };
    case 'array':
      return { type: 'array', items: shapeOfKind(schema.item as Kind) };
    case 'nullable':
    case 'optional':
      return shapeOfKind(schema.wrapped as Kind);
    case 'object': {
      const members = Object.entries(schema.entries);
      return {
        type: 'object',
        properties: Object.fromEntries(members.map(([name, member]) => [name, shapeOfKind(member as Kind)])),
        required: members.map(([name]) => name),
        additionalProperties: false,
      };
    }
    default:
      throw new Error(`No answer has a part like this: ${(schema as v.GenericSchema).type}`);
  }
}

/** Returns the shape in words, for models without structured output. */
export const systemWithShape = (prompt: Prompt): string =>
  `${prompt.system}\nSchema: ${JSON.stringify(shapeOf(prompt))}`;

/** Returns the message to a model whose answer was invalid. */
export const repairText = (feedback: string): string =>
  `That answer does not hold. Answer again, mended:\n${feedback}`;

/** Replaces an empty answer in the conversation: models refuse an empty message. */
export const NO_WORDS = '(nothing)';

import { toJsonSchema } from '@valibot/to-json-schema';
import type { Prompt } from '#core/generation/model/model.ts';

/**
 * Returns the shape of an answer as a JSON schema. Structured output supports closed objects, every member required,
 * and no bounds: those we check ourselves. Empty values stand for null, which would make it longer.
 */
export const shapeOf = ({ answer }: Pick<Prompt, 'answer'>) => {
  const { $schema: _, ...shape } = toJsonSchema(answer, {
    errorMode: 'ignore',
    typeMode: 'input',
    ignoreActions: ['trim', 'min_length', 'max_length', 'min_value', 'max_value', 'integer'],
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (jsonSchema.type === 'object')
        return {
          ...jsonSchema,
          required: Object.keys(jsonSchema.properties ?? {}),
          additionalProperties: false,
        };
      const [filled] = valibotSchema.type === 'nullable' ? (jsonSchema.anyOf ?? []) : [];
      return typeof filled === 'object' ? filled : undefined;
    },
  });
  return shape;
};

/** Returns the shape in words, for models without structured output. */
export const systemWithShape = (prompt: Prompt): string =>
  `${prompt.system}\nSchema: ${JSON.stringify(shapeOf(prompt))}`;

/** Returns the message to a model whose answer was invalid. */
export const repairText = (feedback: string): string =>
  `That answer does not hold. Answer again, mended:\n${feedback}`;

/** Replaces an empty answer in the conversation: models refuse an empty message. */
export const NO_WORDS = '(nothing)';

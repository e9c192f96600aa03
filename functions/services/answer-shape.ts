import { toJsonSchema } from '@valibot/to-json-schema';
import type { Prompt } from '#core/generation/model/model.ts';

/**
 * The shape of an answer as a JSON schema. Structured output knows closed shapes and no bounds: those we check ourselves.
 */
export const shapeOf = ({ answer }: Pick<Prompt, 'answer'>) => {
  const { $schema: _, ...shape } = toJsonSchema(answer, {
    errorMode: 'ignore',
    ignoreActions: ['trim', 'min_length', 'max_length', 'min_value', 'max_value', 'integer'],
    overrideSchema: ({ jsonSchema }) =>
      jsonSchema.type === 'object' ? { ...jsonSchema, additionalProperties: false } : undefined,
  });
  return shape;
};

/** The same in words, for models that cannot be held to it. */
export const systemWithShape = (prompt: Prompt): string =>
  `${prompt.system}\nSchema: ${JSON.stringify(shapeOf(prompt))}`;

/** What a model is told of an answer that did not hold. */
export const repairText = (feedback: string): string =>
  `That answer does not hold. Answer again, mended:\n${feedback}`;

/** What stands for an answer that had no words: an empty message is none. */
export const NO_WORDS = '(nothing)';

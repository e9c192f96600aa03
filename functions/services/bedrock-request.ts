import type { ContentBlock, ConverseStreamCommandInput, Message } from '@aws-sdk/client-bedrock-runtime';
import { MAX_ANSWER_TOKENS, type Prompt } from '#core/generation/model/model.ts';
import { NO_WORDS, repairText, shapeOf, systemWithShape } from './answer-shape.ts';
import type { Answers, Family } from './bedrock-families.ts';

export type RequestForm = { readonly answers: Answers; readonly fields?: Family['withoutThinking'] };

/** Returns the possible forms of a request to a family, best first: with and without the family's fields. */
export const formsFor = ({ answers, withoutThinking }: Omit<Family, 'id'>): readonly RequestForm[] =>
  answers.flatMap((way) =>
    withoutThinking ? [{ answers: way, fields: withoutThinking }, { answers: way }] : [{ answers: way }],
  );

/** Returns a request for the Converse API. Pictures come first: models answer better if the question follows. */
export function requestFor(
  modelId: string,
  { answers, fields }: RequestForm,
  prompt: Prompt,
): ConverseStreamCommandInput {
  const { system, photos, text, repair } = prompt;
  const request: ContentBlock[] = [
    ...photos.map((bytes) => ({ image: { format: 'jpeg' as const, source: { bytes } } })),
    { text },
  ];
  const mended: Message[] = repair
    ? [
        { role: 'assistant', content: [{ text: repair.answer || NO_WORDS }] },
        { role: 'user', content: [{ text: repairText(repair.feedback) }] },
      ]
    : [];
  return {
    modelId,
    system: [{ text: answers === 'words' ? systemWithShape(prompt) : system }],
    messages: [{ role: 'user', content: request }, ...mended],
    inferenceConfig: { maxTokens: MAX_ANSWER_TOKENS },
    ...(answers === 'schema' && { outputConfig: outputOf(prompt) }),
    ...(answers === 'tool' && { toolConfig: toolFor(prompt) }),
    ...(fields && { additionalModelRequestFields: fields }),
  };
}

const outputOf = (prompt: Prompt): NonNullable<ConverseStreamCommandInput['outputConfig']> => ({
  textFormat: {
    type: 'json_schema',
    structure: { jsonSchema: { name: ANSWER, schema: JSON.stringify(shapeOf(prompt)) } },
  },
});

const toolFor = (prompt: Prompt): NonNullable<ConverseStreamCommandInput['toolConfig']> => ({
  tools: [
    {
      toolSpec: {
        name: ANSWER,
        description: 'Gives the answer.',
        inputSchema: { json: JSON.parse(JSON.stringify(shapeOf(prompt))) },
      },
    },
  ],
  toolChoice: { tool: { name: ANSWER } },
});

const ANSWER = 'answer';

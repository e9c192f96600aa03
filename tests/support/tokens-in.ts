import type { Prompt } from '#core/generation/model/model.ts';
import { shapeOf } from '#functions/services/answer-shape.ts';

/**
 * Number of tokens of a prompt without its pictures. Measured on all prompts with the tokenizers o200k and cl100k: 3.95
 * to 4.05 characters a token in words, 3.86 to 4.09 in the schema, 3.4 to 3.9 in a request. German wishes and other
 * tokenizers may need more.
 */
export const tokensIn = (prompt: Prompt): number =>
  prompt.system.length / 3.95 + JSON.stringify(shapeOf(prompt)).length / 3.85 + prompt.text.length / 3.4;

import type { Prompt } from '#core/generation/model/model.ts';
import { shapeOf } from '#functions/services/answer-shape.ts';

/**
 * Number of tokens of a prompt without its pictures. Measured with the tokenizers o200k, cl100k and p50k: the words come to
 * 4.0 to 4.2 characters a token, the shape to 3.7 to 4.0, a request to 3.4 to 3.9. German wishes, and other tokenizers,
 * may be worse off.
 */
export const tokensIn = (prompt: Prompt): number =>
  prompt.system.length / 3.7 + JSON.stringify(shapeOf(prompt)).length / 3.5 + prompt.text.length / 3;

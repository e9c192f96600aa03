import type { Price } from '#core/generation/model/model.ts';

/** Ways to have a model keep the shape of an answer: a schema of its output, a tool that it must call, or words. */
export type Answers = 'schema' | 'tool' | 'words';

/** Facts about a family of models: those whose IDs contain this part. */
type Family = { readonly id: string; readonly answers: Answers; readonly price?: Price };

const family = (id: string, answers: Answers, input?: number, output?: number): Family => ({
  id,
  answers,
  ...(input !== undefined && output !== undefined && { price: { input, output } }),
});

/**
 * The families that read pictures and stream. The operator adds others, and newer prices, in the configuration.
 * Sources: Amazon Bedrock User Guide, "Get validated JSON results from models" and "Supported models and model features";
 * Amazon Bedrock pricing, on demand, Europe (Frankfurt), November 2025, in US dollars per million tokens
 */
const FAMILIES: readonly Family[] = [
  family('claude-haiku-4-5', 'schema', 1.1, 5.5),
  family('claude-sonnet-4-5', 'schema', 3.3, 16.5),
  family('claude-opus-4-5', 'schema'),
  family('claude-opus-4-6', 'schema'),
  family('claude-', 'tool'),
  family('nova-lite', 'tool', 0.078, 0.312),
  family('nova-pro', 'tool', 1.05, 4.2),
  family('nova-', 'tool'),
  family('qwen3-vl', 'schema'),
  family('gemma-3', 'schema'),
  family('mistral-large-3', 'schema'),
  family('ministral-3', 'schema'),
  family('nemotron-nano-12b', 'schema'),
  family('pixtral', 'tool'),
  family('llama4', 'words'),
];

/** Returns the facts about a model by its ID. An unknown model is asked in words alone, which every model understands. */
export const familyOf = (modelId: string): Omit<Family, 'id'> =>
  FAMILIES.find(({ id }) => modelId.includes(id)) ?? { answers: 'words' };

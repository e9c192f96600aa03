import type { Price } from '#core/generation/model/model.ts';

/** How a model can be held to the shape of an answer: by a schema of its output, by a tool that it must call, by words. */
export type Answers = 'schema' | 'tool' | 'words';

/** What is known of a family of models: those whose ids have this part. */
type Family = { readonly id: string; readonly answers: Answers; readonly price?: Price };

const family = (id: string, answers: Answers, input?: number, output?: number): Family => ({
  id,
  answers,
  ...(input !== undefined && output !== undefined && { price: { input, output } }),
});

/**
 * The families that look at pictures and stream. What is missing here, or has become dearer, the operator says in the
 * configuration.
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

/** What a model can do, by its id. One that nobody knows is asked in words alone, which every model understands. */
export const familyOf = (modelId: string): Omit<Family, 'id'> =>
  FAMILIES.find(({ id }) => modelId.includes(id)) ?? { answers: 'words' };

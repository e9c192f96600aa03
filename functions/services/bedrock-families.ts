import type { Price } from '#core/generation/model/model.ts';

/** Ways to enforce the shape of an answer: an output schema, a forced tool call, or instructions. */
export type Answers = 'schema' | 'tool' | 'words';

/** Facts about a family of models: those whose IDs contain `id`. */
export type Family = {
  readonly id: string;
  /** Ways to ask for the shape, best first. If the model refuses one, the next is tried. */
  readonly answers: readonly Answers[];
  /** Request fields that disable thinking. Omitted if the model refuses them. */
  readonly withoutThinking?: Readonly<Record<string, { readonly type: 'disabled' }>>;
  readonly price?: Price;
};

/** Since version 5, Claude thinks by default. That costs time and money and does not improve recipes. */
const CLAUDE: Pick<Family, 'answers' | 'withoutThinking'> = {
  answers: ['schema', 'tool', 'words'],
  withoutThinking: { thinking: { type: 'disabled' } },
};

const CLAUDE_4: Pick<Family, 'answers'> = { answers: ['schema', 'tool', 'words'] };

/** Models that always think. They refuse requests that disable thinking or force a tool. */
const THINKING_CLAUDE: Pick<Family, 'answers'> = { answers: ['schema', 'words'] };

/** Nova thinks only on request, and follows the schema of a tool's input. */
const NOVA: Pick<Family, 'answers'> = { answers: ['tool', 'words'] };

const OPEN: Pick<Family, 'answers'> = { answers: ['schema', 'words'] };

const family = (id: string, facts: Omit<Family, 'id'>, input?: number, output?: number): Family => ({
  id,
  ...facts,
  ...(input !== undefined && output !== undefined && { price: { input, output } }),
});

/**
 * Families that read pictures and stream, with prices in US dollars per million tokens for Europe; the first match
 * counts. The operator may configure others, and newer prices. Sources: `docs/operations.md`, "Models"
 */
const FAMILIES: readonly Family[] = [
  // Prompts above 100,000 tokens cost five times as much; ours are below 40,000.
  family('claude-haiku-5-5', CLAUDE, 0.11, 0.55),
  family('claude-sonnet-5-5', THINKING_CLAUDE, 2.2, 11),
  family('claude-opus-5-5', THINKING_CLAUDE, 4.4, 22),
  family('claude-haiku-4-5', CLAUDE_4, 1.1, 5.5),
  family('claude-sonnet-4-6', CLAUDE_4, 3.3, 16.5),
  family('claude-sonnet-4-5', CLAUDE_4, 3.3, 16.5),
  family('claude-opus-4-5', CLAUDE_4, 5.5, 27.5),
  family('claude-opus-4-6', CLAUDE_4),
  family('claude-', CLAUDE),
  family('nova-2-lite', NOVA, 0.429, 3.597),
  family('nova-lite', NOVA, 0.078, 0.312),
  family('nova-pro', NOVA, 1.05, 4.2),
  family('nova-', NOVA),
  family('qwen3-vl', OPEN),
  family('gemma-3', OPEN),
  family('mistral-large-3', OPEN),
  family('ministral-3', OPEN),
  family('nemotron-nano-12b', OPEN),
  family('pixtral', { answers: ['tool', 'words'] }),
  family('llama4', { answers: ['words'] }),
];

/** Returns the family of a model by its ID. Unknown models only get instructions, which every model understands. */
export const familyOf = (modelId: string): Omit<Family, 'id'> =>
  FAMILIES.find(({ id }) => modelId.includes(id)) ?? { answers: ['words'] };

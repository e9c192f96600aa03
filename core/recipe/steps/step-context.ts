import type { Language } from '../../language.ts';
import type { Token } from './step-tokens.ts';

/** What is read of a step while its marks are looked for. */
export type StepContext = {
  readonly tokens: readonly Token[];
  readonly language: Language;
  /** The stems of the words that the recipe's lines call their foods by. */
  readonly names: ReadonlySet<string>;
};

/** What was read from a token on, up to `next`; without a mark it is known to be none. */
export type Read<Mark> = { readonly mark?: Mark; readonly next: number };

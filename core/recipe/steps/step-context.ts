import type { Language } from '../../language.ts';
import type { Token } from '../../language/tokens.ts';

/** Input for finding the marks of a step. */
export type StepContext = {
  readonly tokens: readonly Token[];
  readonly language: Language;
  /** Stems of the words in the recipe's food names. */
  readonly names: ReadonlySet<string>;
};

/** Result of reading from a token up to `next`. Without `mark`, the text is certainly no mark. */
export type Read<Mark> = { readonly mark?: Mark; readonly next: number };

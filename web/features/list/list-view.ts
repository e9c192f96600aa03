import type { ShownHousehold } from '#core/household/household.ts';
import type { Language } from '#core/language.ts';
import type { NewChange } from '../../kitchen/use-list.ts';

/** Shared state and actions of the list's rows. */
export type ListView = {
  readonly language: Language;
  /** Of the household; empty without one. */
  readonly members: ShownHousehold['members'];
  readonly change: (wishes: readonly NewChange[]) => Promise<void>;
};

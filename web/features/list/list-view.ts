import type { ShownHousehold } from '#core/household/household.ts';
import type { Language } from '#core/language.ts';
import type { NewChange } from '../../kitchen/use-list.ts';

/** What every row needs to know of the list. */
export type ListView = {
  readonly language: Language;
  /** Of the household; empty without one. */
  readonly members: ShownHousehold['members'];
  readonly change: (wishes: readonly NewChange[]) => Promise<void>;
};

import type { ShownHousehold } from '#core/household/household.ts';
import type { Language } from '#core/language.ts';
import type { ListItem } from '#core/list/list-item.ts';
import type { NewChange } from '../../kitchen/use-list.ts';

/** Shared state and actions of the list's rows. */
export type ListView = {
  readonly language: Language;
  /** Members of the household; empty without one. */
  readonly members: ShownHousehold['members'];
  /** Keeps the place of an item for a moment after its tick. */
  readonly rest: (item: ListItem) => void;
  /** Returns the item that decides the place of a row: while the row rests, the item before its tick. */
  readonly asPlaced: (item: ListItem) => ListItem;
  readonly change: (wishes: readonly NewChange[]) => Promise<void>;
};

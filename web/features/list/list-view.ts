import type { ShownHousehold } from '#core/household/household.ts';
import type { Language } from '#core/language.ts';
import type { ListItem } from '#core/list/list-item.ts';
import type { NewChange } from '../../kitchen/use-list.ts';

/** Shared state and actions of the list's rows. */
export type ListView = {
  readonly language: Language;
  /** Of the household; empty without one. */
  readonly members: ShownHousehold['members'];
  /** Keeps the place of an item that is being ticked for a moment. */
  readonly rest: (item: ListItem) => void;
  /** Returns an item as it decides upon its place. */
  readonly asPlaced: (item: ListItem) => ListItem;
  readonly change: (wishes: readonly NewChange[]) => Promise<void>;
};

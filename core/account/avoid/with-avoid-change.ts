import { NOTHING_AVOIDED } from '../../nutrition/avoid.ts';
import type { StoredAvoid } from '../account.ts';
import type { AvoidChange } from './avoid-change.ts';
import { withCupboardChange } from './cupboard-change.ts';

export function withAvoidChange(
  held: StoredAvoid,
  { forget, add = {}, remove = {}, maxPrepTime = held.maxPrepTime, cupboard: said }: Omit<AvoidChange, 'id'>,
): StoredAvoid {
  const { allergens, words, diets }: StoredAvoid = forget ? NOTHING_AVOIDED : held;
  const cupboard = said ? withCupboardChange(held.cupboard ?? { has: [], lacks: [] }, said) : held.cupboard;
  const hasDiets = diets ?? add.diets ?? remove.diets;
  return {
    allergens: changed(allergens, add.allergens, remove.allergens),
    words: changed(words, add.words, remove.words),
    ...(hasDiets && { diets: changed(diets, add.diets, remove.diets) }),
    ...(maxPrepTime !== undefined && { maxPrepTime }),
    ...(cupboard && { cupboard }),
  };
}

/** Removes words, then adds words, ignoring case. A word that is already in the list keeps its spelling. */
function changed<Text extends string>(
  held: readonly Text[] = [],
  added: readonly Text[] = [],
  removed: readonly Text[] = [],
): Text[] {
  const gone = new Set(removed.map((each) => each.toLowerCase()));
  const all = [...held.filter((each) => !gone.has(each.toLowerCase())), ...added];
  const names = all.map((each) => each.toLowerCase());
  return all.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

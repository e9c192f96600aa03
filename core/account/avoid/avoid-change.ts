import * as v from 'valibot';
import { RANDOM_UUID } from '../../kitchen-change.ts';
import { Allergen, ALLERGENS } from '../../nutrition/allergen.ts';
import { AvoidedWord, MAX_AVOIDED_WORDS, NOTHING_AVOIDED } from '../../nutrition/avoid.ts';
import { Diet, DIETS } from '../../nutrition/diet.ts';
import { MaxPrepTime, type StoredAvoid } from '../account.ts';

/** Some of what a user may avoid. */
const Avoided = v.object({
  allergens: v.exactOptional(v.pipe(v.array(Allergen), v.maxLength(ALLERGENS.length))),
  words: v.exactOptional(v.pipe(v.array(AvoidedWord), v.maxLength(MAX_AVOIDED_WORDS))),
  diets: v.exactOptional(v.pipe(v.array(Diet), v.maxLength(DIETS.length))),
});

/** Body of `PATCH /api/user/avoid`: what changes, and not what results, so that changes of several devices add up. */
export const AvoidChange = v.object({
  /** Made by the device. A change that was made already is not made again. */
  id: v.pipe(v.string(), v.regex(RANDOM_UUID), v.toLowerCase()),
  /** Forgets all foods and diets first, and with them the consent to store any. */
  forget: v.exactOptional(v.literal(true)),
  add: v.exactOptional(Avoided),
  remove: v.exactOptional(Avoided),
  maxPrepTime: v.exactOptional(v.nullable(MaxPrepTime)),
});
export type AvoidChange = v.InferOutput<typeof AvoidChange>;

/** Returns what a user avoids after a change. */
export function withAvoidChange(
  held: StoredAvoid,
  { forget, add = {}, remove = {}, maxPrepTime = held.maxPrepTime }: Omit<AvoidChange, 'id'>,
): StoredAvoid {
  const { allergens, words, diets }: StoredAvoid = forget ? NOTHING_AVOIDED : held;
  const hasDiets = diets ?? add.diets ?? remove.diets;
  return {
    allergens: changed(allergens, add.allergens, remove.allergens),
    words: changed(words, add.words, remove.words),
    ...(hasDiets && { diets: changed(diets, add.diets, remove.diets) }),
    ...(maxPrepTime !== undefined && { maxPrepTime }),
  };
}

/** Removes, then adds, without regard to case. What is there already stays as it was written first. */
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

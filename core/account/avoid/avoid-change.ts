import * as v from 'valibot';
import { RANDOM_UUID } from '../../kitchen-change.ts';
import { Allergen, ALLERGENS } from '../../nutrition/allergen.ts';
import { AvoidedWord, MAX_AVOIDED_WORDS } from '../../nutrition/avoid.ts';
import { Diet, DIETS } from '../../nutrition/diet.ts';
import { MaxPrepTime } from '../account.ts';
import { CupboardChange } from './cupboard-change.ts';

/** Foods and diets to add to a list, or to remove from it. */
const Avoided = v.object({
  allergens: v.exactOptional(v.pipe(v.array(Allergen), v.maxLength(ALLERGENS.length))),
  words: v.exactOptional(v.pipe(v.array(AvoidedWord), v.maxLength(MAX_AVOIDED_WORDS))),
  diets: v.exactOptional(v.pipe(v.array(Diet), v.maxLength(DIETS.length))),
});

/** Body of `PATCH /api/user/avoid`. Holds changes, not the result, so that several devices add up. */
export const AvoidChange = v.object({
  /** Chosen by the device. A change whose ID is known is not applied again. */
  id: v.pipe(v.string(), v.regex(RANDOM_UUID), v.toLowerCase()),
  /** First removes all foods and diets, which withdraws the consent to store them. */
  forget: v.exactOptional(v.literal(true)),
  add: v.exactOptional(Avoided),
  remove: v.exactOptional(Avoided),
  maxPrepTime: v.exactOptional(v.nullable(MaxPrepTime)),
  cupboard: v.exactOptional(CupboardChange),
});
export type AvoidChange = v.InferOutput<typeof AvoidChange>;

import * as v from 'valibot';
import { foldName } from '../nutrition/fold-name.ts';

/** Goals of a variation. They bind the author and are checked. */
export const AIMS = ['quicker', 'cheaper', 'protein', 'vegetarian', 'children', 'cuisine'] as const;
export const Aim = v.picklist(AIMS);
export type Aim = v.InferOutput<typeof Aim>;

/** Maximum number of characters of a request in the user's own words. */
export const MAX_WISH_LENGTH = 200;

/** Wordings that mean exactly one aim. */
const PHRASES: Record<Aim, string> = {
  quicker: 'quicker, faster, quick, fast, schneller, schnell',
  cheaper: 'cheaper, cheap, guenstiger, guenstig, billiger, billig, preiswerter',
  protein: 'more protein, protein, high protein, mehr protein, mehr eiweiss, eiweissreich, eiweissreicher',
  vegetarian: 'vegetarian, veggie, meatless, vegetarisch, fleischlos, ohne fleisch',
  children: 'for children, for kids, child friendly, kid friendly, fuer kinder, kinderfreundlich',
  cuisine: 'another cuisine, different cuisine, a different cuisine, andere kueche, eine andere kueche',
};

const BY_PHRASE: ReadonlyMap<string, Aim> = new Map(
  AIMS.flatMap((aim) => PHRASES[aim].split(', ').map((phrase) => [foldName(phrase), aim] as const)),
);

/** Returns the chosen aims, and the aim that the user's words name. */
export function aimsOf(chosen: readonly Aim[], wish: string | undefined): readonly Aim[] {
  const named = wish === undefined ? undefined : BY_PHRASE.get(foldName(wish));
  return [...new Set(named ? [...chosen, named] : chosen)];
}

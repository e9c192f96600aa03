import { INSTEAD_OF } from '../../language/choice.ts';
import { declared } from '../../nutrition/foods/free-from.ts';
import { entry } from './term.ts';

/** Words that remove a trait from the food beside them or say that it is missing. */
export const DECLARATIONS = [
  ...declared().map(({ traits, words, called }) =>
    entry(traits, words, { role: 'declares', isClaim: called === 'dairy-free' || called === 'egg-free' }),
  ),
  entry('rennet', 'microbial rennet, vegetable rennet, vegetarian rennet, mikrobiell~ lab, pflanzlich~ lab', {
    role: 'declares',
  }),
  // An expert has checked mushrooms from a shop.
  entry(
    'wild',
    'shop bought, store bought, bought, from the shop, from the market, gekauft~, aus dem handel, aus dem supermarkt, vom markt, dried, getrocknet~, frozen, tiefgekühlt~, tk, cultivated, farmed, gezüchtet~, tinned, canned',
    { role: 'declares' },
  ),
  entry([], 'without, without any, ohne, free from, free of, frei von, contains no, no, kein~', {
    role: 'denies next',
  }),
  entry([], '*free, *frei~', { role: 'denies previous' }),
  entry([], INSTEAD_OF, { role: 'replaces next' }),
  entry(
    [],
    '*los, *lose, *losen, *loser, *loses, *ersatz*, *alternative*, substitute*, replacer*, replacement*, imitation, *imitat*',
    { role: 'replaces previous' },
  ),
  entry(
    [],
    'non vegan, not vegan, nicht vegan~, non vegetarian, not vegetarian, nicht vegetarisch~, free range, freilauf*, freiland*, hands free, feel free, free flowing',
  ),
];

/** Claims that no recipe may make, whatever it contains. */
export const CLAIMS = [
  entry(
    [],
    'allergen free, allergenfrei~, frei von allergenen, free from allergens, free of allergens, ohne allergene, no allergens, allergy friendly, allergy safe, for allergy sufferers, allergikergeeignet~, allergikerfreundlich~, für allergiker*, allergiefreundlich~, hypoallergen*, coeliac safe, celiac safe, coeliac friendly, celiac friendly, for coeliac*, for celiac*, für zöliakie*, bei zöliakie*, zöliakiegeeignet~',
    { isClaim: true },
  ),
];

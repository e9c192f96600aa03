import type { Doneness } from './cooking-facts.ts';
import type { Main } from './mains.ts';
import { both, type Text } from './words.ts';

const SIGNS: Readonly<Record<Doneness, Text>> = {
  'no pink': both(
    'The meat is done when no pink is left and its core has reached 75 °C. / Das Fleisch ist gar, wenn innen nichts mehr rosa ist und der Kern 75 °C erreicht hat.',
  ),
  'not raw': both(
    'Check that the meat is not raw inside. / Prüfen, dass das Fleisch innen nicht mehr roh ist.',
  ),
  // Says "thickest piece", because "the fish" could mean any white fish.
  flaky: both(
    'The fillet is done when it is no longer glassy and flakes easily. / Das Filet ist gar, wenn es nicht mehr glasig ist und leicht zerfällt.',
  ),
  opaque: both(
    'The prawns are done when they are pink and firm all through. / Die Garnelen sind gar, wenn sie rosa und durch und durch fest sind.',
  ),
  heated: both(
    'The frankfurters are done when they are hot all through. / Die Würstchen sind fertig, wenn sie durch und durch heiß sind.',
  ),
};

/**
 * Returns sentences that say when meat and fish are cooked through, with a space before them; empty without meat and
 * fish.
 */
export function doneThrough(mains: readonly Main[]): Text {
  const signs = [...new Set(mains.flatMap(({ facts }) => facts.doneness ?? []))].map((each) => SIGNS[each]);
  return {
    en: signs.map(({ en }) => ` ${en}`).join(''),
    de: signs.map(({ de }) => ` ${de}`).join(''),
  };
}

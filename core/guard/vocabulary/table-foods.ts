import { normalText } from '../../language/normal-text.ts';
import type { FoodTrait } from '../../nutrition/food.ts';
import { FOODS } from '../../nutrition/foods/foods.ts';
import { entry, type VocabularyEntry } from './term.ts';
import type { GuardTrait } from './trait.ts';

/** "Milch 1, 5 %" is two names, and "5 %" is none. */
const NAME = /\p{L}{3}/u;

/** Names that say something else in the other language: "wild rocket". */
const FOREIGN = new Set(['Wild']);

/** Shorter names begin other words: "port" and "portion". */
const LONG = 5;

/** Names that are another word in a sentence, or begin one: "most", "half and half", "creamy". */
const OTHER_WORDS =
  'most, eis, hack, schnitzel, kohler, brat, mince, chuck, sole, rose, wrap, curry, pickle, pickles, pastete, pate, cream, flour, stock, lager, bread, suppe, gemusesuppe, huhnersuppe, rindsuppe, rindersuppe, kirsch, obers, scallop, scallops, stock pot, half-and-half, half and half, wiener, wieners, nurnberger, lyoner, tatar, wurzelgemuse'.split(
    ', ',
  );

/**
 * Names of the food table with the traits of their rows. They count anywhere, and the long ones as the beginning of
 * compounds: "Zanderfilet". Names that say something else elsewhere count in lines. Foods without traits are among
 * them, because "corn tortilla" is no "tortilla".
 */
export const TABLE_FOODS: readonly VocabularyEntry[] = FOODS.flatMap(({ names, contains, isBought }) => {
  const traits = Array.from(contains, guardTrait);
  const all = [...new Set([...names.en, ...names.de])].filter(
    (name) => NAME.test(name) && !FOREIGN.has(name),
  );
  const isOther = (name: string) => isBought || traits.length === 0 || OTHER_WORDS.includes(normalText(name));
  return [
    entry(
      traits,
      all
        .filter(isOther)
        .map((name) => `=${name}`)
        .join(','),
      { where: 'lines', isOfTable: true },
    ),
    entry(
      traits,
      all
        .filter((name) => !isOther(name))
        .map((name) => (normalText(name).length < LONG ? name : `${name}*`))
        .join(','),
      { isOfTable: true },
    ),
  ];
});

function guardTrait(trait: FoodTrait): GuardTrait {
  return trait === 'poultry' || trait === 'gelatine' ? 'meat' : trait;
}

import type { FoodTrait } from '../../nutrition/food.ts';
import { FOODS } from '../../nutrition/foods/foods.ts';
import { entry, type VocabularyEntry } from './term.ts';
import type { GuardTrait } from './trait.ts';

/** "Milch 1, 5 %" is two names, and "5 %" is none. */
const NAME = /\p{L}{3}/u;

/** Names that say something else in the other language: "wild rocket". */
const OTHER_WORDS: ReadonlySet<string> = new Set(['Wild']);

/**
 * Names of the food table with the traits of their rows. They count in lines: in steps and titles some are other words.
 * Foods without traits are among them, because "corn tortilla" is no "tortilla".
 */
export const TABLE_FOODS: readonly VocabularyEntry[] = FOODS.map(({ names, contains }) =>
  entry(
    Array.from(contains, guardTrait),
    [...new Set([...names.en, ...names.de].filter((name) => NAME.test(name) && !OTHER_WORDS.has(name)))]
      .map((name) => `=${name}`)
      .join(','),
    { where: 'lines', isOfTable: true },
  ),
);

function guardTrait(trait: FoodTrait): GuardTrait {
  return trait === 'poultry' || trait === 'gelatine' ? 'meat' : trait;
}

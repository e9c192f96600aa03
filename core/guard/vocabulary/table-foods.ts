import type { Food } from '../../nutrition/food.ts';
import { FOODS } from '../../nutrition/foods/foods.ts';
import { normalText } from '../../language/normal-text.ts';
import { find, indexOf, type Index } from './finder.ts';
import { entry, type VocabularyEntry } from './term.ts';
import { traitsOfFood, withImplied, type GuardTrait } from './trait.ts';

/** Names need three letters, because two letters with an ending are another word: "Ei" and "Eis". */
const NAME = /\p{L}{3}/u;

/** Minimum length of names that may begin a compound. Shorter names begin other words: "port" and "portion". */
const LONG = 5;

/**
 * Names of the food table, with the traits of their rows. They count anywhere. Long names may begin a compound:
 * "Zanderfilet". Names of bought foods and homonyms count only in lines. Foods without traits are included, because a
 * "corn tortilla" is not a "tortilla".
 */
export const TABLE_FOODS: readonly VocabularyEntry[] = FOODS.flatMap((food) => {
  const traits = traitsOfFood(food);
  const names = namesOf(food);
  const isOfLines = (name: string) => food.bought || traits.length === 0 || food.homonyms?.includes(name);
  const [inLines, anywhere] = [names.filter(isOfLines), names.filter((name) => !isOfLines(name))];
  return [
    entry(traits, inLines.map((name) => `=${name}`).join(','), { where: 'lines', food }),
    entry(traits, anywhere.map((name) => (name.length < LONG ? name : `${name}*`)).join(','), { food }),
  ];
});

function namesOf({ names, falseFriends }: Food): readonly string[] {
  const all = [...names.en, ...names.de].filter((name) => NAME.test(name) && !falseFriends?.includes(name));
  // Commas would separate the words of an entry.
  return [...new Set(all.map((name) => name.replaceAll(',', ' ')))];
}

/**
 * Returns names of the food table as ends of German compounds, for lines: an "Ofencamembert" is a Camembert. Leaves out
 * traits that a vocabulary word within the name already adds, because that word knows its modifiers: "Kokosmilchpulver"
 * is not milk.
 */
export function compoundsOf(words: readonly VocabularyEntry[]): readonly VocabularyEntry[] {
  const index = indexOf(words);
  return FOODS.filter(({ contains }) => contains.size > 0).flatMap((food) => {
    const heads = headsOf(food);
    return [...heads].flatMap(([head, name]) => {
      if ([...heads.keys()].some((other) => other !== head && head.endsWith(other))) return [];
      const told = toldWithin(head, index);
      const traits = traitsOfFood(food).filter((trait) => !told.has(trait));
      return traits.length > 0 ? [entry(traits, `*${name}`, { where: 'lines' })] : [];
    });
  });
}

/** Returns the traits that vocabulary words add to the end of a compound. Replaced foods add none: "Sahneersatz". */
function toldWithin(head: string, index: Index): ReadonlySet<GuardTrait> {
  const matches = find(`${MODIFIER}${head}`, [index]);
  const isReplaced = REPLACED.test(head);
  return new Set(isReplaced ? [] : matches.flatMap(({ term }) => withImplied(term.entry.traits)));
}

const REPLACED = /ersatz/;

/** Letter to put before the end of a compound. It forms no word with it. */
const MODIFIER = 'x';

/** Returns the names that may end compounds, by normal text. Umlauts of the names tell them from other words. */
function headsOf({ names, falseFriends = [], alone = [] }: Food): ReadonlyMap<string, string> {
  const others = new Set([...falseFriends, ...alone]);
  const heads = names.de.filter((name) => ONE_WORD.test(name) && !others.has(name));
  return new Map(
    heads.map((name) => [normalText(name), name] as const).filter(([head]) => head.length >= LONG),
  );
}

const ONE_WORD = /^\p{L}+$/u;

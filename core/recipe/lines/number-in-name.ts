import { ALL_NUMBER_WORDS } from '../../language/number-words.ts';
import { foldName } from '../../nutrition/fold-name.ts';
import { FOODS, listedFood } from '../../nutrition/foods/foods.ts';
import { once } from '../../language/remembered.ts';

/** Share of fat or another part: "3.5 % milk", "80/20 beef", "half-fat milk". */
const SHARE =
  /^(?:[\d.,]{1,6}\s?(?:%|(?:percent|prozent)(?!\p{L}))|[5-9]\d\/\d{1,2}\s|half[- ]fat(?!\p{L}))/iu;

/** Number of parts in a mixture, "7 grain bread", "3-Korn-Brot"; or a number joined to a word, "7up", "6er". */
const MIXED = /^[ -](?:grain|layer|korn|island)[ -](?!of\s)\p{L}/iu;
const JOINED = /^\p{Ll}{2,3}(?![\p{L}.])/u;

/** Words before a number of a variety: "Mehl Type 405", "Pasta Nr. 5". */
const BEFORE_A_KIND = /(?<!\p{L})(?:typ[eo]?|n[or]\.?|size|größe)\s*$/iu;

/**
 * Tells whether the number at the beginning of a text belongs to a name: "five spice", "3.5% milk", "7up".
 * @param rest text behind the number
 */
export function beginsName(text: string, rest: string): boolean {
  if (SHARE.test(text) || MIXED.test(rest)) return true;
  const joined = JOINED.exec(rest)?.[0];
  if (joined !== undefined && listedFood(joined) === undefined) return true;
  const folded = `${foldName(text.slice(0, LONGEST))} `;
  return numbered().some((name) => folded.startsWith(name));
}

/** Tells whether a number behind these words belongs to the name: "Mehl Type". */
export const tellsKind = (before: string): boolean => BEFORE_A_KIND.test(before);

/** Maximum letters of a name with a number. */
const LONGEST = 40;

/** Returns the table's names that begin with a number, folded and with a space at the end. */
const numbered = once((): readonly string[] =>
  FOODS.flatMap(({ names }) => [...names.en, ...names.de])
    .map(foldName)
    .filter((name) => /^\d|^half /.test(name) || ALL_NUMBER_WORDS.has(name.split(' ', 1)[0] ?? ''))
    .map((name) => `${name} `),
);

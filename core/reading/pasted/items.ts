import type { Language } from '../../language.ts';
import { readAmount } from '../../recipe/lines/read-amount.ts';
import { hasAmount } from './amount-in-line.ts';
import { NEEDED } from './lists-in-lines.ts';
import { namesFood } from './title.ts';

/** Spoken words before an amount: "um", "oh and", "und dann". */
const FILLER = /^(?:(?:u[hm]+|ähm?|oh|and|und|plus|so|ok|then|dann|also|da)[\s,]+){1,4}/iu;

/** Price, shop, or remark of the sender: "($0.12)", "(from Aldi)", " - hab ich immer da". */
const BESIDE =
  /\s*\(?[$€£]\d+(?:[.,]\d\d)?\)?$|\s\d+[.,]\d\d ?€$|\s\((?:from|bei|von) \p{Lu}[^)]*\)|\s[-–—] (?:\p{L}+ )?(?:I|don['’]t|ich|bin)(?!\p{L}).*/gu;

/** Separators of ingredients outside of brackets. The "and" in "a hundred and twenty" is none. */
const BETWEEN =
  /(?:,|\s\+)\s+(?![^(]*\))|\s(?:&|and|und|plus|sowie|u\.)\s(?!(?:a half|\p{L}+ty)(?!\p{L}))(?![^(]*\))/iu;

/** Maximum number of words of a food without an amount. */
const FEW = 3;

/** Returns the ingredients in a line of a list: "1 cup oil and 5 eggs" and "salt, pepper" are two. */
export function itemsIn(line: string, language: Language): readonly string[] {
  const text = plain(line.replaceAll(BESIDE, ''), language);
  const parts = text.split(BETWEEN).map((part) => plain(part.trim(), language));
  const measured = parts.filter((part) => isMeasured(part, language)).length;
  // "Salt and pepper" is one line, as cooks write it.
  const isList =
    measured > 1 ||
    (!/\d/.test(text) &&
      text.split(', ').length === parts.length &&
      parts.every((part) => namesFood(part, language)));
  return isList && parts.every((part) => isMeasured(part, language) || isFood(part, language))
    ? parts
    : [text];
}

const SOME = /^(?:some|etwas|a bit of|a little|ein bisschen|ein wenig)\s/i;

function isMeasured(part: string, language: Language): boolean {
  const bare = part.replace(/\s*\([^)]*\)$/, '');
  const amount = readAmount(bare, language);
  if (SOME.test(bare)) return namesFood(bare, language);
  if (!amount) return hasAmount(bare, language);
  return /\p{L}{2}/u.test(amount.rest) && (amount.unit !== undefined || namesFood(amount.rest, language));
}

const isFood = (part: string, language: Language): boolean =>
  !/\d/.test(part) && part.split(' ').length <= FEW && namesFood(part, language);

/** Removes fillers before an ingredient and remarks behind it. */
function plain(line: string, language: Language): string {
  const rest = (NEEDED.exec(line)?.groups?.['rest'] ?? line).replace(FILLER, '');
  return readAmount(rest, language) ? rest : line;
}

import { isEnd, isIngredientsHeading, isStepsHeading } from '../text/text-words.ts';
import { isAside } from './closings.ts';
import { unitNamed } from '../../nutrition/unit-names.ts';

const PICTURES = String.raw`(?:[\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]|\p{Regional_Indicator})`;
const ALL_PICTURES = new RegExp(`\\s*${PICTURES}(?:${PICTURES}|\\s)*`, 'gu');
const KEYCAP = /(\d)\uFE0F?\u20E3\s*/gu;

/** Bullets of any sign, but no minus before a number, no fraction and no bracket. */
const BULLET =
  /^(?:(?![½¼¾⅓⅔⅛⅜⅝⅞⅙⅕.~%(["'„“#<])[\p{So}\p{Sm}\p{Sk}\p{Po}\p{Pd}\p{Pf}\p{Pi}]\s*)+(?=[\p{L}\p{N}½])/u;

/** Header lines of a forwarded mail. The subject may name the dish. */
const MAIL_HEADER =
  /^(?:-{3,}.{0,60}-{3,}$|(?:from|von|date|datum|sent|gesendet|to|an|cc|reply-to):\s.*$|(?:on|am) .{6,120} (?:wrote|schrieb)\b.{0,60}:$|(?:subject|betreff):\s*(?:(?:re|fwd?|aw|wg):\s*)*|(?:(?:re|fwd?|aw|wg):\s*)+)/iu;

/** Number of a step: "a) Mix". */
const LETTER = /^[a-h]\) (?=\p{L})/u;

/** Words in stars or underscores: "*Serves:* 4". */
const STRESSED = /(?<![\p{L}\p{N}*_~])([*_~])(?=\S)([^*_~]*[^*_~\s])\1(?![\p{L}\p{N}*_~])/gu;

const HASHTAGS = /(?:(?:^|\s+)#\p{L}[\p{L}\p{N}_]*)+\s*$/u;

/** Removes the marks of Markdown, quoted mails and posts from a line: bullets, pictures, hash tags at its ends. */
export function withoutMarks(line: string): string {
  const plain = line
    .replace(/^#{1,6} +/, '')
    .replace(/^(?:[-*+] +)?\[[ xX]?\] +/, '- ')
    .replaceAll(/\*\*|__/g, '')
    .replaceAll(KEYCAP, '$1. ')
    .replace(HASHTAGS, '')
    .replace(MAIL_HEADER, '')
    .replaceAll(ALL_PICTURES, ' ')
    .replaceAll(STRESSED, '$2')
    .trim()
    .replace(BULLET, '')
    .replace(LETTER, '1. ');
  return withFractions(withoutHeadingNumber(plain));
}

/** "1. Ingredients", "II. Zubereitung", "3. Notes" are headings; "5. Enjoy!" is a step. */
function withoutHeadingNumber(line: string): string {
  const rest = line.replace(/^(?:\d{1,2}|[IVX]{1,4})[.)]\s+/, '');
  const isHeading = isIngredientsHeading(rest) || isStepsHeading(rest) || (isEnd(rest) && !isAside(rest));
  return isHeading ? rest : line;
}

/** Halves and quarters as text recognition misreads them: "Y cup", "% l", "1 Y2 tsp". */
const MISREAD = /^(\d{1,2} ?)?(?:[Y%]|[YV¥](?:2|4|a))(?= (\p{L}{1,12})\b)/u;

function withFractions(line: string): string {
  const found = MISREAD.exec(line);
  if (!found || !unitNamed(found[2] ?? '')) return line;
  const fraction = /[4a]$/.test(found[0]) ? '¼' : '½';
  return `${found[1]?.trim() ?? ''}${fraction}${line.slice(found[0].length)}`;
}

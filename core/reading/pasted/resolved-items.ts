import type { Language } from '../../language.ts';
import { itemsIn } from './items.ts';
import { resolvedLine } from './resolved-line.ts';
import { asWritten } from '../text/spoken.ts';

/** Letters that a scan reads for others: "saIt", "l/2 cup", and where a food and an amount come of it "25O g", "l egg". */
const MISREAD = [/(?<=\p{Ll})I(?!\p{Lu})/gu, /(?<=^|\s)[lI](?=\/[2-8](?!\d))/gu] as const;
const [LETTER, DIGIT, ZERO] = [
  /(?<=\p{Ll}{2})1(?=\p{Ll}|$)/gu,
  /^[lI|](?=\s)/gu,
  /(?<=\dO?)O(?=O?(?:\s|$))/gu,
];

/** Amount behind the food, without a sign between them: "lemon 1/2", "onion 1 big". */
const TURNED =
  /^(?<name>\p{L}[\p{L}' -]{2,40}?)(?<! (?:of|von))\s(?<amount>\d[\d/.,½¼¾-]*)(?<more>\s\p{L}{2,10})?$/u;

/** Returns the ingredients of a line, as lines are read: judged by the food and the amount that they give. */
export const resolvedItems = (line: string, language: Language): readonly string[] =>
  itemsIn(line, language).map((item) => better(item, language));

function better(item: string, language: Language): string {
  const [inWord, inFraction] = MISREAD;
  const written = asWritten(item.replaceAll(inWord, 'l').replaceAll(inFraction, '1'), language);
  const { name = '', amount = '', more = '' } = TURNED.exec(written)?.groups ?? {};
  const mended = written.replaceAll(LETTER, 'l').replaceAll(DIGIT, '1').replaceAll(ZERO, '0');
  const turned = amount === '' ? written : `${amount}${more} ${name}`;
  const others = [mended, turned].filter((other) => other !== written);
  if (others.length === 0) return written;
  const best = scoreOf(written, language);
  return others.find((other) => scoreOf(other, language) > best) ?? written;
}

/** Counts what a line gives: a food, an amount, and a unit. */
function scoreOf(text: string, language: Language): number {
  const { amount, match } = resolvedLine(text, language);
  return 2 * (match?.confidence ?? 0) + (amount ? 1 : 0) + (amount?.unit ? 0.5 : 0);
}

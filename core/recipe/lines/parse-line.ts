import type { Language } from '../../language.ts';
import { amountBehind } from './amount-behind.ts';
import { findFood, otherFoods } from './find-food.ts';
import { partIn } from './heading.ts';
import { fillingIn, gramsOf, gramsOfUnknown, sizeIn } from './grams-of.ts';
import { amountText, type Line } from './line.ts';
import { readAmount, type Amount } from './read-amount.ts';
import { writeOutFractions } from '../../language/fractions.ts';
import { SIZE } from '../../language/size-words.ts';
import { splitLine } from './split-line.ts';
import { PART_OF, PART_WITHIN } from './used-part.ts';

/** Parsed line. A heading ("For the sauce:") has only a name. */
export type ParsedLine = Line & { readonly role: 'needed' | 'optional' | 'heading' };

const MAX_LINE_LENGTH = 500;

/**
 * Parses an ingredient line as people write it: "2–3 large cloves of garlic, finely chopped", "1 Dose (400 g) Tomaten".
 * Takes the middle of a range and the first of several alternatives. Words that it does not understand become the name.
 * Never throws; linear in the length of the text.
 */
export function parseLine(text: string, language: Language): ParsedLine {
  const line = tidied(text);
  const heading = partIn(line);
  if (heading !== undefined) return { name: heading, role: 'heading' };
  const split = splitLine(line);
  const read = readMain(split.main, language);
  const { amountWords, phrase, notes, part } = read;
  const { amount, asides } = read.amount
    ? { ...split, amount: read.amount }
    : amountAside(split.asides, language);
  const hints = [...notes, ...asides].join(' ');
  const { match, ...found } = findFood(phrase, amount, hints, language, part);
  const unit = found.unit ?? amount?.unit ?? (amount ? 'piece' : undefined);
  const saidOf = [...found.notes, ...asides, ...notes];
  const told = [
    part,
    amount && sizeIn(amount.read),
    amount && fillingIn(amount.read),
    eachText(amount, language),
    ...saidOf,
  ];
  const role = OPTIONAL.test(line) ? 'optional' : 'needed';
  // "optional: 1 tsp chilli flakes": before an amount, the word is lost from name and note.
  const isUntold = role === 'optional' && !OPTIONAL.test([amountWords, found.name, ...told].join(' '));
  const note = [...told, isUntold && 'optional'].filter(Boolean).join(', ');
  const measured = match
    ? gramsOf({
        ...(amount && { amount }),
        unit: found.weighedBy ?? unit,
        food: match.food,
        name: phrase,
        hints: note,
        asides,
        language,
      })
    : amount && unit && gramsOfUnknown(amount.quantity, unit);
  return {
    ...(match && { food: match.food.id }),
    ...otherFoods(match?.food.id, [found.either ?? '', ...saidOf], language, found.name),
    ...(found.part && { part: found.part }),
    ...(found.state && { state: found.state }),
    name: found.name || line,
    ...(amount && { quantity: rounded(amount.quantity) }),
    ...(unit && { unit }),
    ...(amount?.between && {
      between: [rounded(amount.between[0]), rounded(amount.between[1])] as [number, number],
    }),
    ...(amountWords && { amountWords }),
    ...measured,
    ...(note && { note }),
    ...(match && { confidence: match.confidence }),
    role,
  };
}

/** Reads an amount in brackets: "Schmand (200 g)". */
function amountAside(
  asides: readonly string[],
  language: Language,
): { readonly amount?: Amount; readonly asides: readonly string[] } {
  const amount = readAmount(asides[0] ?? '', language);
  // A unit alone is read as a name.
  const isWhole = amount?.rest === '' || (amount?.unit === 'piece' && /^\p{L}+\.?$/u.test(amount.rest));
  return amount && isWhole ? { amount: { ...amount, rest: '' }, asides: asides.slice(1) } : { asides };
}

/** Returns the size of each can in "2 x 400 g cans", for the note: the written line can then be parsed again. */
const eachText = (amount: Amount | undefined, language: Language): string | undefined =>
  amount?.each &&
  (language === 'de'
    ? `à ${amountText(amount.each, language)}`
    : `${amountText(amount.each, language)} each`);

const OPTIONAL = /\b(?:optional|if (?:you like|desired|liked)|nach wunsch|wer mag|evtl|eventuell|ggf)\b/i;

/** Returns one line of printable text with fractions written out and without a list marker. */
const tidied = (text: string): string =>
  writeOutFractions(text.toWellFormed().slice(0, MAX_LINE_LENGTH))
    // NFKC would turn the signs into letters: "TM".
    .replaceAll(/[™®©℠]/g, '')
    .normalize('NFKC')
    .toWellFormed()
    .replaceAll(PRICE, '')
    // Soft hyphens and other invisible line breaks stand inside words.
    .replaceAll(/[\u00AD\u200B\u2060\uFEFF]/g, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\s]+/gu, ' ')
    .replaceAll(/[‐-―−]/g, '-')
    // "Zwiebel(n)", "Zehe/n": keeps one form of the two.
    .replaceAll(/(\p{L})(?:\((?:n|en|e|s|es|er|r|nen)\)|\/(?:n|en|e|r|s)(?![\p{L}\d]))/gu, '$1')
    .replace(/^(?:[\s*•·▢☐□◦‣∙+>_-]|\[\s?\])+/u, '')
    .trim();

/** Prices of a page behind its ingredients: "($0.40)", "0,40 €". */
const PRICE =
  /\s*\(?(?<![\p{L}\d])(?:[$£€]\s?\d{1,4}(?:[.,]\d{1,2})?|\d{1,4}(?:[.,]\d{1,2})?\s?(?:€|EUR\b|USD\b|dollars?\b))\*?(?:\)|(?=\s*$))/giu;

type Main = {
  readonly amount?: Amount;
  readonly phrase: string;
  readonly notes: readonly string[];
  /** Used part, such as "juice". */
  readonly part?: string;
  /** Words before a food without an amount: "a little". */
  readonly amountWords?: string;
};

/** Splits a line into amount, name and notes. Some recipes write the amount last: "Tomaten, 500 g". */
function readMain(main: string, language: Language): Main {
  const part = PART_OF.exec(main);
  const text = part ? main.slice(part[0].length) : main.replace(UNMEASURED, '');
  const amount = readAmount(text, language);
  const parts = { ...(part?.[1] && { part: part[1] }) };
  if (amount && amount.rest !== '') {
    const inner = PART_WITHIN.exec(amount.rest);
    const rest = inner ? amount.rest.slice(inner[0].length) : amount.rest;
    return { amount, ...parts, ...(inner?.[1] && { part: inner[1] }), ...withNotes(rest) };
  }
  if (amount) return { ...countOf(amount, text), ...parts };
  const last = amountBehind(text, language);
  if (last) {
    const { phrase, notes } = withNotes(last.name);
    return { amount: last.amount, phrase, notes: [...notes, last.amount.rest].filter(Boolean), ...parts };
  }
  const amountWords = part ? '' : main.slice(0, main.length - text.length).replace(/[\s:]+$/, '');
  return { ...parts, ...(amountWords && { amountWords }), ...withNotes(text) };
}

const UNMEASURED =
  /^(?:(?:some|a little|a bit of|a little bit of|etwas|ein wenig|ein bisschen|wenig|viel|plenty of|lots of|evtl\.|eventuell|ggf\.|n\. ?b\.|nach belieben|nach bedarf|nach geschmack|optional:?|extra(?!.virgin)|additional)\s+)+/i;

/** Takes the unit as the food if there is no other name: "4 cloves". */
function countOf(amount: Amount, text: string): Pick<Main, 'amount' | 'phrase' | 'notes'> {
  const name = /[\p{L}].*$/u.exec(amount.read)?.[0] ?? text;
  return { amount: { quantity: amount.quantity, read: amount.read, rest: name }, phrase: name, notes: [] };
}

/**
 * Splits "onions, finely chopped" at the comma and "sugar *note 2" at the asterisk. Does not split behind an adjective:
 * "large, ripe tomatoes".
 */
function withNotes(text: string): { phrase: string; notes: readonly string[] } {
  const at = text.search(/,(?!\d)|;|\s-\s|\s–\s|\s\*/);
  if (at < 0) return { phrase: text.trim(), notes: [] };
  const phrase = text.slice(0, at).trim();
  const note = text
    .slice(at)
    .replace(/^[\s,;*-]+/, '')
    .trim();
  if (ADJECTIVES.test(phrase)) {
    const more = withNotes(note);
    return { phrase: `${phrase} ${more.phrase}`, notes: more.notes };
  }
  return { phrase, notes: note ? [note] : [] };
}

const ADJECTIVES = new RegExp(
  String.raw`^(?:(?:${SIZE}|ripe|fresh|boneless|skinless|skin-on|bone-in|firm|lean|good-quality|dry|cold|warm|unsalted|finely|organic|free-range|plain|dried|smoked|cooked|peeled|sliced|chopped|diced|grated|shredded|crushed|ground|toasted|roasted|frozen|unsweetened|reife?r?|frische?r?s?|rote|gelbe|grüne|weiße|feste|saftige|weiche|kalte|warme|getrocknete|geschälte|unbehandelte|festkochende|mehligkochende|vegane)\s?){1,3}$`,
  'iu',
);

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

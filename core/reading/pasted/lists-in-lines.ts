import type { Language } from '../../language.ts';
import type { TextLine } from '../text/text-line.ts';
import { hasAmount } from './amount-in-line.ts';
import { isNumbered, isOnlyTimes } from '../text/line-kinds.ts';
import { isIngredientsHeading, isStepsHeading } from '../text/text-words.ts';
import { yieldTold } from '../text/yield-told.ts';
import { tellsWhatToDo } from './doing.ts';

/** Heading of a part with its lines behind: "Ingredients: 3 eggs, 1 lime", "Method - Mix it." */
const HEADED = /^(?<label>\p{L}[^:–—]{2,40}?)\s*(?::|\s[–—-]\s)\s*(?<rest>\S.*)$/u;

/** Dish with its list behind: "Guacamole: 3 avocados, 1 lime". */
const LABELLED = /^(?<label>\p{L}[^:\d]{2,160}):\s+(?<rest>\S.*)$/u;

/** Begins the list of ingredients in a sentence: "so for the curry you need …". */
export const NEEDED =
  /(?<![\p{L}(])(?:(?:you['’]?(?:ll)?|u|we|i)(?: will| just| only)? (?:need|want|take|use)|(?:du|ihr|wir|man|ich) (?:brauch|nehm|nimm)\p{L}*|(?:brauch|nehm|nimm)\p{L}* (?:du|ihr|wir|man|ich))(?!\p{L})[\s:]*(?:also |just |immer |einfach )?(?<rest>.*)$/isu;

const MIN_AMOUNTS = 3;
/** Minimum number of amounts in a list behind "Ingredients:". */
const MIN_LABELLED = 1;

const MAX_LIST = 2_000;

/** Splits lists inside lines: "Ingredients: 1 cucumber, 4 tomatoes" becomes three lines. */
export function withListsSplit(lines: readonly TextLine[], language: Language): readonly TextLine[] {
  let left = MOST_ITEMS;
  // "Dough: …" and "Filling: …" are parts. A single label names the dish.
  const isPart = lines.filter(({ text }) => LABELLED.test(text) && /\d/.test(text)).length > 1;
  let isProse = false;
  return lines.flatMap((line, at) => {
    // Behind a list in a sentence, the steps are sentences, too.
    if (isProse && tellsWhatToDo(line.text, language)) return sentencesOf(line.text).map(lineOf);
    if (left <= 0 || !MAY_LIST.test(line.text)) return [line];
    left -= line.text.split(COMMAS, left + 1).length;
    const prose = proseIn(line, language);
    isProse ||= prose !== undefined && sentencesOf(line.text).length === 1;
    const isAlone = lines[at + 1]?.isAfterGap !== false;
    return prose ?? partsOf(line, language, { isPart, isAlone }) ?? [line];
  });
}

/** Maximum number of lines after splitting: a recipe has fewer. */
const MOST_ITEMS = 2_000;
/** Signs and verbs of which a line with a list has at least one. */
const MAY_LIST = /[,;:·•|]\s|need|take|use|brauch|nehm|nimm/i;
const COMMAS = /[,;]\s+|\s[·•|]\s/;

/** @param isAlone false if more steps follow, each in a line of its own */
function partsOf(
  line: TextLine,
  language: Language,
  { isPart, isAlone }: { readonly isPart: boolean; readonly isAlone: boolean },
): readonly TextLine[] | undefined {
  const { text } = line;
  const { label = '', rest = '' } = HEADED.exec(text)?.groups ?? {};
  const listed = isIngredientsHeading(label) && itemsIn(rest, language, MIN_LABELLED);
  if (listed) return [{ ...line, text: label }, ...listed];
  if (isStepsHeading(label) && !isOnlyTimes(rest))
    return [{ ...line, text: label }, ...(isAlone ? sentencesOf(rest) : [rest]).map(lineOf)];
  return listIn(text, language, isPart);
}

/** Splits "Guacamole: 3 avocados, 1 lime, salt. Mash the avocados." */
function listIn(text: string, language: Language, isPart: boolean): readonly TextLine[] | undefined {
  const [first = '', ...others] = sentencesOf(text);
  const { label, rest = first } = LABELLED.exec(first)?.groups ?? {};
  // "Add 2 eggs, 1 cup milk, 3 tbsp oil and 1 tsp salt." is a step, with a verb at its beginning or end.
  if (isNumbered(text) || tellsWhatToDo(rest, language)) return undefined;
  const items = itemsIn(rest, language, MIN_AMOUNTS);
  return items && [...namedBefore(label, isPart), ...items, ...others.map(lineOf)];
}

/** Label that is a sentence: "Hey, the curry from last night was: 500 g chicken, 1 onion, …" */
const SAID = /,|\b(?:was|is|war|ist|geht)$/iu;

function namedBefore(label: string | undefined, isPart: boolean): readonly TextLine[] {
  if (label === undefined) return [];
  if (SAID.test(label)) return [{ text: label, role: 'said' }];
  const title = label.slice(0, 1).toUpperCase() + label.slice(1);
  return [{ text: isPart ? `${title}:` : title, isAfterGap: true }];
}

/** Splits a list at its commas, unless they stand in brackets or in a number. */
function itemsIn(text: string, language: Language, least: number): readonly TextLine[] | undefined {
  if (text.length > MAX_LIST || sentencesOf(text).length > 1) return undefined;
  const items = text
    .replace(/[.;]$/, '')
    .split(COMMAS)
    .reduce(withBracketsClosed, [])
    .flatMap((item) => apart(item.trim(), language))
    .filter((item) => item !== '');
  const measured = items.filter((item) => hasAmount(item, language)).length;
  if (items.length < 2 || measured < least || measured < items.length / 2) return undefined;
  return items.map((item) => ({ text: item, role: 'ingredient' as const }));
}

/** Joins parts that were split inside brackets: "1 tin (400 g, drained) beans". */
function withBracketsClosed(items: string[], next: string): string[] {
  const last = items.at(-1) ?? '';
  if (last.lastIndexOf('(') > last.lastIndexOf(')')) items[items.length - 1] = `${last}, ${next}`;
  else items.push(next);
  return items;
}

const SOME = /^(?:some|plenty of|lots of|a bit of|viel|reichlich|ein bisschen) /i;

/** Splits "2 cloves of garlic and a tbsp oil" in two; "salt and pepper" stays one. */
function apart(item: string, language: Language): readonly string[] {
  const [before = '', ...behind] = item
    .replace(/^(?:and|und|plus|sowie)\s+/i, '')
    .split(/\s(?:and|und|plus|sowie)\s+/i);
  const parts = [before];
  for (const part of behind)
    if (hasAmount(part, language) || SOME.test(part)) parts.push(part);
    else parts.push(`${parts.pop() ?? ''} ${/und/i.test(item) ? 'und' : 'and'} ${part}`);
  return parts;
}

/** Splits a message in one paragraph into the list in its first sentence and the steps behind. */
function proseIn(line: TextLine, language: Language): readonly TextLine[] | undefined {
  const sentences = sentencesOf(line.text);
  const at = sentences.findIndex((sentence) => NEEDED.test(sentence));
  const sentence = sentences[at];
  if (sentence === undefined) return undefined;
  const { index = 0, groups } = NEEDED.exec(sentence) ?? {};
  const { list, step } = withoutStep(groups?.['rest'] ?? '', language);
  const items = itemsIn(list, language, MIN_AMOUNTS - 1);
  if (!items) return undefined;
  const before = [...sentences.slice(0, at), sentence.slice(0, index).trim()].filter((each) => each !== '');
  return [
    ...before.map((text) => ({ text, role: 'said' as const })),
    ...items,
    ...(step === '' ? [] : [lineOf(step)]),
    ...sentences.slice(at + 1).map(lineOf),
  ];
}

/** Separates an instruction at the end of the list: "…, 2 tbsp oats, everything into the blender". */
function withoutStep(text: string, language: Language): { readonly list: string; readonly step: string } {
  for (const { index } of text.matchAll(/,\s+/g)) {
    const rest = text.slice(index).replace(/^,\s+/, '');
    const next = rest.split(/,\s/, 1)[0] ?? '';
    if (!hasAmount(next, language) && tellsWhatToDo(next, language))
      return { list: text.slice(0, index), step: rest };
  }
  return { list: text, step: '' };
}

/** Splits a text into sentences: behind a full stop before a capital, or before "first". */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/\p{Lu}/u.test(text) ? BETWEEN : BETWEEN_SMALL)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const BETWEEN =
  /(?<=[\p{L})]{2}[.!?]+)\s+(?=["„“]?\p{Lu})|(?<=[.!?])\s+(?=(?:first|then|erst|dann|zuerst)\b)/u;
/** End of a sentence in a text without capitals. */
const BETWEEN_SMALL = /(?<=\p{L}{2}[.!?]+)\s+(?=\p{L}{2})/u;

const lineOf = (text: string): TextLine => ({ text });

/** Gaps between the columns of a list. */
const COLUMNS = / {3,}|\t+| [|/] /;
const MOST_COLUMNS = 5;

/** Returns the ingredients of a line in columns: "1 lb ground beef      1 small onion". */
export function columnsOf(line: string, language: Language): readonly string[] {
  const columns = line.trim().split(COLUMNS, MOST_COLUMNS);
  const isFact = columns.some((each) => yieldTold(each) !== undefined);
  return columns.length > 1 &&
    (isFact || columns.every((each) => hasAmount(each, language) && /\p{L}{2}/u.test(each)))
    ? columns
    : [line];
}

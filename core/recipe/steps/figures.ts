import type { Language } from '../../language.ts';
import { figureText, type Value } from './figure-text.ts';
import { numbersIn } from '../../language/numbers.ts';
import { stepOf, type Step, type StepAmount, type Temperature, type Timer } from './step.ts';

/**
 * Number in a step that translations must keep: a time, a temperature, an amount or another number. Shares, "half the
 * onions", are words.
 */
export type Figure = Place & Value;

type Place = { readonly start: number; readonly end: number };

/** Returns the figures of a step in text order, without overlaps. */
export function figuresIn({ text, timers = [], temperatures = [], amounts = [] }: Step): readonly Figure[] {
  const marked: Figure[] = [
    ...timers.map((mark) => ({ ...placeOf(mark), kind: 'timer' as const, mark })),
    ...temperatures.map((mark) => ({ ...placeOf(mark), kind: 'temperature' as const, mark })),
    ...amounts
      .filter(({ isShare }) => !isShare)
      .map((mark) => ({ ...placeOfAmount(text, mark), kind: 'amount' as const, mark })),
  ];
  const shares = amounts.filter(({ isShare }) => isShare);
  const isFree = (place: Place) =>
    [...marked, ...shares].every(({ start, end }) => place.end <= start || place.start >= end);
  const others = numbersOf(text).filter(isFree);
  return [...marked, ...others].toSorted((one, other) => one.start - other.start);
}

/** Replaces the figures of a step by numbered placeholders: "Simmer for {1}." Numbers start at 1, in text order. */
export function openText({ text }: Step, figures: readonly Figure[]): string {
  let open = '';
  let at = 0;
  for (const [index, { start, end }] of figures.entries()) {
    open += `${text.slice(at, start)}{${index + 1}}`;
    at = end;
  }
  return open + text.slice(at);
}

/**
 * Fills the placeholders of an open text with the figures in the target language, and marks them. The caller adds marks
 * that depend on words, such as shares.
 */
export function filledStep(
  open: string,
  figures: readonly Value[],
  from: { readonly texts: readonly string[]; readonly language: Language },
  language: Language,
): Step {
  let text = '';
  const timers: Timer[] = [];
  const temperatures: Temperature[] = [];
  const amounts: StepAmount[] = [];
  for (const piece of open.split(/(\{\d+\})/)) {
    const index = Number(/^\{(\d+)\}$/.exec(piece)?.[1]) - 1;
    const figure = figures[index];
    if (!figure) {
      text += piece;
      continue;
    }
    const start = text.length;
    text += figureText(figure, { text: from.texts[index] ?? '', language: from.language }, language);
    const place = { start, end: text.length };
    if (figure.kind === 'timer') timers.push({ ...withoutName(figure.mark), ...place });
    if (figure.kind === 'temperature') temperatures.push({ ...figure.mark, ...place });
    if (figure.kind === 'amount') amounts.push({ ...figure.mark, ...place });
  }
  return stepOf(text, { timers, temperatures, amounts });
}

/** Tells whether an open text contains each placeholder once, and no other digit. */
export function isOpenFor(open: string, count: number): boolean {
  const places = [...open.matchAll(/\{(\d+)\}/g)].map(([, number]) => Number(number));
  const isEach = places.toSorted((a, b) => a - b).every((place, index) => place === index + 1);
  return places.length === count && isEach && !/\p{N}/u.test(open.replaceAll(/\{\d+\}/g, ''));
}

/** Returns a value in a form that can be compared between languages. */
export function valueOf(value: Value): string {
  switch (value.kind) {
    case 'timer':
      return `time ${value.mark.seconds} ${value.mark.upToSeconds ?? ''}`;
    case 'temperature':
      return `heat ${value.mark.degrees} ${value.mark.upTo ?? ''} ${value.mark.scale}`;
    case 'amount':
      return `amount ${value.mark.quantity} ${value.mark.upTo ?? ''} ${value.mark.unit ?? ''}`;
    case 'number':
      return `number ${value.written.replaceAll(/\s/g, '').replaceAll(',', '.')}`;
    case 'word':
      return `word ${value.value} ${value.upTo ?? ''}`;
  }
}

const placeOf = ({ start, end }: Place): Place => ({ start, end });

/** Returns the place of an amount; if its unit is unknown, "2 pounds", only that of the number. */
function placeOfAmount(text: string, mark: StepAmount): Place {
  if (mark.unit) return placeOf(mark);
  const [number = ''] = /^[\d.,½¼¾⅓⅔⅛–-]+/.exec(text.slice(mark.start, mark.end)) ?? [];
  return number === '' ? placeOf(mark) : { start: mark.start, end: mark.start + number.length };
}

/** Units that all languages share. */
const SAME_UNIT = /^\s?(?:cm|mm|%)(?!\p{L})/u;

/** Returns the other numbers, in digits or words. Leaves out "one" and "a", which are often articles. */
const numbersOf = (text: string): readonly Figure[] =>
  numbersIn(text, 'en').flatMap(({ start, end, value, upTo, isWord }): Figure[] => {
    if (!isWord) {
      const last = end + (SAME_UNIT.exec(text.slice(end, end + 4))?.[0].length ?? 0);
      return [{ start, end: last, kind: 'number', written: text.slice(start, last) }];
    }
    return value > 1 ? [{ start, end, kind: 'word', value, ...(upTo !== undefined && { upTo }) }] : [];
  });

/** Timer names are words: the translated step gets its own. */
const withoutName = ({ name: _, ...timer }: Timer): Timer => timer;

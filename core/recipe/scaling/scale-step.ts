import type { Language } from '../../language.ts';
import { foodById } from '../../nutrition/foods/foods.ts';
import { kitchenMeasure, type Measure } from './kitchen-measure.ts';
import { agreeingName } from '../lines/agreeing-name.ts';
import { amountText, nameText, quantityText, type Line } from '../lines/line.ts';
import { scaleLine, servedAmount as lineAmount, type Serving } from './scale.ts';
import { countsOf, type StepCount } from './step-counts.ts';
import { linesNamed } from '../steps/step-lines.ts';
import { markedStep } from '../steps/step-marks.ts';
import { sharedRangeAt } from '../../language/numbers.ts';
import { tokensOf } from '../../language/tokens.ts';
import { stepUnit } from '../steps/step-units.ts';
import type { Step, StepAmount, Temperature } from '../steps/step.ts';
import { SOLD } from '../../nutrition/unit-facts.ts';
import { celsiusOf, metricMeasure } from './metric-units.ts';
import { fahrenheitOf, usText } from './us-units.ts';

/** Piece of a step's text. Amounts are shown with emphasis. */
export type StepPart = { readonly text: string; readonly isAmount: boolean };

/**
 * Returns the text of a step for a multiple of the recipe, in pieces. Amounts are scaled; times, temperatures and sizes
 * are not. Glasses, batches and patties are scaled if the result is whole; otherwise the step tells the servings for
 * which it was written. With factor 1 and metric units only American measures change.
 */
export function servedStep({ text, amounts = [], temperatures = [] }: Step, serving: Serving): StepPart[] {
  // "180 °C (350 °F)" contains both already.
  const saysFahrenheit = temperatures.some(({ scale }) => scale === 'F');
  const saysCelsius = temperatures.some(({ scale }) => scale === 'C');
  const convertible = {
    us: saysFahrenheit ? undefined : 'C',
    metric: saysCelsius ? undefined : 'F',
  } as const;
  const marks = [
    ...amounts.map((mark) => ({ ...mark, served: servedAmount(text, mark, serving), isAmount: true })),
    ...temperatures
      .filter(({ scale }) => scale === convertible[serving.units])
      .map((mark) => ({ ...mark, served: degreesText(mark), isAmount: false })),
    ...countsOf(text, serving.language)
      .filter(({ start, nounEnd }) => !amounts.some((amount) => start < amount.end && nounEnd > amount.start))
      .flatMap((count) => servedCount(text, count, serving)),
  ].toSorted((one, other) => one.start - other.start);
  const parts: StepPart[] = [];
  let at = 0;
  for (const [index, { start, end, served, isAmount }] of marks.entries()) {
    // In "1/2 cup (120 ml)" both amounts may be equal after conversion.
    const isSaid =
      spaced(served) === spaced(marks[index - 1]?.served ?? '') && IN_BRACKETS.test(text.slice(at, end + 1));
    if (isSaid) {
      at = end + 1;
      continue;
    }
    parts.push({ text: text.slice(at, start), isAmount: false }, { text: served, isAmount });
    at = end;
  }
  return [...parts, { text: text.slice(at), isAmount: false }].filter((part) => part.text !== '');
}

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The same amount in another unit, behind it. */
const IN_BRACKETS = /^\s?\([^()]*\)$/;

/** Returns the text of a step in one piece, for reading aloud. */
export const servedText = (step: Step, serving: Serving): string =>
  servedStep(step, serving)
    .map(({ text }) => text)
    .join('');

/**
 * Scales an amount: for one and a half times the recipe "2 tbsp" becomes "3 tbsp"; "a pinch" doubled is "2 pinches".
 */
function servedAmount(text: string, mark: StepAmount, serving: Serving): string {
  const { units, language } = serving;
  const written = text.slice(mark.start, mark.end);
  if (mark.isShare) return written;
  const { unit } = mark;
  const number = lineBehind(text, mark.end, serving);
  const line = number === undefined ? undefined : serving.of?.lines[number];
  const share = number === undefined ? undefined : serving.of?.shares?.[number];
  const factor = serving.factor * (share ?? 1);
  if (factor === 0) return amountText({ quantity: 0, unit }, language);
  const quantities = [mark.quantity, mark.upTo].filter((each) => each !== undefined);
  const measures = quantities.map((each) => ({ quantity: each * factor, unit }));
  const food = unit && line?.food !== undefined ? foodById(line.food) : undefined;
  const us = units === 'us' ? measures.map((each) => usText(each, language, food)) : [];
  if (us.length > 0 && us.every((each) => each !== undefined)) return us.join('–');
  const metric = units === 'metric' ? measures.map((each) => metricMeasure(each, language, food)) : [];
  if (metric.length > 0 && metric.every((each) => each !== undefined)) return rangeText(metric, language);
  if (factor === 1) return written;
  const kitchen = measures.map((each) => kitchenMeasure(each, food));
  if (kitchen.every((each) => each.unit === unit)) return inItsWords(written, kitchen, language);
  return rangeText(kitchen, language);
}

/** Joins the ends of a range. A shared unit is written once. */
function rangeText(measures: readonly Measure[], language: Language): string {
  const last = measures.at(-1);
  return measures
    .map((each) =>
      each !== last && each.unit === last?.unit
        ? quantityText(each.quantity, language)
        : amountText(each, language),
    )
    .join('–');
}

/** Returns the index of the line that the next words name; undefined if they name several. */
function lineBehind(text: string, at: number, { of: recipe }: Serving): number | undefined {
  const [line, ...others] = linesBehind(text, at, recipe?.lines ?? []);
  return others.length === 0 ? line : undefined;
}

/** Returns the indexes of the lines that the next four words name, up to "and" or "with". */
export function linesBehind(text: string, at: number, lines: readonly Line[]): readonly number[] {
  FOUR_WORDS.lastIndex = at;
  const [words = ''] = FOUR_WORDS.exec(text) ?? [];
  return linesNamed(words.replace(/ (?:and|und|in|into|to|zum|with|mit) .*/su, ''), lines);
}

const FOUR_WORDS = /(?: ?[\p{L}-]+){0,4} ?/uy;

/** Scales a count, "7 glasses". If the result is not whole, adds its servings: "two glasses (for 2 servings)". */
function servedCount(text: string, { kind, ...count }: StepCount, { factor, of: recipe, language }: Serving) {
  if (!recipe || factor === 1) return [];
  const wanted = Math.round(count.quantity * factor * 1_000) / 1_000;
  const isKnown = kind === 'portion' || count.quantity === recipe.servings;
  if (isKnown && Number.isInteger(wanted) && wanted >= 2)
    return [{ ...count, served: String(wanted), isAmount: false }];
  const { start, nounEnd: end } = count;
  return [
    {
      start,
      end,
      served: `${text.slice(start, end)} ${WRITTEN_FOR[language](recipe.servings)}`,
      isAmount: false,
    },
  ];
}

const WRITTEN_FOR: Record<Language, (servings: number) => string> = {
  en: (servings) => (servings === 1 ? '(for 1 serving)' : `(for ${servings} servings)`),
  de: (servings) => (servings === 1 ? '(für 1 Portion)' : `(für ${servings} Portionen)`),
};

/**
 * Returns name and note of a line. Scales amounts in the note, "30 g of it for the tin", but not the content of each
 * can.
 */
export function servedName(written: Line, serving: Serving): string {
  const { quantity, between } = scaleLine(written, serving.factor);
  const line = { ...written, name: agreeingName(written, between?.[1] ?? quantity, serving.language) };
  if (line.note === undefined || (line.unit !== undefined && SOLD.includes(line.unit))) return nameText(line);
  const note = servedText(markedStep(line.note, serving.language), serving);
  // With one system of units, "½ cup milk (120 ml)" would say the amount twice.
  const amount = spaced(lineAmount(written, serving));
  const others = note.split(', ').filter((part) => spaced(part) !== amount);
  const { note: _, ...named } = line;
  return nameText(others.length > 0 ? { ...named, note: others.join(', ') } : named);
}

/** Replaces the numbers and keeps the unit as the step writes it. */
function inItsWords(written: string, measures: readonly Measure[], language: Language): string {
  const behind = written.slice(numberEnd(written, language));
  const unit = stepUnit(/\p{L}+$/u.exec(behind)?.[0] ?? '');
  const quantities = measures.map(({ quantity }) => quantity / (unit?.times ?? 1));
  const word = unit && ((quantities.at(-1) ?? 0) > 1 ? unit.more : unit.one);
  const number = quantities.map((quantity) => quantityText(quantity, language)).join('–');
  return `${number}${word === undefined ? behind : behind.replace(/\p{L}+$/u, word)}`;
}

function numberEnd(text: string, language: Language): number {
  const tokens = tokensOf(text);
  const { next = 0 } = sharedRangeAt(tokens, 0, language) ?? {};
  return tokens[next - 1]?.end ?? 0;
}

function degreesText({ degrees, upTo, of, scale }: Temperature): string {
  const converted = [degrees, upTo]
    .filter((each) => each !== undefined)
    .map((each) => (scale === 'F' ? celsiusOf(each) : fahrenheitOf(each, of)));
  return `${converted.join('–')}\u00a0${scale === 'F' ? '°C' : '°F'}`;
}

import type { Language } from '../../language.ts';
import { foldName } from '../../nutrition/fold-name.ts';
import { listedFood } from '../../nutrition/foods/foods.ts';
import { isVolume, isWeight, ratioOf } from '../../nutrition/weigh.ts';
import { ABOUT } from '../../language/about.ts';
import { behindRangeSign, readNumber } from '../../language/numbers.ts';
import { tokensOf } from '../../language/tokens.ts';
import { beginsName } from './number-in-name.ts';
import { FILLING, FULL, SIZE } from '../../language/size-words.ts';
import { namesInLines, unitNamed, type NamedUnit } from '../../nutrition/unit-names.ts';
import { LONE, SOLD } from '../../nutrition/unit-facts.ts';
import type { Unit } from '../../nutrition/units.ts';

/** Weight or volume: "400 g". */
export type Measure = { readonly quantity: number; readonly unit: Unit };

export type Amount = {
  readonly quantity: number;
  /** Undefined for counted things: "2 leeks". */
  readonly unit?: Unit;
  /** Ends of a range, in the unit: "2–3". */
  readonly between?: readonly [number, number];
  /** Content of each: "2 x 400 g cans". */
  readonly each?: Measure;
  /** Text of the amount; text behind it. */
  readonly read: string;
  readonly rest: string;
};

/** "About 200 g", "x2". */
const BEFORE_A_NUMBER = new RegExp(String.raw`^(?:${ABOUT}\s+|[x×]\s?(?=\d))`, 'i');
/** "(2) 14.5 oz. cans", "(2x) onions". */
const COUNT_IN_BRACKETS = /^\((\d{1,3})\s?[x×]?\)\s*/i;
const HEAPED = new RegExp(String.raw`^${FULL}\s+`, 'iu');
/** For example "3 EL, gehäuft Mehl". */
const SAID_LATE = new RegExp(String.raw`^,?\s*(?:${FILLING})\s+`, 'iu');
const SIZED = new RegExp(String.raw`^(?:${SIZE}|fresh|frische?[rsn]?|sprühende?)\s+`, 'iu');
const TIMES = /^\s*(?:[x×*]|mal)\s*(?=\d)/i;
const PLUS = /^\s*(?:\+|plus|and|und)\s+(?=\d)/i;
const BESIDE = /^(?:,\s*)?(?=\d)/;
const OTHERWISE = /^\s*\/\s*(?=\d)/;
const OF = /^(?:of|von|vom|voll|[x×])\s+(?:the\s+|a\s+|an\s+)?/i;

/** Words before the content of a container: "Tin of beans". */
const OF_SOMETHING = /^(?:of|mit|von)\s/;
const NOUN = /^\p{Lu}/u;

/**
 * Reads the amount at the beginning of a text. Takes the middle of a range: "2–3" is 2.5.
 * @returns undefined if the text does not begin with an amount
 */
export function readAmount(text: string, language: Language): Amount | undefined {
  const start = text.replace(BEFORE_A_NUMBER, '').replace(COUNT_IN_BRACKETS, '$1 ');
  const first = readNumber(start, language);
  if (!first) return loneUnit(start, text, language);
  const { value, between, rest } = readRange(first.value, start.slice(first.length), language);
  const packed = readPacked(value, rest, language);
  if (packed) return amount(text, { ...packed, ...(between && { between }) });
  const named = readUnit(rest, value);
  // "Five-spice powder", "half-and-half", "6-Korn-Brot".
  if (!named && (/^-\p{L}/u.test(rest) || beginsName(start, rest))) return undefined;
  if (!named) return amount(text, { quantity: value, ...(between && { between }), rest });
  const measured = { quantity: value * named.times, unit: named.unit, rest: named.rest };
  const whole = readContainer(measured) ?? withoutOther(withMore(measured, language), language);
  const isWhole = between && whole.quantity === measured.quantity && whole.unit === named.unit;
  return amount(text, {
    ...whole,
    ...(isWhole && { between: [between[0] * named.times, between[1] * named.times] }),
  });
}

/** Tells whether a unit is a weight or a volume, for any food. */
export const isMeasure = (unit: Unit | undefined): unit is Unit =>
  unit !== undefined && (isWeight(unit) || isVolume(unit));

type Reading = Omit<Amount, 'read'>;

const amount = (text: string, reading: Reading): Amount => {
  const said = reading.rest.trimStart().replace(SAID_LATE, '').replace(OF, '');
  // Without its brackets, "100 g (half a packet), unsalted butter" has a comma before the name. In "4 cloves, crushed"
  // there is no other name.
  const rest = isMeasure(reading.unit) ? said.replace(/^,\s*/, '') : said;
  return { ...reading, rest, read: text.slice(0, text.length - rest.length) };
};

/** Reads a unit without a number as one: "shot of rum", "Scheibe Brot". "Würfel Käse" is plural. */
function loneUnit(start: string, text: string, language: Language): Amount | undefined {
  const named = readUnit(start);
  // A "piece of cod" may have any size.
  if (!named || (named.unit === 'piece' && named.times === 1)) return undefined;
  const { unit, times, rest } = named;
  const isOne = isSingular(named);
  const isSold = SOLD.includes(unit) && unit !== 'cube';
  const holds =
    ((isOne || isSold) && OF_SOMETHING.test(rest)) ||
    // English names of foods begin like this: "Spear Mint".
    ((isSold || (isOne && language === 'de')) && NOUN.test(rest));
  // "T-bone" is a steak.
  return holds || (LONE.includes(unit) && !/^t(?!\p{L})/iu.test(start))
    ? amount(text, { quantity: times, unit, rest })
    : undefined;
}

/** True for a unit in the singular, such as "shot". */
const isSingular = ({ name, unit }: ReadUnit): boolean =>
  namesInLines(unit).some(({ one, more }) => one !== more && foldName(one) === foldName(name));

type Range = { readonly value: number; readonly between?: readonly [number, number]; readonly rest: string };

function readRange(value: number, rest: string, language: Language): Range {
  const tokens = tokensOf(rest.slice(0, LONGEST_SIGN));
  const start = tokens[behindRangeSign(tokens, 0) ?? tokens.length]?.start;
  const behind = start === undefined ? '' : rest.slice(start).replace(BEFORE_A_NUMBER, '');
  const upper = readNumber(behind, language);
  if (!upper || upper.value <= value) return { value, rest };
  return {
    value: (value + upper.value) / 2,
    between: [value, upper.value],
    rest: behind.slice(upper.length),
  };
}

/** Maximum length of a range's sign, with the beginning of the next word. */
const LONGEST_SIGN = 20;

/**
 * Reads packages: "2 x 400 g cans", "1 400 g tin", "1, 14 oz can", "2 6- to 8-oz fillets", "2 (à 400 g)" without the
 * brackets. In "3 x 15 ml tablespoons" it reads spoons.
 */
function readPacked(count: number, text: string, language: Language): Reading | undefined {
  const times = TIMES.exec(text)?.[0] ?? /^,?\s+(?=\d)/.exec(text)?.[0] ?? '';
  const number = times === '' ? undefined : readNumber(text.slice(times.length), language);
  if (!number) return undefined;
  const { value, rest } = readRange(number.value, text.slice(times.length + number.length), language);
  const named = readUnit(rest);
  if (!named || !isMeasure(named.unit)) return undefined;
  const each = { quantity: value * named.times, unit: named.unit };
  const container = readUnit(named.rest);
  if (container && SOLD.includes(container.unit))
    return { quantity: count, unit: container.unit, each, rest: container.rest };
  if (container && isVolume(container.unit)) return { ...container, quantity: count * container.times };
  // Matches "2 6-oz fillets", "1 3 lb roast" and "2 x 170 g fillets", but not "1 500 g".
  const isEach = TIMES.test(text) || /^\s+[\d.,/]+-/.test(text) || named.unit === 'oz' || named.unit === 'lb';
  return isEach ? { quantity: count, each, rest: named.rest } : undefined;
}

/** Reads "400 g can" as one can with 400 g. "250 g glass noodles" has no container. */
function readContainer({ quantity, unit, rest }: Measure & { rest: string }): Reading | undefined {
  const container = isMeasure(unit) ? readUnit(rest) : undefined;
  if (!container || !SOLD.includes(container.unit) || listedFood(rest.split(',', 1)[0] ?? ''))
    return undefined;
  return { quantity: 1, unit: container.unit, each: { quantity, unit }, rest: container.rest };
}

/** Maximum of a second amount that is added, as a share of one first unit: "1 cup 240 ml" says the same twice. */
const MOST_BESIDE = 0.95;

/** Reads sums: "1 tbsp + 1 tsp", "1 lb 4 oz". */
function withMore(measured: Measure & { rest: string }, language: Language): Measure & { rest: string } {
  const { quantity, unit, rest } = measured;
  const sign = PLUS.exec(rest)?.[0];
  const plus = sign ?? BESIDE.exec(rest)?.[0];
  const number = plus === undefined ? undefined : readNumber(rest.slice(plus.length), language);
  const named = number && readUnit(rest.slice((plus ?? '').length + number.length));
  const ratio = named && ratioOf(named.unit, unit);
  if (!number || !named || ratio === undefined) return measured;
  const more = number.value * named.times * ratio;
  return sign === undefined && more > MOST_BESIDE
    ? measured
    : { quantity: quantity + more, unit, rest: named.rest };
}

/** Drops the second of two equal amounts: "100 g / 3½ oz", "1 cup 4 oz". */
function withoutOther(measured: Measure & { rest: string }, language: Language): Measure & { rest: string } {
  const slash = OTHERWISE.exec(measured.rest)?.[0] ?? BESIDE.exec(measured.rest)?.[0];
  const number = slash === undefined ? undefined : readNumber(measured.rest.slice(slash.length), language);
  const named = number && readUnit(measured.rest.slice((slash ?? '').length + number.length));
  if (!named || !isMeasure(named.unit)) return measured;
  // "1 kg / 2 lb 4 oz": drops the rest of the second amount, too.
  const behind = named.rest.trimStart();
  const left = readNumber(behind, language);
  const leftOf = left && readUnit(behind.slice(left.length));
  const rest = leftOf && isMeasure(leftOf.unit) ? leftOf.rest : named.rest;
  return withoutOther({ ...measured, rest }, language);
}

/** Names of packages that are foods if nothing follows: "1 beet, diced", but "1 Beet Kresse". */
const ALSO_FOODS = /^(?:beet|rolls?)\s*(?:[,(]|$)/i;

type ReadUnit = NamedUnit & { readonly name: string; readonly rest: string };

/** Reads the unit at the beginning of a text. Skips a size before it: "large handfuls of". */
function readUnit(text: string, count = Infinity): ReadUnit | undefined {
  const start = text.replace(/^[\s-]+/, '');
  const bare = start.replace(HEAPED, '').replace(SIZED, '').replace(HEAPED, '');
  for (const candidate of bare === start ? [start] : [start, bare]) {
    const words = /^([\p{L}]{1,20}\.?)([\s-]{1,3}[\p{L}]{1,20}\.?)?(?![\p{L}])/u.exec(candidate);
    if (!words || ALSO_FOODS.test(candidate)) continue;
    const [both, one = ''] = words;
    // "1 gr. Zwiebel" is a large onion: no recipe weighs single grams.
    if (/^(?:gr|kl|m)\.$/i.test(one) && count < 10) continue;
    const spoon = /^(?:T|t)\.?$/.test(one) ? unitNamed(one.startsWith('T') ? 'tbsp' : 'tsp') : undefined;
    if (spoon) return { ...spoon, name: one, rest: candidate.slice(one.length).trimStart() };
    for (const name of [both, one]) {
      const named = isWhole(candidate.slice(name.length)) ? unitNamed(name) : undefined;
      if (named) return { ...named, name, rest: candidate.slice(name.length).replace(/^[\s.-]+/, '') };
    }
  }
  return undefined;
}

const isWhole = (rest: string) =>
  !/^[\p{L}\d]/u.test(rest) &&
  !/^-\p{L}/u.test(rest.replace(/^-(?:can|dose|packung|becher|glas|tin|piece|stück)/iu, ''));

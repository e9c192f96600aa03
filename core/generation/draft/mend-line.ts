import { weigh } from '../../nutrition/weigh.ts';
import { findFood } from '../../recipe/lines/find-food.ts';
import { SIZE } from '../../language/size-words.ts';
import { unitNamed } from '../../nutrition/unit-names.ts';
import type { Unit } from '../../nutrition/units.ts';
import { DRAFT_UNITS } from './draft.ts';
import { isObject, numberIn, shortened, entryText, withoutMarkup, type JsonObject } from './mend-values.ts';

const LONGEST = 120;

/** Repairs a line into the form of a draft. Other values are returned unchanged. */
export function mendedLine(value: unknown): unknown {
  if (!isObject(value)) return value;
  const name = namesOf(value);
  const { quantity, unit } = amountOf(value);
  const grams = numberIn(value['grams']) ?? gramsOf(name.food, quantity, unit);
  const isKnown = unit === '' || DRAFT_UNITS.some((each) => each === unit);
  return {
    ...value,
    ...name,
    // An unknown unit says less than the weight.
    ...(isKnown || grams === undefined ? { quantity, unit } : { quantity: Math.round(grams), unit: 'g' }),
    ...(grams !== undefined && { grams }),
    note: noteOf(value['note']),
  };
}

function namesOf({ food, name }: JsonObject): { food?: string; name?: string } {
  const called = typeof name === 'string' ? withoutMarkup(withoutBullet(name)) : '';
  const plain = typeof food === 'string' ? food.trim() : '';
  return {
    ...(plain || called ? { food: shortened(plain || called, 80) } : {}),
    ...(called || plain ? { name: called || plain } : {}),
  };
}

const withoutBullet = (text: string): string => text.replace(/^\s*[-–•*]\s+/, '');

/** Reads "2 tbsp" from quantity or unit, and a unit by any of its names. */
function amountOf(line: JsonObject): { quantity: unknown; unit: string } {
  const said = typeof line['unit'] === 'string' ? line['unit'].trim() : '';
  const written = typeof line['quantity'] === 'string' ? line['quantity'] : '';
  const number = numberIn(line['quantity']);
  const inQuantity = /[\p{L}].*$/u.exec(written)?.[0].trim() ?? '';
  const words = said || (number === undefined ? '' : inQuantity);
  const named = COUNTED.test(words) ? ({ unit: 'piece', times: 1 } as const) : unitNamed(words);
  if (line['quantity'] !== undefined && line['quantity'] !== null && number === undefined && written === '')
    return { quantity: line['quantity'], unit: words };
  const quantity = Math.max(0, number ?? 0);
  return named
    ? { quantity: quantity * named.times, unit: standIn(named.unit) }
    : { quantity, unit: words.toLowerCase() };
}

/** Words in the place of a unit: sizes, "whole", "each". */
const COUNTED = new RegExp(String.raw`^(?:${SIZE}|whole|ganze?[rsn]?|each|ea|units?|x)\.?$`, 'iu');

/** Next larger unit of the schema for our other units. Grams above twice its measure are corrected. */
const STAND_INS: Partial<Record<Unit, Unit>> = { splash: 'tbsp', tip: 'pinch', drop: 'dash' };

const standIn = (unit: Unit): Unit => STAND_INS[unit] ?? unit;

function gramsOf(food: string | undefined, quantity: unknown, unit: string): number | undefined {
  const known = DRAFT_UNITS.find((each) => each === unit) ?? (unit === '' ? 'piece' : undefined);
  if (typeof quantity !== 'number' || quantity === 0 || !known) return undefined;
  if (known === 'g') return quantity;
  if (food === undefined) return undefined;
  const { match, ...inName } = findFood(food, { unit: known, read: '' }, '', 'en');
  return match && weigh(match.food, quantity, inName.unit ?? inName.weighedBy ?? known);
}

function noteOf(note: unknown): string | null {
  const text = entryText(note)?.trim() ?? '';
  return text === '' ? null : shortened(withoutMarkup(text), LONGEST);
}

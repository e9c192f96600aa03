import { ALLERGENS } from '../allergen.ts';
import {
  MEASURES,
  TRAITS,
  type Food,
  type FoodTrait,
  type Kinds,
  type Macros,
  type Weights,
} from '../food.ts';

/**
 * Reads a table of foods, one a line:
 *
 *     id | source | protein carbs fat fibre [alcohol] | measure g, … | holdings, kinds | English names | German names
 *
 * Values are g per 100 g of the edible part, carbohydrate without fibre. A name is one of it, the next several of it,
 * the others are synonyms. A line that starts with `#` says something about the next one.
 * Sources: US Department of Agriculture, Agricultural Research Service, Nutrient Data Laboratory, SR28, whose
 * carbohydrate includes fibre (taken out here, as the EU counts it). Max Rubner-Institut (2025):
 * Bundeslebensmittelschlüssel (BLS), version 4.0, doi:10.25826/Data20251217-134202-0, CC BY 4.0.
 * @throws TypeError when a line is not of this form
 */
export const foodTable = (table: string): readonly Food[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(foodOf);

function foodOf(line: string): Food {
  const [id = '', source = '', values = '', weights = '', holdings = '', en = '', de = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const words = listed(holdings, ' ');
  return {
    id,
    source,
    names: { en: listed(en, ','), de: listed(de, ',') },
    per100g: macrosOf(values, line),
    weights: weightsOf(weights, line),
    contains: new Set(words.filter((word) => !isKinds(word)).map((word) => oneOf(HOLDINGS, word, line))),
    kinds: words.find(isKinds) ?? 'none',
  };
}

const isKinds = (word: string): word is Kinds => word === 'varieties' || word === 'flavours';
const HOLDINGS = byWord<FoodTrait>([...ALLERGENS, ...TRAITS]);
const WEIGHTS = byWord<keyof Weights>([...MEASURES, 'density', 'edible', 'drained']);

function macrosOf(values: string, line: string): Macros {
  const numbers = values.split(' ').map(Number);
  const [protein = NaN, carbs = NaN, fat = NaN, fiber = NaN, alcohol] = numbers;
  if (numbers.length < 4 || numbers.some(Number.isNaN)) throw new TypeError(`No values: ${line}`);
  return { protein, carbs, fat, fiber, ...(alcohol !== undefined && { alcohol }) };
}

function weightsOf(cell: string, line: string): Weights {
  const weights: { -readonly [Measure in keyof Weights]: Weights[Measure] } = {};
  for (const entry of listed(cell, ',')) {
    const [measure = '', grams] = entry.split(' ');
    weights[oneOf(WEIGHTS, measure, line)] = Number(grams);
  }
  return weights;
}

const listed = (cell: string, by: string): readonly string[] =>
  cell === '' ? [] : cell.split(by).map((entry) => entry.trim());

function byWord<Word extends string>(words: readonly Word[]): ReadonlyMap<string, Word> {
  return new Map(words.map((word) => [word, word]));
}

function oneOf<Word>(words: ReadonlyMap<string, Word>, word: string, line: string): Word {
  const found = words.get(word);
  if (found === undefined) throw new TypeError(`No such word as ${word}: ${line}`);
  return found;
}

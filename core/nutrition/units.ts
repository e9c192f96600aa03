import * as v from 'valibot';
import type { Language } from '../language.ts';

/**
 * Units of recipes, with singular and plural in each language. They are here and not in the catalogs because they are
 * parsed, too. A piece has no word: "2 leeks".
 */
export const UNIT_WORDS = {
  g: { en: ['g', 'g'], de: ['g', 'g'] },
  kg: { en: ['kg', 'kg'], de: ['kg', 'kg'] },
  oz: { en: ['oz', 'oz'], de: ['oz', 'oz'] },
  lb: { en: ['lb', 'lb'], de: ['lb', 'lb'] },
  ml: { en: ['ml', 'ml'], de: ['ml', 'ml'] },
  cl: { en: ['cl', 'cl'], de: ['cl', 'cl'] },
  dl: { en: ['dl', 'dl'], de: ['dl', 'dl'] },
  l: { en: ['l', 'l'], de: ['l', 'l'] },
  floz: { en: ['fl oz', 'fl oz'], de: ['fl oz', 'fl oz'] },
  pint: { en: ['pint', 'pints'], de: ['Pint', 'Pints'] },
  quart: { en: ['quart', 'quarts'], de: ['Quart', 'Quart'] },
  cm: { en: ['cm', 'cm'], de: ['cm', 'cm'] },
  tsp: { en: ['tsp', 'tsp'], de: ['TL', 'TL'] },
  tbsp: { en: ['tbsp', 'tbsp'], de: ['EL', 'EL'] },
  cup: { en: ['cup', 'cups'], de: ['Tasse', 'Tassen'] },
  drop: { en: ['drop', 'drops'], de: ['Tropfen', 'Tropfen'] },
  dash: { en: ['dash', 'dashes'], de: ['Spritzer', 'Spritzer'] },
  splash: { en: ['splash', 'splashes'], de: ['Schuss', 'Schuss'] },
  tip: { en: ['knife tip', 'knife tips'], de: ['Msp.', 'Msp.'] },
  pinch: { en: ['pinch', 'pinches'], de: ['Prise', 'Prisen'] },
  knob: { en: ['knob', 'knobs'], de: ['Stich', 'Stiche'] },
  handful: { en: ['handful', 'handfuls'], de: ['Handvoll', 'Handvoll'] },
  piece: { en: ['', ''], de: ['', ''] },
  clove: { en: ['clove', 'cloves'], de: ['Zehe', 'Zehen'] },
  slice: { en: ['slice', 'slices'], de: ['Scheibe', 'Scheiben'] },
  bunch: { en: ['bunch', 'bunches'], de: ['Bund', 'Bund'] },
  sprig: { en: ['sprig', 'sprigs'], de: ['Zweig', 'Zweige'] },
  stalk: { en: ['stalk', 'stalks'], de: ['Stange', 'Stangen'] },
  leaf: { en: ['leaf', 'leaves'], de: ['Blatt', 'Blätter'] },
  head: { en: ['head', 'heads'], de: ['Kopf', 'Köpfe'] },
  ball: { en: ['ball', 'balls'], de: ['Kugel', 'Kugeln'] },
  stick: { en: ['stick', 'sticks'], de: ['Stick', 'Sticks'] },
  cube: { en: ['cube', 'cubes'], de: ['Würfel', 'Würfel'] },
  sheet: { en: ['sheet', 'sheets'], de: ['Platte', 'Platten'] },
  bar: { en: ['bar', 'bars'], de: ['Tafel', 'Tafeln'] },
  packet: { en: ['packet', 'packets'], de: ['Pck.', 'Pck.'] },
  tub: { en: ['tub', 'tubs'], de: ['Becher', 'Becher'] },
  can: { en: ['can', 'cans'], de: ['Dose', 'Dosen'] },
  jar: { en: ['jar', 'jars'], de: ['Glas', 'Gläser'] },
  bottle: { en: ['bottle', 'bottles'], de: ['Flasche', 'Flaschen'] },
} as const satisfies Record<string, Record<Language, readonly [one: string, more: string]>>;

export type Unit = keyof typeof UNIT_WORDS;

// Object.keys loses the key type.
export const UNITS = Object.keys(UNIT_WORDS) as readonly Unit[];

export const Unit = v.picklist(UNITS);

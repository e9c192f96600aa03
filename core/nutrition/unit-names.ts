import { UNIT_WORDS, type Unit } from './units.ts';

/** Name of a unit: what one is called, and several of it. */
export type UnitName = {
  readonly one: string;
  readonly more: string;
  /** Number of the unit that it stands for: a decagram is ten grams. */
  readonly times: number;
};

/**
 * Names besides those that we write, in both languages: what one is called, and after a slash several of it, with "+"
 * for the same word. A number in front says how many of the unit it is.
 */
const OTHER_NAMES: Partial<Record<Unit, string>> = {
  g: 'gr, gram/+s, gramme/+s, Gramm, 10 dag, 10 dkg, 10 Deka, 500 Pfund, 500 Pfd, 0.001 mg',
  kg: 'kilo/+s, kilogram/+s, Kilo, Kilogramm',
  oz: 'ozs, ounce/+s, Unze/+n',
  lb: 'lb/+s, pound/+s',
  ml: 'millilitre/+s, milliliter/+s, Milliliter',
  cl: 'centilitre/+s, centiliter/+s, Zentiliter',
  dl: 'decilitre/+s, deciliter/+s, Deziliter',
  l: 'litre/+s, liter/+s, Liter, ltr, lt',
  floz: 'fluid ounce/+s',
  pint: 'pt',
  quart: 'qt, 4 gallon/+s',
  cm: 'centimetre/+s, centimeter/+s, Zentimeter, 2.5 inch/+es',
  tsp: 'tsp/+s, teaspoon/+s, teaspoonful/+s, Teelöffel, Kaffeelöffel, Teel',
  tbsp: 'tbsp/+s, tablespoon/+s, tablespoonful/+s, Esslöffel, Eßlöffel, tbs, tblsp, tbl, Essl',
  cup: 'cupful/+s',
  dash: 'squeeze/+s',
  splash: 'glug/+s, Schluck',
  drop: 'Tröpfchen',
  tip: 'Messerspitze/+n, Msp, Messersp',
  handful: 'Hand voll/Hände voll, handfull',
  piece: '12 dozen, 12 Dutzend, 2 Paar, 2 pair/+s',
  slice: 'rasher/+s, Scheibchen',
  bunch: 'Bündel',
  sprig: 'Zweiglein, Zweigchen, Stiel/+e, Stängel, Stengel',
  stalk: 'rib/+s, spear/+s',
  leaf: 'Blättchen',
  head: 'bulb/+s, Knolle/+n',
  packet: 'pack/+s, package/+s, sachet/+s, Packung/+en, Päckchen, Paket/+e',
  can: 'tin/+s, Büchse/+n, Konserve/+n',
};

/** Returns the names of a unit in both languages, those that we write first: the one list that lines and steps read. */
export const unitNames = (unit: Unit): readonly UnitName[] =>
  [
    ...Object.values(UNIT_WORDS[unit]).map((names) => names.join('/')),
    ...(OTHER_NAMES[unit]?.split(', ') ?? []),
  ].map((name) => {
    const [one = '', more = one] = name.replace(/^[\d.]+ /, '').split('/');
    return { one, more: more.replace('+', one), times: parseFloat(name) || 1 };
  });

import { UNIT_WORDS, type Unit } from './units.ts';

/** Name of a unit: what one is called, and several of it. */
export type UnitName = {
  readonly one: string;
  readonly more: string;
  /** How many of the unit it stands for: a decagram is ten grams. */
  readonly times: number;
};

/**
 * Names besides those that we write, in both languages: what one is called, and after a slash several of it. A number in
 * front says how many of the unit it is.
 */
const OTHER_NAMES: Partial<Record<Unit, string>> = {
  g: 'gr, gram/grams, gramme/grammes, Gramm, 10 dag, 10 dkg, 10 Deka, 500 Pfund, 500 Pfd, 0.001 mg',
  kg: 'kilo/kilos, kilogram/kilograms, Kilo, Kilogramm',
  oz: 'ozs, ounce/ounces, Unze/Unzen',
  lb: 'lb/lbs, pound/pounds',
  ml: 'millilitre/millilitres, milliliter/milliliters, Milliliter',
  cl: 'centilitre/centilitres, centiliter/centiliters, Zentiliter',
  dl: 'decilitre/decilitres, deciliter/deciliters, Deziliter',
  l: 'litre/litres, liter/liters, Liter, ltr, lt',
  floz: 'fluid ounce/fluid ounces',
  pint: 'pt',
  quart: 'qt, 4 gallon/gallons',
  cm: 'centimetre/centimetres, centimeter/centimeters, Zentimeter, 2.5 inch/inches',
  tsp: 'tsp/tsps, teaspoon/teaspoons, teaspoonful/teaspoonfuls, Teelöffel, Kaffeelöffel, Teel',
  tbsp: 'tbsp/tbsps, tablespoon/tablespoons, tablespoonful/tablespoonfuls, Esslöffel, Eßlöffel, tbs, tblsp, tbl, Essl',
  cup: 'cupful/cupfuls',
  dash: 'squeeze/squeezes',
  splash: 'glug/glugs, Schluck',
  drop: 'Tröpfchen',
  tip: 'Messerspitze/Messerspitzen, Msp, Messersp',
  handful: 'Hand voll/Hände voll, handfull',
  piece: '2 Paar, 2 pair/pairs',
  slice: 'rasher/rashers, Scheibchen',
  bunch: 'Bündel',
  sprig: 'Zweiglein, Zweigchen, Stiel/Stiele, Stängel, Stengel',
  stalk: 'rib/ribs, spear/spears',
  leaf: 'Blättchen',
  head: 'bulb/bulbs, Knolle/Knollen',
  packet: 'pack/packs, package/packages, sachet/sachets, Packung/Packungen, Päckchen, Paket/Pakete',
  can: 'tin/tins, Büchse/Büchsen, Konserve/Konserven',
};

/** Returns the names of a unit in both languages, those that we write first: the one list that lines and steps read. */
export const unitNames = (unit: Unit): readonly UnitName[] => [
  ...Object.values(UNIT_WORDS[unit]).map(([one, more]) => ({ one, more, times: 1 })),
  ...(OTHER_NAMES[unit]?.split(', ') ?? []).map((name) => {
    const [, times = '1', words = ''] = /^([\d.]+ )?(.+)$/.exec(name) ?? [];
    const [one = '', more = one] = words.split('/');
    return { one, more, times: Number(times) };
  }),
];

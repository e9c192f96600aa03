import { foldName } from './fold-name.ts';
import { UNIT_WORDS, UNITS, type Unit } from './units.ts';

/** Name of a unit, in the singular and the plural. */
export type UnitName = {
  readonly one: string;
  readonly more: string;
  /** Number of the unit that it stands for: a decagram is ten grams. */
  readonly times: number;
};

/**
 * Names besides those that we write, in both languages: the singular, and after a slash the plural, with "+" for the
 * same word. A number in front says how many of the unit it is.
 */
const OTHER_NAMES: Partial<Record<Unit, string>> = {
  g: 'gr, gram/+s, gramme/+s, Gramm, 10 dag, 10 dkg, 10 Deka, 500 Pfund/Pfunde, 500 Pfd, 0.001 mg',
  kg: 'kilo/+s, kilogram/+s, Kilo, Kilogramm',
  oz: 'ozs, ounce/+s, Unze/+n',
  lb: 'lb/+s, pound/+s',
  ml: 'millilitre/+s, milliliter/+s, Milliliter, 40 shot/+s, 20 Schnapsglas/Schnapsgläser',
  cl: 'centilitre/+s, centiliter/+s, Zentiliter',
  dl: 'decilitre/+s, deciliter/+s, Deziliter',
  l: 'litre/+s, liter/+s, Liter, ltr, lt',
  floz: 'fluid ounce/+s',
  pint: 'pt',
  quart: 'qt, 4 gallon/+s',
  cm: 'centimetre/+s, centimeter/+s, Zentimeter, 2.5 inch/+es',
  tsp: 'tsp/+s, teaspoon/+s, teaspoonful/+s, Teelöffel, Kaffeelöffel, 2 dessertspoon/+s',
  tbsp: 'tbsp/+s, tablespoon/+s, tablespoonful/+s, Esslöffel, Eßlöffel, tbs, tblsp, tbl',
  cup: 'cupful/+s',
  dash: 'squeeze/+s',
  splash: 'glug/+s, Schluck',
  drop: 'Tröpfchen',
  tip: 'Messerspitze/+n, Msp',
  handful: 'Hand voll/Hände voll, handfull',
  piece: '12 dozen, 12 Dutzend/+e, 2 Paar/+e, 2 pair/+s',
  slice: 'rasher/+s, Scheibchen',
  bunch: 'Bündel',
  sprig: 'Zweiglein, Zweigchen, Stiel/+e, Stängel, Stengel',
  stalk: 'rib/+s, spear/+s',
  leaf: 'Blättchen',
  head: 'bulb/+s, Knolle/+n',
  packet: 'pack/+s, package/+s, sachet/+s, Packung/+en, Päckchen, Paket/+e',
  can: 'tin/+s, Büchse/+n, Konserve/+n',
};

/** Returns the names of a unit in both languages, those that we write first: lines and steps read them. */
export const unitNames = (unit: Unit): readonly UnitName[] => [
  ...Object.values(UNIT_WORDS[unit]).flatMap(([one, more]) => (one ? [{ one, more, times: 1 }] : [])),
  ...namesIn(OTHER_NAMES[unit]),
];

const namesIn = (written: string | undefined): readonly UnitName[] =>
  (written?.split(', ') ?? []).map((name) => {
    const [one = '', more = one] = name.replace(/^[\d.]+ /, '').split('/');
    return { one, more: more.replace('+', one), times: parseFloat(name) || 1 };
  });

/**
 * Names that mean a unit behind the number of a line only, in both languages: abbreviations, spellings, and words that
 * mean other things in a sentence, such as "roll" and "ring".
 */
const BEHIND_A_NUMBER: Partial<Record<Unit, string>> = {
  cup: 'c, mug/+s',
  tsp: 'ts',
  tbsp: 'loeffel, tb, dollop/+s, klecks/+e',
  dash: 'shake/+s, squirt, spritzerchen',
  splash: 'drizzle, schuesse',
  pinch: 'pr, priese, grinding, grind, twist/+s, sprinkle, sprinkling',
  handful: 'haendevoll',
  piece:
    'ea, piece/+s, unit/+s, einheit/+en, pc/+s, stk, st, stueck, stuecke, stueckchen, fillet/+s, filet/+s, ear/+s, wurzel, thumb/+s',
  clove: 'zeh',
  slice: 'strip/+s, round/+s, ring/+e, wedge/+s, spalte/+n, streifen',
  bunch: 'bd, bdl, bnd, bunde, buschen, sträußchen',
  head: 'kohlkopf',
  ball: 'scoop/+s',
  stick: 'riegel, stab/staebe',
  sheet: 'bogen, teigplatten',
  packet:
    'p, pkg, pkt, pk, pckg, paeck, tuete/+n, tuetchen, beutel, btl, bag/+s, box/+es, carton/+s, punnet/+s, block/+s, tray/+s, schale/+n, schaelchen, kaestchen, beet, netz, rolle/+n, roll/+s, tube/+s, tuben, envelope/+s',
  tub: 'pot/+s, bechern, container',
  can: 'ds, cn',
  jar: 'glass/+es',
  bottle: 'fl',
};

/** Returns the names of a unit in both languages behind the number of a line. */
export const namesInLines = (unit: Unit): readonly UnitName[] => [
  ...unitNames(unit),
  ...namesIn(BEHIND_A_NUMBER[unit]),
];

/** Unit named by a word; a pound or an inch is a multiple of the unit that stands for it. */
export type NamedUnit = { readonly unit: Unit; readonly times: number };

const BY_NAME: ReadonlyMap<string, NamedUnit> = new Map(
  UNITS.flatMap((unit) =>
    namesInLines(unit).flatMap(({ one, more, times }) =>
      [one, more].map((name) => [foldName(name), { unit, times }] as const),
    ),
  ),
);

/** Returns the unit that one or two words of a line name; undefined if they name none. */
export const unitNamed = (name: string): NamedUnit | undefined =>
  BY_NAME.get(foldName(name)) ?? (ABBREVIATED.test(name) ? unitAbbreviated(foldName(name)) : undefined);

/** "Päckch.", "dessertsp." */
const ABBREVIATED = /^\p{L}{4,}\.$/u;

/** Returns the unit whose name a word begins, if it begins no other. */
function unitAbbreviated(beginning: string): NamedUnit | undefined {
  const [found, ...others] = [...BY_NAME].flatMap(([name, named]) =>
    name.startsWith(beginning) ? named : [],
  );
  return others.every(({ unit, times }) => unit === found?.unit && times === found.times) ? found : undefined;
}

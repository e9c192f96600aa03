import { foldName } from '../../nutrition/fold-name.ts';
import { UNIT_WORDS, UNITS, type Unit } from '../../nutrition/units.ts';

/** Unit named by a word; a pound or an inch is a multiple of the unit that stands for it. */
export type NamedUnit = { readonly unit: Unit; readonly times: number };

/** Names of the units besides those that we write, in both languages. */
const OTHER_NAMES: Partial<Record<Unit, string>> = {
  g: 'gr gram grams gramm gramme grammes',
  kg: 'kilo kilos kilogram kilograms kilogramm',
  oz: 'ounce ounces ozs unze unzen',
  lb: 'lbs pound pounds',
  ml: 'milliliter milliliters millilitre millilitres',
  cl: 'centilitre centiliter zentiliter',
  dl: 'decilitre deciliter deziliter',
  l: 'litre litres liter liters ltr lt',
  floz: 'fl oz|fluid ounce|fluid ounces',
  pint: 'pt',
  quart: 'qt',
  cm: 'zentimeter centimetre centimeter centimetres',
  tsp: 'tsps teaspoon teaspoons teaspoonful teaspoonfuls teeloeffel teel kaffeeloeffel',
  tbsp: 'tbs tbsps tblsp tbl tablespoon tablespoons tablespoonful tablespoonfuls essloeffel essl loeffel',
  cup: 'c cupful cupfuls mug mugs tassen cups',
  dash: 'dashes squeeze shake shakes squirt spritzerchen',
  splash: 'glug glugs drizzle schluck schuesse',
  drop: 'troepfchen',
  tip: 'messerspitze messerspitzen msp messersp',
  pinch: 'prisen pr priese grinding grind twist twists sprinkle sprinkling',
  knob: 'knobs',
  handful: 'handfull handvoll haendevoll|hand voll|haende voll',
  piece:
    'piece pieces unit units einheit einheiten pc pcs stk st stueck stuecke stueckchen fillet fillets filet filets ear ears wurzel thumb thumbs',
  clove: 'zehen zeh',
  slice:
    'rasher rashers scheiben scheibchen strip strips round rounds ring ringe wedge wedges spalte spalten streifen',
  bunch: 'bunches bd bdl buendel bnd bunde buschen sträußchen',
  sprig: 'zweige zweiglein zweigchen stiel stiele stengel staengel',
  stalk: 'rib ribs spear spears stangen stange',
  leaf: 'leaves blaetter blaettchen',
  head: 'heads koepfe kopf kohlkopf knolle knollen bulb bulbs',
  ball: 'kugeln scoop scoops',
  stick: 'sticks riegel stab staebe',
  cube: 'cubes',
  sheet: 'sheets platten bogen teigplatten',
  bar: 'tafeln',
  packet:
    'pack packs package packages pkg pkt pckg packung packungen paeckchen paket pakete pkt paeck pck tuete tueten tuetchen beutel btl sachet sachets bag bags box boxes carton cartons punnet punnets block blocks tray trays schale schalen schaelchen kaestchen beet netz rolle rollen roll rolls tube tuben tubes envelope envelopes container',
  tub: 'tubs pot pots bechern container',
  can: 'cans tin tins dosen buechse buechsen konserve ds',
  jar: 'jars glaeser glas glass glasses',
  bottle: 'bottles flaschen fl',
};

const OTHER_SIZES: Record<string, NamedUnit> = {
  pfund: { unit: 'g', times: 500 },
  pfd: { unit: 'g', times: 500 },
  mg: { unit: 'g', times: 0.001 },
  inch: { unit: 'cm', times: 2.5 },
  inches: { unit: 'cm', times: 2.5 },
  dozen: { unit: 'piece', times: 12 },
  dutzend: { unit: 'piece', times: 12 },
  paar: { unit: 'piece', times: 2 },
  pair: { unit: 'piece', times: 2 },
  pairs: { unit: 'piece', times: 2 },
  gallon: { unit: 'quart', times: 4 },
  gallons: { unit: 'quart', times: 4 },
};

const BY_NAME: ReadonlyMap<string, NamedUnit> = new Map([
  ...UNITS.flatMap((unit) => namesOf(unit).map((name) => [name, { unit, times: 1 }] as const)),
  ...Object.entries(OTHER_SIZES),
]);

/** Returns the unit that one or two words name; undefined if they name none. */
export const unitByName = (name: string): NamedUnit | undefined => BY_NAME.get(foldName(name));

function namesOf(unit: Unit): readonly string[] {
  const written = Object.values(UNIT_WORDS[unit]).flat();
  const [words = '', ...phrases] = (OTHER_NAMES[unit] ?? '').split('|');
  const others = unit === 'floz' ? [words, ...phrases] : [...words.split(' '), ...phrases];
  return [...written, ...others].map((name) => foldName(name)).filter((name) => name !== '');
}

import { foldName } from '../../nutrition/fold-name.ts';
import { unitNames } from '../../nutrition/unit-names.ts';
import { UNITS, type Unit } from '../../nutrition/units.ts';

/** Unit named by a word; a pound or an inch is a multiple of the unit that stands for it. */
export type NamedUnit = { readonly unit: Unit; readonly times: number };

/**
 * Names that mean a unit behind the number of a line only, in both languages: abbreviations, spellings, and words that
 * mean other things in a sentence, such as "roll" and "ring".
 */
const BEHIND_A_NUMBER: Partial<Record<Unit, string>> = {
  cup: 'c mug mugs',
  tbsp: 'loeffel',
  dash: 'shake shakes squirt spritzerchen',
  splash: 'drizzle schuesse',
  pinch: 'pr priese grinding grind twist twists sprinkle sprinkling',
  handful: 'haendevoll',
  piece:
    'piece pieces unit units einheit einheiten pc pcs stk st stueck stuecke stueckchen fillet fillets filet filets ear ears wurzel thumb thumbs',
  clove: 'zeh',
  slice: 'strip strips round rounds ring ringe wedge wedges spalte spalten streifen',
  bunch: 'bd bdl bnd bunde buschen sträußchen',
  sprig: 'staengel',
  head: 'kohlkopf',
  ball: 'scoop scoops',
  stick: 'riegel stab staebe',
  sheet: 'bogen teigplatten',
  packet:
    'pkg pkt pckg paeck pck tuete tueten tuetchen beutel btl bag bags box boxes carton cartons punnet punnets block blocks tray trays schale schalen schaelchen kaestchen beet netz rolle rollen roll rolls tube tuben tubes envelope envelopes',
  tub: 'pot pots bechern container',
  can: 'ds',
  jar: 'glass glasses',
  bottle: 'fl',
};

/** Names of several of a unit, or of a part of it. */
const OTHER_SIZES: readonly (readonly [times: number, unit: Unit, names: string])[] = [
  [500, 'g', 'pfund pfd'],
  [10, 'g', 'dag dkg deka'],
  [0.001, 'g', 'mg'],
  [2.5, 'cm', 'inch inches'],
  [12, 'piece', 'dozen dutzend'],
  [2, 'piece', 'paar pair pairs'],
  [4, 'quart', 'gallon gallons'],
];

const BY_NAME: ReadonlyMap<string, NamedUnit> = new Map([
  ...UNITS.flatMap((unit) => namesOf(unit).map((name) => [foldName(name), { unit, times: 1 }] as const)),
  ...OTHER_SIZES.flatMap(([times, unit, names]) =>
    names.split(' ').map((name) => [name, { unit, times }] as const),
  ),
]);

/** Returns the unit that one or two words name; undefined if they name none. */
export const unitByName = (name: string): NamedUnit | undefined => BY_NAME.get(foldName(name));

function namesOf(unit: Unit): readonly string[] {
  const behindANumber = BEHIND_A_NUMBER[unit]?.split(' ') ?? [];
  return [...unitNames(unit).flatMap(({ one, more }) => [one, more]), ...behindANumber].filter(
    (name) => name !== '',
  );
}

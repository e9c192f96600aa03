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
  tsp: 'ts',
  tbsp: 'loeffel tb',
  dash: 'shake shakes squirt spritzerchen',
  splash: 'drizzle schuesse',
  pinch: 'pr priese grinding grind twist twists sprinkle sprinkling',
  handful: 'haendevoll',
  piece:
    'ea piece pieces unit units einheit einheiten pc pcs stk st stueck stuecke stueckchen fillet fillets filet filets ear ears wurzel thumb thumbs',
  clove: 'zeh',
  slice: 'strip strips round rounds ring ringe wedge wedges spalte spalten streifen',
  bunch: 'bd bdl bnd bunde buschen sträußchen',
  head: 'kohlkopf',
  ball: 'scoop scoops',
  stick: 'riegel stab staebe',
  sheet: 'bogen teigplatten',
  packet:
    'pkg pkt pk pckg paeck tuete tueten tuetchen beutel btl bag bags box boxes carton cartons punnet punnets block blocks tray trays schale schalen schaelchen kaestchen beet netz rolle rollen roll rolls tube tuben tubes envelope envelopes',
  tub: 'pot pots bechern container',
  can: 'ds cn',
  jar: 'glass glasses',
  bottle: 'fl',
};

const BY_NAME: ReadonlyMap<string, NamedUnit> = new Map(
  UNITS.flatMap((unit) =>
    [
      ...unitNames(unit),
      ...(BEHIND_A_NUMBER[unit]?.split(' ') ?? []).map((one) => ({ one, more: one, times: 1 })),
    ].flatMap(({ one, more, times }) =>
      [one, more].filter(Boolean).map((name) => [foldName(name), { unit, times }] as const),
    ),
  ),
);

/** Returns the unit that one or two words name; undefined if they name none. */
export const unitByName = (name: string): NamedUnit | undefined => BY_NAME.get(foldName(name));

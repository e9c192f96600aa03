import { MEASURES } from '../../nutrition/food.ts';
import { unitNames, type UnitName } from '../../nutrition/unit-names.ts';
import { UNITS, type Unit } from '../../nutrition/units.ts';

/** Unit that a step names, in the step's own word for it. */
export type StepUnit = UnitName & { readonly unit: Unit };

/**
 * Units that count nothing in steps: pieces are counted by the name of the food; balls are shaped, sheets are rolled
 * out, jars and bottles are filled; a centimetre is a size.
 */
const UNREAD: ReadonlySet<Unit> = new Set(['piece', 'cm', 'ball', 'sheet', 'bar', 'jar', 'bottle']);

/** A unit and its food in one word, which a line keeps together. */
const GARLIC_CLOVE: StepUnit = { unit: 'clove', one: 'Knoblauchzehe', more: 'Knoblauchzehen', times: 1 };

const NAMES: readonly StepUnit[] = [
  ...UNITS.filter((unit) => !UNREAD.has(unit)).flatMap((unit) =>
    unitNames(unit).map((name) => ({ unit, ...name })),
  ),
  GARLIC_CLOVE,
];

/** A word means the first that is written exactly so: "milliliter" is English, "Milliliter" German. */
const BY_NAME: ReadonlyMap<string, StepUnit> = new Map(
  NAMES.flatMap((name) => [name.one, name.more].map((form) => [form, name] as const))
    .flatMap(([form, name]) => [[form.toLowerCase(), name] as const, [form, name] as const])
    .toReversed(),
);

/** Returns the unit that a word or two of a step name, "EL" or "fl oz"; undefined if they name none. */
export const stepUnit = (name: string): StepUnit | undefined =>
  BY_NAME.get(name) ?? BY_NAME.get(name.toLowerCase());

/** Units that foods fall or are cut into: "into 4 slices" is not an amount, "in 4 oz of cheese" is one. */
export const CUT_INTO: ReadonlySet<Unit> = new Set(MEASURES);

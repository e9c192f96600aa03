import { MEASURES } from '../../nutrition/food.ts';
import { unitNames, type UnitName } from '../../nutrition/unit-names.ts';
import { UNITS, type Unit } from '../../nutrition/units.ts';

/** Unit of an amount in a step, with the step's word for it. */
export type StepUnit = UnitName & { readonly unit: Unit };

/**
 * Units that are no amounts in steps: pieces are counted by the name of the food; balls are shaped, sheets rolled out,
 * jars and bottles filled; a centimetre is a size.
 */
const UNREAD: ReadonlySet<Unit> = new Set(['piece', 'cm', 'ball', 'sheet', 'bar', 'jar', 'bottle']);

/** Unit and food in one word. A line keeps them together. */
const GARLIC_CLOVE: StepUnit = { unit: 'clove', one: 'Knoblauchzehe', more: 'Knoblauchzehen', times: 1 };

const NAMES: readonly StepUnit[] = [
  ...UNITS.filter((unit) => !UNREAD.has(unit)).flatMap((unit) =>
    unitNames(unit).map((name) => ({ unit, ...name })),
  ),
  GARLIC_CLOVE,
];

/** First unit with exactly this name: "milliliter" is English, "Milliliter" German. */
const BY_NAME: ReadonlyMap<string, StepUnit> = new Map(
  NAMES.flatMap((name) => [name.one, name.more].map((form) => [form, name] as const))
    .flatMap(([form, name]) => [[form.toLowerCase(), name] as const, [form, name] as const])
    .toReversed(),
);

/** Returns the unit that one or two words name, "EL" or "fl oz"; undefined if they name none. */
export const stepUnit = (name: string): StepUnit | undefined =>
  BY_NAME.get(name) ?? BY_NAME.get(name.toLowerCase());

/** Units into which foods are cut: "into 4 slices" is no amount, "in 4 oz of cheese" is one. */
export const CUT_INTO: ReadonlySet<Unit> = new Set(MEASURES);

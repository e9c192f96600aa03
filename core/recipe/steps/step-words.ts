import type { Language } from '../../language.ts';
import type { Unit } from '../../nutrition/units.ts';

/** Singular and plural of a unit in steps. `pieces` can be cut, so "into 4 slices" is no amount. */
type UnitWord = {
  readonly unit?: Unit;
  readonly one: string;
  readonly more: string;
  readonly isPiece: boolean;
};

const word = (unit: Unit | undefined, forms: string, isPiece = false): UnitWord[] =>
  forms.split(' ').map((form) => {
    const [one = '', more = one] = form.split('/');
    return { ...(unit && { unit }), one, more, isPiece };
  });

const UNIT_FORMS: readonly UnitWord[] = [
  ...word('g', 'g gr gram/grams gramme/grammes Gramm'),
  ...word('kg', 'kg kilogram/kilograms kilo/kilos Kilogramm'),
  ...word('ml', 'ml millilitre/millilitres milliliter/milliliters Milliliter'),
  ...word('l', 'l litre/litres liter/liters Liter'),
  ...word('tsp', 'TL tsp tsps teaspoon/teaspoons Teelöffel'),
  ...word('tbsp', 'EL tbsp tbsps tablespoon/tablespoons Esslöffel Eßlöffel'),
  ...word('cup', 'cup/cups Tasse/Tassen'),
  ...word('pinch', 'pinch/pinches Prise/Prisen Msp Messerspitze/Messerspitzen'),
  ...word('handful', 'handful/handfuls Handvoll', true),
  ...word('clove', 'clove/cloves Zehe/Zehen Knoblauchzehe/Knoblauchzehen', true),
  ...word('slice', 'slice/slices Scheibe/Scheiben', true),
  ...word('bunch', 'bunch/bunches Bund', true),
  ...word('sprig', 'sprig/sprigs Zweig/Zweige', true),
  ...word('stalk', 'stalk/stalks stick/sticks Stange/Stangen Stängel', true),
  ...word('can', 'can/cans tin/tins Dose/Dosen', true),
  ...word(
    undefined,
    'dl cl oz ounce/ounces lb/lbs pound/pounds Pfund knob/knobs dash/dashes splash/splashes Schuss Spritzer Becher Päckchen Würfel Blatt/Blätter leaf/leaves',
    true,
  ),
];

/** Keys are lower case. */
export const UNIT_BY_FORM: ReadonlyMap<string, UnitWord> = new Map(
  UNIT_FORMS.flatMap((unit) => [unit.one, unit.more].map((form) => [form.toLowerCase(), unit] as const)),
);

const listed = (words: string) => words.split(' ');

export const SECONDS_BY_FORM: ReadonlyMap<string, number> = new Map([
  ...listed('s sec secs second seconds sek sekunde sekunden').map((form) => [form, 1] as const),
  ...listed('m min mins minute minutes minuten minütige minütigem minütigen minütiger').map(
    (form) => [form, 60] as const,
  ),
  ...listed('h hr hrs hour hours std stunde stunden stündige stündigen').map(
    (form) => [form, 3_600] as const,
  ),
]);

/** Verbs that are timed: the beginning of the word, and the name of the timer. */
export const TIMED: Record<Language, readonly (readonly [begins: string, name: string])[]> = {
  en: 'simmer boil bak|Bake roast fry|Fry fries|Fry frie|Fry sauté saut|Sauté steam rest chill refrigerat|Chill marinat|Marinate soak prove|Prove proof|Prove rise|Rise rising|Rise knead blend grill broil toast poach blanch brais|Braise stew brown cool freez|Freeze sweat soften reduc|Reduce melt caramelis|Caramelise caramel|Caramelise infus|Infuse steep drain whisk beat stir microwav|Microwave stand cook warm heat leave|Rest sear bubbl|Simmer pressure-cook thicken set fold mix'
    .split(' ')
    .map(named),
  de: 'köchel|Köcheln simmer|Simmern einkoch|Einkochen aufkoch|Aufkochen überback|Überbacken ausback|Ausbacken vorback|Vorbacken blindback|Blindbacken back|Backen gebacken|Backen anbrat|Anbraten brat|Braten gebraten|Braten anröst|Rösten röst|Rösten andünst|Dünsten dünst|Dünsten anschwitz|Anschwitzen dämpf|Dämpfen schmor|Schmoren gar|Garen ruh|Ruhen zieh|Ziehen kühl|Kühlen kalt|Kühlen abkühl|Abkühlen auskühl|Abkühlen marinier|Marinieren einweich|Einweichen einleg|Einlegen geh|Gehen aufgeh|Gehen knet|Kneten rühr|Rühren aufschlag|Schlagen schlag|Schlagen pürier|Pürieren mix|Mixen grill|Grillen toast|Toasten pochier|Pochieren blanchier|Blanchieren gefrier|Gefrieren quell|Quellen reduzier|Reduzieren erwärm|Erwärmen erhitz|Erhitzen schmelz|Schmelzen karamellisier|Karamellisieren stock|Stocken gratinier|Gratinieren frittier|Frittieren abtropf|Abtropfen ausdampf|Ausdampfen koch|Kochen gekocht|Kochen steh|Ruhen'
    .split(' ')
    .map(named),
};

function named(entry: string): readonly [string, string] {
  const [begins = '', name = begins.charAt(0).toUpperCase() + begins.slice(1)] = entry.split('|');
  return [begins, name];
}

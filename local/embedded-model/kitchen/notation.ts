import { remembered } from '#core/language/remembered.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { UNITS } from '#core/nutrition/units.ts';
import { cutOf } from './cuts.ts';
import type { Amount, Slot, Slots, Step } from './dish.ts';
import { doneThrough } from './doneness.ts';
import type { Main } from './mains.ts';
import { both, type Text } from './words.ts';

// Dishes have their own notation, so that each reads like a page of a cookbook.

/** Cheeses that melt or can be grated. */
export const CHEESES: readonly FoodId[] = [
  'gouda',
  'cheese',
  'emmental',
  'cheddar',
  'mozzarella',
  'gruyere',
  'edam',
  'tilsit',
  'camembert',
  'brie',
];

/** Cheeses that crumble or come in flakes. */
export const CRUMBLY: readonly FoodId[] = [
  'feta',
  'goat-cheese',
  'blue-cheese',
  'gorgonzola',
  'ricotta',
  'cottage-cheese',
];

/** Foods that are spooned over a dish or dress a salad. */
export const YOGHURTS: readonly FoodId[] = [
  'yoghurt',
  'greek-yoghurt',
  'skyr',
  'quark',
  'soy-yoghurt',
  'oat-yoghurt',
];

/** Groups of foods that many dishes share. */
const NAMED_FOODS: Readonly<Record<string, string>> = {
  EXTRAS: 'PASTE, OLIVES, HERB',
  PASTE: 'paste: given 2 tbsp tomato-paste',
  OLIVES: 'olives: given 60 g olive|black-olive',
  HERB: 'herb: given 0.5 bunch parsley|basil|coriander|chives|dill|mint',
  LEMON: 'given 0.5 piece lemon|lime',
  CHEESES: CHEESES.join('|'),
  CRUMBLY: CRUMBLY.join('|'),
  YOGHURTS: YOGHURTS.join('|'),
  BREADS: 'bread|white-bread|rye-bread|toast',
  BEANS: 'chickpeas|kidney-beans|black-beans|white-beans',
  NOODLES: 'pasta|wholemeal-pasta|gluten-free-pasta',
  NUTS: 'walnut|hazelnut|pecan|cashew',
};

/** Sentences that many dishes share. */
const NAMED_SENTENCES: Readonly<Record<string, Text>> = {
  CHOP: both(
    'Peel and finely chop the {onion garlic ginger}. / {onion garlic ginger} schälen und fein hacken.',
  ),
  HERB: both('Wash and chop the {herb} and scatter it on top. / {herb} waschen, hacken und darüberstreuen.'),
  PASTE: both(
    'Stir in the {paste olives} and cook for 1 minute. / {paste olives} einrühren und 1 Minute mitgaren.',
  ),
};

const NOTES: Readonly<Record<string, Text>> = {
  canned: both('from a can, drained / aus der Dose, abgetropft'),
  tinned: both('from a can / aus der Dose'),
};

const WANTED: Readonly<Record<string, Slot['wanted']>> = {
  need: 'always',
  own: 'as own',
  maybe: 'gladly',
  given: 'if given',
};

/**
 * Reads foods such as `need 900 ml water, cream: maybe 100 ml cream|sour-cream or 150 ml coconut-milk, EXTRAS`. Each
 * entry has a key for the steps (default: its first food), a word for how much it is wanted, and choices. A later entry
 * replaces an earlier one with the same key.
 * @param named meanings of further words in capitals
 */
export const readFoods = (foods: string, named: Readonly<Record<string, string>>): Slots =>
  Object.fromEntries(
    withNamed(foods, { ...NAMED_FOODS, ...named })
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map(foodIn),
  );

function withNamed(foods: string, named: Readonly<Record<string, string>>): string {
  const filled = foods.replaceAll(/[A-Z]{3,}/g, (name) => named[name] ?? '');
  return filled === foods ? foods : withNamed(filled, named);
}

/** Cached, because each kitchen is asked about all dishes. */
const foodIn = remembered((entry: string): [key: string, Slot] => {
  const [, key, word = '', amounts = ''] = /^(?:(\w+): )?(\w+) (.+)$/.exec(entry) ?? [];
  const wanted = WANTED[word];
  const choices = amounts.split(' or ').flatMap(readAmounts);
  const [first] = choices;
  if (!wanted || !first) throw new Error(`This is no food of a dish: ${entry}`);
  return [key ?? first.food, { choices, wanted }];
});

/** Reads `240 g canned chickpeas|white-beans`. */
function readAmounts(amount: string): Amount[] {
  const [, quantity, unit, note = '', foods = ''] = /^([\d.]+) (\w+) (?:(\w+) )?(\S+)$/.exec(amount) ?? [];
  const known = UNITS.find((each) => each === unit);
  const noted = NOTES[note];
  if (!known || (note && !noted)) throw new Error(`This is no amount: ${amount}`);
  return foods
    .split('|')
    .map((food) => ({ food, quantity: Number(quantity), unit: known, ...(noted && { note: noted }) }));
}

/**
 * Reads steps: each has a line in English and, after a slash, one in German. The English line begins with the minutes
 * (`TIME` is the cooking time of the dish) and may continue with the cut of the main foods: `12 chunks: Heat the oven.`
 * A step of shared sentences needs no German line.
 */
export function readSteps(steps: string, mains: readonly Main[], time: number): readonly Step[] {
  const done = doneThrough(mains);
  return linesIn(steps).map(({ minutes, cut, text }) => ({
    minutes: minutesOf(minutes, time),
    text: { en: withSentences(text.en, 'en', time, done), de: withSentences(text.de, 'de', time, done) },
    ...(cut && { cut: cutOf(cut, mains) }),
  }));
}

type StepLine = { readonly minutes: string; readonly cut: string | undefined; readonly text: Text };

const linesIn = remembered((steps: string): readonly StepLine[] => {
  const read: StepLine[] = [];
  for (const line of steps.split('\n').map((each) => each.trim())) {
    if (line.startsWith('/ ')) {
      const last = read.pop();
      if (last) read.push({ ...last, text: { ...last.text, de: line.slice(2) } });
    } else if (line) {
      const [, minutes = '', cut, text = ''] = /^([\w+-]+)(?: (\w+))?: ?(.*)$/.exec(line) ?? [];
      read.push({ minutes, cut, text: both(text) });
    }
  }
  return read;
});

function minutesOf(minutes: string, time: number): number {
  const [matched, cooking, others = '0'] = /^(TIME)?([+-]?\d+)?$/.exec(minutes) ?? [];
  if (!matched) throw new Error(`This is no duration: ${minutes}`);
  return (cooking ? time : 0) + Number(others);
}

const withSentences = (text: string, language: keyof Text, time: number, done: Text): string =>
  text
    .replaceAll('{TIME}', String(time))
    .replaceAll(' {DONE}', done[language])
    .replaceAll(/\{([A-Z]+)\}/g, (_, name: string) => NAMED_SENTENCES[name]?.[language] ?? '');

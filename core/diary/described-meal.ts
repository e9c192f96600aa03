import type { Language } from '../language.ts';
import { SIZES } from '../language/size-words.ts';
import { exactlyInMeal, foodInMeal, isPair, namedInMeal, tellsNothing } from './food-in-meal.ts';
import { apart } from './apart.ts';
import type { DescribedFood } from './described-food.ts';
import { onPlate } from './on-a-plate.ts';
import { plainMeal } from './plain-meal.ts';
import { toldSlot } from './told-slot.ts';
import { typedEntry, type TypedAmount } from './typed-amount.ts';

/**
 * Reads a meal as somebody types or dictates it: "two slices of toast with butter and a glass of orange juice". Reads
 * both languages, that of the screen first. The foods come in the order of the text.
 */
export const describedMeal = (text: string, language: Language): readonly DescribedFood[] =>
  onPlate(
    withLateAmounts(
      plainMeal(toldSlot(text).text)
        .split(APART)
        .flatMap((part) =>
          foodsIn(part.replace(BEGINNING, '').replace(ENDING, '').trim().split(TOGETHER), language),
        ),
    ),
  );

const BEGINNING =
  /^[\s.:]*(?:(?:and|und|with|mit|then|dann|danach|later|später|afterwards|i|ich|we|wir|just|nur|noch|auch|also|only|about|around|roughly|ca\.?|circa|etwa|ungefähr|nearly|had|have|ate|eaten|drank|hatte|habe|hab|aß|ass|trank|gab|gabs|gab's|es|it|was|war|made|grabbed|leftovers?|(?:den |the )?reste?(?: of| vom| von)?|(?:vom|von)(?= (?!\p{Lu}\p{L}*$))|etwas|some|bisschen|ein bisschen|ein wenig|a bit of|a little)(?![\p{L}-])[\s:]*)+/iu;

const ENDING = /[\s.!]*(?:gegessen|getrunken|gehabt|and|und|with|mit)?[\s.!]*$/iu;

/** Always separates two things. A comma within a number does not. */
const APART =
  /[;\n]|(?<!\d),|,(?!\d)|(?<=\p{L}{3})\.\s|\s[–-]\s|\s(?:(?:and|und)\s)?(?:plus|dazu|sowie|then|dann|danach|followed by|afterwards)(?=\s)/iu;

/** Separates two things, or stands within the name of one: "fish and chips". */
const TOGETHER = /\s(and|with|und|mit|on|auf|aus|&|\+|in|im|over|w\/)\s/iu;

/** "Popcorn im Kino": only a food is in another one. */
const IN = /^(?:in|im|auf|on)$/i;

/** Takes the longest run of parts that is a name, from each part on. */
function foodsIn(pieces: readonly string[], language: Language): readonly DescribedFood[] {
  const found: DescribedFood[] = [];
  for (let at = 0; at < pieces.length;) {
    let end = isWeighed(pieces, at) ? at + 1 : pieces.length;
    while (end > at + 1 && !isOne(pieces.slice(at, end), language)) end -= 2;
    const joint = pieces[at - 1];
    const written = pieces.slice(at, end).join(' ');
    const isPlace = (each: Omit<DescribedFood, 'written'>) =>
      !each.food && !each.amount && (tellsNothing(each.words) || IN.test(joint ?? ''));
    apartFoods(written, language).forEach((each, place) => {
      if (place > 0) found.push({ ...each, joint: 'with' });
      else if (!isPlace(each) && (each.words !== '' || each.amount))
        found.push({ ...each, ...(joint !== undefined && { joint }) });
    });
    at = end + 1;
  }
  return found;
}

/** "Honey roll" is two foods, and so are "two eggs three rashers of bacon", which nobody has put a comma between. */
function apartFoods(written: string, language: Language): readonly DescribedFood[] {
  const whole = { written, ...described(written, language) };
  const parts = apart(whole, language)?.map((part) => ({ written: part, ...described(part, language) }));
  return parts?.every(({ food }) => food) ? parts : [whole];
}

/** "80 g of pasta with tomato sauce": the weight is that of the pasta. */
const isWeighed = (pieces: readonly string[], at: number): boolean =>
  /^(?:with|mit)$/i.test(pieces[at + 1] ?? '') &&
  /^\d[\d.,]*\s?(?:g|gr|grams?|gramm|ml|oz)\s/i.test(pieces[at] ?? '');

function isOne(pieces: readonly string[], language: Language): boolean {
  const { words } = counted(pieces.join(' '), language);
  if (namedInMeal(words, language)) return true;
  const [first = '', joint = '', second = '', ...more] = pieces;
  if (more.length > 0 || !/^(?:and|&)$/i.test(joint)) return false;
  const flavour = counted(second, language);
  return flavour.words === second && flavour.times === 1 && isPair(counted(first, language).words, second);
}

/** "In der Kantine", "at the cinema", before what was eaten there. */
const PLACE = /^(?:im|in|am|an|beim?|auf|aufm|zum|zur|at|on)\s(?:(?:der|dem|den|the|my|a)\s)?\p{L}+\s+/iu;

function described(text: string, language: Language): Omit<DescribedFood, 'written'> {
  const whole = withFood(amountFirst(text, language), language);
  if (whole.amount || !PLACE.test(text)) return whole;
  const there = withFood(text.replace(PLACE, ''), language);
  return there.food && (there.amount || !whole.food) ? there : whole;
}

/** "Carrot sticks" are no amount. */
const MANY = /^\p{L}+(?:[^s]s|en)$/iu;

/** "Pizza slice", "lager pint", "Knäckebrot zwei Scheiben": the amount may stand behind the food. */
function amountFirst(text: string, language: Language): string {
  const words = text.split(' ');
  if (words.length < 2 || exactlyInMeal(text.replace(ARTICLE, ''), language)) return text;
  const of = [2, 1]
    .map((length) => [words.slice(0, -length).join(' '), words.slice(-length).join(' ')] as const)
    .find(([, last]) => isAmountAlone(last, language));
  if (!of) return text;
  const [food, last] = of;
  const { words: name, amount } = typedEntry(food, language);
  const late = alone(last, language).amount;
  if (!namedInMeal(name, language) || amount?.unit || !late) return text;
  // "Two pizza slices", "two beers 0.5 l".
  if (amount) return `${amount.quantity * late.quantity} ${late.unit ?? ''} ${name}`;
  return MANY.test(last) ? text : `${last} ${food}`;
}

function withFood(text: string, language: Language): Omit<DescribedFood, 'written'> {
  const { words, ...each } = counted(text, language);
  const food = words === '' ? undefined : foodInMeal(words, language);
  return { words, ...(food && { food }), ...each };
}

const ARTICLE = /^(?:an?|nen?|ein(?:en?|em|er)?)\s+/i;

function counted(text: string, language: Language): Omit<DescribedFood, 'food' | 'written'> {
  // A "Big Mac" is not a large Mac.
  const name = text.replace(ARTICLE, '');
  // "A 500 ml Coke": the amount is said besides.
  if (name !== text && /^\d/.test(name)) return counted(name, language);
  if (exactlyInMeal(name, language))
    return { words: name, ...(name !== text && { amount: { quantity: 1 } }), times: 1 };
  const before = withoutSize(text.replace(BEGINNING, ''));
  if (isAmountAlone(before.words, language))
    return { words: '', ...alone(before.words, language), times: before.times };
  const { words: named, amount } = typedEntry(before.words, language);
  const { words, times } = withoutSize(named);
  return { words, ...(amount && { amount }), times: before.times * times };
}

/** Any food, only because an amount is read together with a food. */
const SOMETHING = 'xxx';

const alone = (text: string, language: Language): { readonly amount?: TypedAmount } => {
  const { words, amount } = typedEntry(`${text} ${SOMETHING}`, language);
  return words === SOMETHING && amount ? { amount } : {};
};

const isAmountAlone = (text: string, language: Language): boolean =>
  /^\S+(?:\s\S+){0,2}$/.test(text) &&
  !namedInMeal(text, language) &&
  alone(text, language).amount !== undefined;

/** "Soda bread with butter, two slices": an amount alone is that of the food before it. */
function withLateAmounts(found: readonly DescribedFood[]): readonly DescribedFood[] {
  const all = [...found];
  found.forEach((each, at) => {
    if (each.words !== '') return;
    const first = all.findLastIndex(
      (food, place) => place < at && food.joint === undefined && food.words !== '',
    );
    const of = all[first];
    if (of && !of.amount) all[first] = { ...of, ...(each.amount && { amount: each.amount }) };
    // "A pizza, ate half".
    else if (of && each.amount && each.amount.quantity < 1)
      all[first] = { ...of, times: of.times * each.amount.quantity };
  });
  return all.filter(({ words }) => words !== '');
}

/** Sizes of cafés and restaurants, beside those of recipes. */
const SERVED = [
  ['venti|xxl', 1.5],
  ['grande|xl|family[- ]size(?:d)?|riesige?[rns]?|huge', 1.3],
  ['tall|regular|normale?[rns]?|average|standard', 1],
] as const;

const SIZED = [...SIZES, ...SERVED].map(
  ([words, times]) =>
    [new RegExp(String.raw`^(an?\s|eine?[rnms]?\s)?(?:${words})\s+|\s(?:${words})$`, 'iu'), times] as const,
);

/** Takes the size off: "a large coffee" is 1.3 of a coffee. */
function withoutSize(text: string): { readonly words: string; readonly times: number } {
  for (const [size, times] of SIZED) if (size.test(text)) return { words: text.replace(size, '$1'), times };
  return { words: text, times: 1 };
}

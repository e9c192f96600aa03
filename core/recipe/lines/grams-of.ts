import { ABOUT } from '../../language/about.ts';
import type { Language } from '../../language.ts';
import type { Food } from '../../nutrition/food.ts';
import { LITTLE, SOLD } from '../../nutrition/unit-facts.ts';
import { isVolume, isWeight, weigh } from '../../nutrition/weigh.ts';
import { isMeasure, readAmount, type Amount, type Measure } from './read-amount.ts';
import type { Line } from './line.ts';
import { FILLING, SIZES } from '../../language/size-words.ts';
import type { Unit } from '../../nutrition/units.ts';

type Weighing = {
  readonly amount?: Amount;
  readonly unit: Unit | undefined;
  readonly food: Food;
  readonly name: string;
  /** All words except the name. */
  readonly hints: string;
  /** Texts in brackets. */
  readonly asides: readonly string[];
  readonly language: Language;
};

/** Millilitres of oil in a line without an amount, such as "oil for frying". */
const UNMEASURED_OIL = 15;

/**
 * Share that is eaten of fat, brine or marinade. French fries hold a seventh of their weight in fat (USDA SR28, 21138:
 * 14.7 g in 100 g): about a tenth of the litre of fat for a kilogram.
 */
const LEFT_IN_THE_PAN = 0.1;

/** Grams of fat from which food is deep-fried. */
const DEEP = 180;

/**
 * Returns the grams of a line that are eaten. A weight in brackets is that of each can, packet or thing with "each",
 * otherwise of the whole line. Subtracts bones, stones and thick peel if the food is weighed with them, and the liquid
 * of a tin. Counts a tenth of foods that are only used for frying, boiling or pickling.
 */
export function gramsOf(weighing: Weighing): Pick<Line, 'grams' | 'weighed'> {
  const { amount, unit, food, hints, name } = weighing;
  const measured = amount && unit ? measuredGrams(weighing, amount, unit) : unmeasuredGrams(food, hints);
  if (!measured) return {};
  const [grams, weighed] = measured;
  return { grams: tidyGrams(grams * shareEaten(food, grams, `${name} ${hints}`)), weighed };
}

/** Weighs a food outside of the table: by its weight, or by its volume with the density of water. */
export function gramsOfUnknown(quantity: number, unit: Unit): Pick<Line, 'grams' | 'weighed'> {
  const grams = isMeasure(unit) ? weigh({ weights: { density: 1 } }, quantity, unit) : undefined;
  return grams === undefined
    ? {}
    : { grams: tidyGrams(grams), weighed: isWeight(unit) ? 'weight' : 'volume' };
}

type Measured = readonly [grams: number, weighed: NonNullable<Line['weighed']>];

function measuredGrams(weighing: Weighing, amount: Amount, unit: Unit): Measured | undefined {
  const { food, name, hints, asides } = weighing;
  const { quantity } = amount;
  const edible = isNetWeight(name, hints) ? 1 : (food.weights.edible ?? 1);
  if (isWeight(unit)) {
    const grams = quantity * (weigh(food, 1, unit) ?? 0) * edible;
    const label = unit === 'oz' && isTinned(`${name} ${hints}`) && !/drained weight/i.test(hints);
    return [label ? grams * (food.weights.drained ?? 1) : grams, 'weight'];
  }
  const aside = amount.each
    ? { measure: amount.each, text: 'each' }
    : measureIn([...asides, hints], weighing.language);
  const stated = aside && weigh(food, aside.measure.quantity, aside.measure.unit);
  if (aside && stated !== undefined && !(isVolume(unit) && isVolume(aside.measure.unit)) && unit !== 'cm') {
    const times = isEach(aside.text, unit) ? quantity : 1;
    const drained =
      unit === 'can' || unit === 'jar' || isTinned(aside.text) ? drainedShare(food, aside.text) : 1;
    return [times * stated * edible * drained, isWeight(aside.measure.unit) ? 'weight' : 'volume'];
  }
  const grams = weigh(food, quantity, unit);
  if (grams === undefined) return undefined;
  if (isVolume(unit)) return [grams, 'volume'];
  const times = LITTLE.includes(unit) ? 1 : sizeFactor(food, `${amount.read} ${name} ${hints}`);
  return [grams * times, 'measure'];
}

const isEach = (text: string, unit: Unit): boolean =>
  !/\b(?:total|insgesamt|zusammen|altogether|in all|gesamt)\b/i.test(text) &&
  ((SOLD.includes(unit) && unit !== 'bunch') ||
    /(?<!\p{L})(?:each|je|à|á|a|apiece|pro)(?!\p{L})|^\d[\d.,/]*-\p{L}/iu.test(text));

/** True for tinned food. American recipes state the weight on the label: "15 oz canned beans, drained". */
const isTinned = (text: string): boolean => /\b(?:canned|tinned|cans?|tins?)\b/i.test(text);

const drainedShare = ({ weights: { drained = 1 } }: Food, text: string): number =>
  /drained|abtropf|abgetropft/i.test(text) ? 1 : drained;

const isNetWeight = (name: string, hints: string): boolean =>
  /(?<!\p{L})(?:peeled|boneless|boned|pitted|stoned|shelled|flesh|fillets?|diced|cubed|chunks|geschält\p{L}*|ausgelöst\p{L}*|entsteint\p{L}*|\p{L}*fleisch|filets?|gewürfelt\p{L}*|stücke)(?!\p{L})/iu.test(
    name,
  ) ||
  /\b(?:net|netto|peeled weight|prepared weight|shelled weight|geputzt gewogen|flesh only|fruchtfleisch|boneless|ohne knochen|ausgelöst)\b/i.test(
    hints,
  );

const sizeFactor = ({ contains: holds, weights }: Food, text: string): number =>
  holds.has('eggs') && weights.piece !== undefined
    ? 1
    : (CHANGING.find(([size]) => size.test(text))?.[1] ?? 1);

const wordOf = (words: string) => new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])`, 'iu');

/** Sizes that change the weight. Eggs are sold by size; large is the usual one. */
const CHANGING = SIZES.filter(([, times]) => times !== 1).map(
  ([words, times]) => [wordOf(words), times] as const,
);

const FILLED = wordOf(`${FILLING}|packed`);

export const fillingIn = (text: string): string | undefined => FILLED.exec(text)?.[0];

/** Returns the size word of a text, such as "large". It stays when the line is written again. */
export const sizeIn = (text: string): string | undefined =>
  CHANGING.map(([size]) => size.exec(text)?.[0]).find((word) => word !== undefined);

const BEFORE_A_MEASURE = new RegExp(
  String.raw`^(?:(?:${ABOUT}|à|á|a|each|insgesamt|total|drained weight|drained|abtropfgewicht|abgetropft|net weight|füllmenge|zu je|of|or|oder|=|weighing|weight)[\s:.]+)+`,
  'i',
);

/** Returns the weight or volume at the beginning of a text in brackets. */
function measureIn(
  texts: readonly string[],
  language: Language,
): { measure: Measure; text: string } | undefined {
  for (const text of texts) {
    for (const part of text.split(/[,;]\s/).slice(0, 3)) {
      const amount = readAmount(part.replace(BEFORE_A_MEASURE, ''), language);
      const unit = amount?.unit;
      // "1 (14-ounce can) coconut milk"
      if (amount?.each) return { measure: amount.each, text: `each ${part}` };
      if (amount && (isMeasure(unit) || unit === 'cm'))
        return { measure: { quantity: amount.quantity, unit }, text: part };
    }
  }
  return undefined;
}

const isFat = ({ per100g: { fat } }: Food) => fat > 75;

function unmeasuredGrams(food: Food, hints: string): Measured | undefined {
  if (
    !isFat(food) ||
    !/(?:frying|to fry|sautéing|searing|to sear|roasting|zum (?:an)?braten|zum dünsten|zum rösten)/i.test(
      hints,
    )
  )
    return undefined;
  const grams = weigh(food, UNMEASURED_OIL, 'ml');
  return grams === undefined ? undefined : [grams, 'measure'];
}

/** Returns the eaten share: frying oil, salt for boiling water, brine and marinade mostly stay in the pot. */
function shareEaten(food: Food, grams: number, text: string): number {
  const isFryingFat =
    isFat(food) &&
    (/deep[- ]?fr|frittier|ausbacken|shallow-fry/i.test(text) ||
      (grams >= DEEP && /\bfry(?:ing)?\b|zum (?:an)?braten/i.test(text)));
  const isLeft =
    /(?:pasta|boiling|cooking|nudel|koch)\s?-?(?:water|wasser)|for the brine|for soaking|for brining|für die lake|zum wässern|discarded/i.test(
      text,
    );
  return isFryingFat || (isLeft && food.id !== 'water') ? LEFT_IN_THE_PAN : 1;
}

const tidyGrams = (grams: number): number =>
  grams < 10 ? Math.round(grams * 100) / 100 : Math.round(grams * 10) / 10;

import type { FoodId, FoodGroup } from '../nutrition/food.ts';
import { foodById, foodByName } from '../nutrition/foods/foods.ts';
import { freeFromId } from '../nutrition/foods/free-from.ts';
import { isHadWith } from '../nutrition/foods/kind-of.ts';
import { matchFood } from '../nutrition/foods/match-food.ts';
import { unclearName } from '../nutrition/foods/mistyped.ts';
import type { Line } from '../recipe/lines/line.ts';

/**
 * Returns which lines of a recipe name something that is neither in the kitchen nor in the cupboard.
 * @param seen plain English names of the foods in the kitchen
 * @param confirmed foods that the user has said to have
 * @param cupboard `ordinary`: holds all that keeps, so that fresh foods alone are bought; `basics`: what a cook has who
 * has ticked all else that is there
 */
export function linesToBuy(
  lines: readonly Line[],
  seen: readonly string[],
  confirmed: readonly FoodId[],
  cupboard: 'ordinary' | 'basics' = 'ordinary',
): readonly boolean[] {
  const isKept = cupboard === 'basics' ? isBasic : isOrdinary;
  const had = [...confirmed, ...seen.flatMap(foodsNamed)];
  return lines.map(
    ({ food }) =>
      food !== undefined &&
      !isKept(food) &&
      !had.some((each) => isHadWith(food, each) && !lacksLess(each, food)),
  );
}

/** An ordinary cupboard has what keeps, but nothing that is made for those who avoid something. */
const isOrdinary = (food: FoodId): boolean => !isFresh(food) && freeFromId(food) === undefined;

/** Bread at home does not replace gluten-free bread. */
const lacksLess = (had: FoodId, needed: FoodId): boolean => {
  const lacking = freeFromId(needed)?.free;
  return lacking !== undefined && freeFromId(had)?.free !== lacking;
};

/** "White cheese" may be feta, mozzarella or quark. */
const foodsNamed = (name: string): readonly FoodId[] => {
  const food = foodByName(name)?.id ?? matchFood(name, 'en')?.food.id;
  return food === undefined ? (unclearName(name) ?? []) : [food];
};

const FRESH_GROUPS: ReadonlySet<FoodGroup> = new Set([
  'vegetables',
  'fruit',
  'dairy and eggs',
  'meat and fish',
]);

/** Tells whether a food has to be bought fresh: an ordinary cupboard does not have it. */
export function isFresh(id: FoodId): boolean {
  const food = foodById(id);
  if (!food || KEPT.has(id) || PRESERVED.test(id)) return false;
  return FRESH_GROUPS.has(food.group) || (food.group === 'herbs and spices' && 'bunch' in food.weights);
}

/** Tells whether any kitchen has a food, so that nobody ticks it: "basics like salt and oil". */
const isBasic = (id: FoodId): boolean =>
  BASICS.has(id) || (foodById(id)?.group === 'herbs and spices' && !isFresh(id));

const BASICS: ReadonlySet<FoodId> = new Set(
  `water olive-oil rapeseed-oil sunflower-oil butter margarine ghee cooking-spray sugar brown-sugar icing-sugar
  vanilla-sugar honey flour cornflour baking-powder baking-soda vinegar white-vinegar cider-vinegar mustard soy-sauce
  vegetable-stock stock chicken-stock beef-stock onion garlic`.split(/\s+/),
);

/** In tins, jars, or dried. */
const PRESERVED =
  /^(?:canned|dried|pickled|crushed|cooked|candied)-|-(?:paste|sauce|puree|jam|hearts|chips|powder)$|-in-oil$/;

/** Foods of fresh groups that an ordinary kitchen has, or that keep for months. */
const KEPT: ReadonlySet<FoodId> = new Set([
  'milk',
  'low-fat-milk',
  'condensed-milk',
  'evaporated-milk',
  'butter',
  'ghee',
  'egg',
  'egg-white',
  'egg-yolk',
  'boiled-egg',
  'onion',
  'garlic',
  'mixed-herbs',
  'oregano',
  'thyme',
  'marjoram',
  'bamboo-shoots',
  'roasted-peppers',
  'gherkin',
  'peas',
  'sauerkraut',
  'sweetcorn',
  'passata',
  'water-chestnuts',
  'seaweed',
  'wakame',
  'olive',
  'black-olive',
  'capers',
  'hominy',
  'fried-onions',
  'date',
  'medjool-date',
  'prune',
  'raisin',
  'currants',
  'corned-beef',
  'sardine',
  'anchovy',
]);

import type { FoodId, FoodGroup } from '../nutrition/food.ts';
import { foldName } from '../nutrition/fold-name.ts';
import { foodById, foodByName } from '../nutrition/foods/foods.ts';
import type { Line } from '../recipe/lines/line.ts';

/**
 * Returns which lines of a recipe name something fresh that is neither in the kitchen nor in an ordinary cupboard.
 * @param seen plain English names of the foods in the kitchen
 * @param confirmed foods that the user has said to have
 */
export function linesToBuy(
  lines: readonly Line[],
  seen: readonly string[],
  confirmed: readonly FoodId[],
): readonly boolean[] {
  const ids = new Set([...confirmed, ...seen.flatMap((name) => foodByName(name)?.id ?? [])]);
  const names = [...seen, ...confirmed.flatMap((id) => foodById(id)?.names.en ?? [])].map(foldName);
  return lines.map(({ food }) => {
    if (food === undefined || ids.has(food) || !isFresh(food)) return false;
    const own = (foodById(food)?.names.en ?? []).map(foldName);
    // "Cherry tomatoes" are there where tomatoes were seen, and the other way round.
    return !own.some((name) => names.some((each) => isKindOf(name, each) || isKindOf(each, name)));
  });
}

const isKindOf = (name: string, of: string): boolean => name === of || name.endsWith(` ${of}`);

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

import type { Draft } from '#core/generation/draft/draft.ts';
import { CUPBOARD } from '#core/generation/prompt/write.ts';
import { DIETS, EXCLUDED_BY_DIET, type Diet } from '#core/nutrition/diet.ts';
import { foldName } from '#core/nutrition/fold-name.ts';
import { energyOf, type FoodId, type FoodTrait } from '#core/nutrition/food.ts';
import { isFresh } from '#core/nutrition/foods/cupboard.ts';
import { foodById } from '#core/nutrition/foods/foods.ts';
import { isHadWith, isKindOf } from '#core/nutrition/foods/kind-of.ts';
import { matchFood } from '#core/nutrition/foods/match-food.ts';
import { clearedByNote, usuallySuits } from '#core/recipe/diets.ts';
import { headingIn } from '#core/recipe/lines/heading.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import type { RecipeContent } from '#core/recipe/recipe.ts';

/** Allowed difference between the energy of a recipe and that of its lines, as a share. */
const MOST_OFF = 0.05;

/** Allowed share of unknown weight. */
const MOST_UNKNOWN = 0.02;

/** kcal a serving below which a soup is no meal. */
const LEAST_MEAL = 180;

/** Most pinches that a cook counts; more are half a teaspoon. */
const MOST_PINCHES = 2;

/**
 * Judges a recipe by itself: unknown foods, nameless timers, a title that names a food without a line, a soup that is
 * no meal and does not say so, amounts that no cook counts. Returns the faults, in words.
 */
export function faultsOf(recipe: RecipeContent): readonly string[] {
  const { title, lines, steps, nutrition, unmatchedShare, description = '', servingTip = '' } = recipe;
  const holds = (of: readonly string[]) =>
    lines.some(({ food }) => food !== undefined && of.some((each) => isKindOf(food, each)));
  const timers = steps.flatMap((step) => step.timers ?? []);
  return [
    ...(unmatchedShare > MOST_UNKNOWN ? [`nobody knows ${Math.round(unmatchedShare * 100)} % of it`] : []),
    ...timers.filter(({ name }) => name === undefined).map(({ seconds }) => `${seconds} s have no name`),
    ...PROMISES.filter(([word, foods]) => word.test(title) && !holds(foods)).map(
      ([word]) => `title: ${word.source}`,
    ),
    ...(SOUP.test(title) && nutrition.calories < LEAST_MEAL && !STARTER.test(`${description} ${servingTip}`)
      ? [`${Math.round(nutrition.calories)} kcal are no meal`]
      : []),
    ...lines
      .filter(({ unit, quantity = 0 }) => unit === 'pinch' && quantity > MOST_PINCHES)
      .map(({ name, quantity = 0 }) => `${quantity} pinches of ${name}`),
    ...DIETS.filter((diet) => recipe.dietaryPreferences.includes(diet))
      .filter((diet) => lines.some((line) => !mayKeep(line, diet)))
      .map((diet) => `${diet} is not kept`),
  ];
}

/** Returns whether a line suits a diet, by its food's row. */
function mayKeep(line: Line, diet: Diet): boolean {
  const row = line.food === undefined ? undefined : foodById(line.food);
  const excluded: readonly FoodTrait[] = EXCLUDED_BY_DIET[diet];
  return !row || excluded.every((trait) => !row.contains.has(trait) || clearedByNote(line).includes(trait));
}

/** Returns the warnings for a cook, in words. */
export const alarmsOf = ({ doubts = [] }: RecipeContent): readonly string[] =>
  doubts.map((doubt) => `doubted: ${doubt.about} ${'name' in doubt ? doubt.name : ''}`);

const CREAMY = [
  'cream sour-cream coconut-milk yoghurt soy-yoghurt oat-yoghurt milk soy-drink oat-drink mascarpone cream-cheese',
  'cheese egg avocado quark ricotta soured-milk tahini cashew white-beans chickpeas rice oats',
].flatMap((foods) => foods.split(' '));

/** Words of a title, and the foods of which one has to be in the lines. */
const PROMISES: readonly (readonly [word: RegExp, foods: readonly string[]])[] = [
  [/creamy|cremig|\bcream\b|creme|crème|rahm|sahne/iu, CREAMY],
  [/\bcheese|käse/iu, ['cheese', 'cream-cheese', 'cottage-cheese', 'ricotta', 'mascarpone', 'quark']],
  [/coconut|kokos/iu, ['coconut-milk', 'coconut', 'coconut-oil', 'desiccated-coconut']],
];

const SOUP = /soup|suppe/iu;
const STARTER = /starter|light|first course|side|vorspeise|leicht|vorweg|beilage/iu;

/**
 * Returns the results of an answer that its author did not mean: different energy from its own foods (each looked up by
 * its English name, or as the kind in the recipe), diets that are lost although every row suits them, lost texts, and a
 * list that asks for foods at hand, or misses fresh ones that neither the cook nor the prompt has.
 * @param had foods that the cook has said to have
 */
export function faultsBeside(
  recipe: RecipeContent,
  answer: Draft,
  had: readonly FoodId[] = [],
): readonly string[] {
  const own = answer.lines.filter(({ name }) => headingIn(name) === undefined);
  const rows = own.map(({ food, unit }) => matchFood(food, 'en', unit === 'can' ? unit : '')?.food);
  const unknown = own.filter(({ grams }, at) => grams > 0 && rows[at] === undefined);
  const energy = own.reduce((sum, { grams }, at) => {
    const kind = recipe.lines[at]?.food;
    const isKind = kind !== undefined && rows[at] !== undefined && isKindOf(kind, rows[at].id);
    const row = isKind ? foodById(kind) : rows[at];
    return sum + ((row ? energyOf(row.per100g) : 0) * (recipe.lines[at]?.grams ?? grams)) / 100;
  }, 0);
  const off = recipe.nutrition.calories / (energy / recipe.servings) - 1;
  // A food of a step without a line may break any diet.
  const isListed = recipe.doubts?.every(({ about }) => about !== 'unlisted') ?? true;
  const isSuited = (diet: (typeof answer.dietaryPreferences)[number]) =>
    isListed &&
    recipe.lines.every(({ food }) => {
      const row = food === undefined ? undefined : foodById(food);
      return row !== undefined && usuallySuits(row, diet);
    });
  return [
    ...unknown.map(({ food }) => `"${food}" is in no table`),
    ...(Math.abs(off) > MOST_OFF ? [`${(off * 100).toFixed(1)} % off the energy of its foods`] : []),
    ...answer.dietaryPreferences
      .filter((diet) => isSuited(diet) && !recipe.dietaryPreferences.includes(diet))
      .map((diet) => `${diet} is lost`),
    ...TEXTS.filter((text) => answer[text] && !recipe[text]).map((text) => `its ${text} is lost`),
    ...faultsOfList(recipe, [...had, ...answer.ingredients.flatMap((name) => foodCalled(name) ?? [])]),
  ];
}

const TEXTS = ['description', 'servingTip', 'storageTip'] as const;

const foodCalled = (name: string): FoodId | undefined => matchFood(name, 'en')?.food.id;

function faultsOfList({ lines }: RecipeContent, there: readonly FoodId[]): readonly string[] {
  return lines.flatMap(({ food, name, isToBuy = false }) => {
    if (food === undefined) return [];
    if (isToBuy) return there.includes(food) ? [`"${name}" is to buy, and there`] : [];
    const isHad = there.some((each) => isHadWith(food, each)) || isNamedByPrompt(food);
    return isFresh(food) && !isHad ? [`"${name}" is neither there nor to buy`] : [];
  });
}

/** Returns whether the prompt lists a food as a staple, or one that it is a kind or a part of. */
function isNamedByPrompt(food: FoodId): boolean {
  const { kindOf = [], partOf = [] } = foodById(food) ?? {};
  return [food, ...kindOf, ...partOf]
    .flatMap((id) => foodById(id)?.names.en ?? [])
    .some((name) => ` ${foldName(CUPBOARD)} `.includes(` ${foldName(name)} `));
}

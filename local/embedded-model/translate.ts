import { withSections } from '#core/generation/draft/draft-sections.ts';
import type { Words } from '#core/generation/translation/translation-task.ts';
import type { Language } from '#core/language.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { foodByName, FOODS } from '#core/nutrition/foods/foods.ts';
import { figuresIn, openText, valueOf, type Figure } from '#core/recipe/steps/figures.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';
import type { Step } from '#core/recipe/steps/step.ts';
import { factsOf } from './kitchen/cooking-facts.ts';
import { ANY_CUISINE, CUISINE_NAMES, type Cuisine } from './kitchen/cuisine.ts';
import type { DishForm, DishPlan, Kitchen, Main } from './kitchen/dish.ts';
import { DISH_FORMS } from './dishes/dish-forms.ts';
import { foodNames } from './kitchen/food-names.ts';
import { planWithSide } from './kitchen/side.ts';
import { settleDish, type MadeDish } from './make-dish.ts';
import { write } from './write.ts';

/** A recipe to translate. */
export type ToTranslate = Words & { readonly from: Language; readonly to: Language };

/**
 * Translates a recipe that the embedded model wrote: searches all dishes that could have been made of its foods for
 * the one with the same words, and writes that in the other language.
 * @returns undefined for a recipe of another author
 */
export function translate(words: ToTranslate): Words | undefined {
  const { from, to, names } = words;
  for (const dish of candidatesFor(words)) {
    const original = openWordsOf(dish, from);
    if (!isSame(original, words)) continue;
    const translated = openWordsOf(dish, to);
    const steps = translated.steps.map((step, index) => withOriginalPlaces(original.steps[index], step));
    if (steps.some((step) => step === undefined)) continue;
    const removed = names.slice(original.names.length).map((name) => inOther(name, from, to));
    return {
      title: translated.title,
      cuisine: translated.cuisine,
      names: [...translated.names, ...removed],
      notes: [...translated.notes],
      sections: [...translated.sections],
      texts: [...translated.texts],
      equipment: [...translated.equipment],
      steps: steps.flatMap((step) => step ?? []),
    };
  }
  return undefined;
}

type OpenStep = { readonly open: string; readonly figures: readonly Figure[]; readonly step: Step };
type OpenWords = Omit<Words, 'steps'> & { readonly steps: readonly OpenStep[] };

function openWordsOf(dish: MadeDish, language: Language): OpenWords {
  const draft = withSections({ ...write(dish, { language, seen: [], diets: [] }), notUsed: [] });
  const { title, cuisine, lines, steps, lineSections, stepSections } = draft;
  const names = lines.map(({ name }) => name);
  return {
    title,
    cuisine,
    names,
    notes: lines.flatMap(({ note }) => note ?? []),
    sections: [...new Set([...lineSections, ...stepSections])].flatMap((name) => name ?? []),
    texts: [draft.description, draft.servingTip, draft.storageTip].flatMap((each) => each ?? []),
    equipment: draft.equipment ?? [],
    steps: steps.map((text) => {
      const step = markedStep(text, language, names);
      const figures = figuresIn(step);
      return { open: openText(step, figures), figures, step };
    }),
  };
}

const isSame = (original: OpenWords, { names, notes, steps, equipment }: Words): boolean =>
  // Two dishes may share their words and not their pans.
  original.equipment.length === equipment.length &&
  original.names.length <= names.length &&
  original.names.every((name, index) => name === names[index]) &&
  original.notes.join('|') === notes.join('|') &&
  original.steps.map(({ open }) => open).join('\n') === steps.join('\n');

/** Renumbers the placeholders of a translated step to match the original step. */
function withOriginalPlaces(original: OpenStep | undefined, translated: OpenStep): string | undefined {
  const free = (original?.figures ?? []).map((figure) => valueOf(figure));
  const places = translated.figures.map((figure) => {
    const at = free.indexOf(valueOf(figure));
    if (at >= 0) free[at] = '';
    return at + 1;
  });
  if (places.includes(0) || places.length !== free.length) return undefined;
  return translated.open.replaceAll(/\{(\d+)\}/g, (_, number) => `{${places[Number(number) - 1]}}`);
}

/** Yields every candidate dish, made of the foods of the recipe's lines. */
function* candidatesFor({ title, cuisine, names, from }: ToTranslate): Generator<MadeDish> {
  const foods = names.map((name) => foodCalled(name, from));
  const inTitle = AROMATIC.filter((food) => isNamedIn(title, food, from) && !foods.includes(food));
  const isCuisineNamed = cuisine !== '';
  const cuisines = ALL_CUISINES.filter((each) => !isCuisineNamed || CUISINE_NAMES[each][from] === cuisine);
  const known = foods.filter((food) => food !== undefined);
  for (const form of DISH_FORMS) {
    for (const mains of mainsIn(foods)) {
      if (!isMadeOf(form, mains)) continue;
      for (const each of cuisines.filter((one) => form.cuisines.includes(one))) {
        for (const plan of plansOf(form, { mains, cuisine: each, foods: [...foods, ...inTitle] })) {
          if (plan.title[from] !== title) continue;
          yield* settledDishes({ form, cuisine: each, isCuisineNamed, plan, mains }, known);
        }
      }
    }
  }
}

const isMadeOf = (form: DishForm, mains: readonly Main[]): boolean =>
  mains.length > 0
    ? mains.every((main) => form.takes(main) || form.joins?.(main))
    : form.isGoodPlain === true;

/** Yields a plan's dishes for each way in which the user may have owned the foods. */
function* settledDishes(
  planned: Parameters<typeof settleDish>[0],
  known: readonly FoodId[],
): Generator<MadeDish> {
  const mainFoods = planned.mains.map(({ food }) => food);
  const others = known.filter((food) => !mainFoods.includes(food));
  const permits = (food: FoodId) => known.includes(food);
  for (const own of [known, mainFoods, ...others.map((food) => [...mainFoods, food])]) {
    const dish = settleDish(planned, { foods: own, permits });
    if (dish) yield dish;
  }
}

/** Foods that a title names although the dish may contain a substitute: "with lemon and lime". */
const AROMATIC: readonly FoodId[] = ['lemon', 'lime', 'garlic', 'ginger', 'onion'];

const isNamedIn = (title: string, food: FoodId, language: Language): boolean =>
  title.toLowerCase().includes(foodNames(food, language).one.toLowerCase());

const ALL_CUISINES: readonly Cuisine[] = [...ANY_CUISINE, 'British', 'American', 'International'];

/** A dish's main foods stand first in its lines. */
function* mainsIn(foods: readonly (FoodId | undefined)[]): Generator<readonly Main[]> {
  const mains: Main[] = [];
  yield [];
  for (const food of foods) {
    const facts = food === undefined ? undefined : factsOf(food);
    if (food === undefined || !facts) return;
    mains.push({ food, facts });
    yield [...mains];
  }
}

type PlanInput = {
  readonly mains: readonly Main[];
  readonly cuisine: Cuisine;
  readonly foods: readonly (FoodId | undefined)[];
};

/** Yields every plan that a form may have made, whatever the user had, ate, and had time for. */
function* plansOf(form: DishForm, { mains, cuisine, foods }: PlanInput): Generator<DishPlan> {
  const mainFoods = new Set(mains.map(({ food }) => food));
  const influential = foods.flatMap((food) =>
    food !== undefined && !mainFoods.has(food) && isInfluential(food) ? [food] : [],
  );
  const eaten = new Set(foods);
  for (const limit of [Infinity, 0]) {
    for (const permits of [() => true, (food: FoodId) => eaten.has(food)]) {
      for (const own of subsetsOf(influential)) {
        const has = (food: FoodId) => mainFoods.has(food) || own.includes(food);
        yield* plansByPicks(form, { mains, cuisine, limit, permits, has });
      }
    }
  }
}

/** Returns true if owning the food changes a title, the liquid, the pulses or the side. */
const isInfluential = (food: FoodId): boolean =>
  factsOf(food) !== undefined ||
  /milk|yoghurt|drink|juice|gouda|cream|feta|lentils|chickpeas|beans|^egg$|olive$|parsley|basil|tomato-paste|^rice$|^pasta$|bulgur|couscous/.test(
    food,
  );

/** A title names at most two foods that are not main foods, and the liquid is one more. */
const MAX_INFLUENTIAL = 3;

function subsetsOf(foods: readonly FoodId[]): readonly (readonly FoodId[])[] {
  const subsets: (readonly FoodId[])[] = [[]];
  for (const food of foods)
    subsets.push(...subsets.filter(({ length }) => length < MAX_INFLUENTIAL).map((each) => [...each, food]));
  return subsets;
}

/** Yields a plan for each combination of the form's picks. */
function* plansByPicks(form: DishForm, kitchen: Omit<Kitchen, 'pick'>): Generator<DishPlan> {
  let wanted: number[] = [];
  for (;;) {
    const counts: number[] = [];
    const pick: Kitchen['pick'] = (choices) => {
      const choice = choices[wanted[counts.push(choices.length) - 1] ?? 0];
      if (choice === undefined) throw new Error('There is nothing to choose from.');
      return choice;
    };
    yield planWithSide(form, { ...kitchen, pick });
    const next = counts.map((_, index) => wanted[index] ?? 0);
    let at = next.length - 1;
    while (at >= 0 && (next[at] ?? 0) + 1 >= (counts[at] ?? 0)) at -= 1;
    if (at < 0) return;
    wanted = [...next.slice(0, at), (next[at] ?? 0) + 1];
  }
}

const inOther = (name: string, from: Language, to: Language): string => {
  const food = foodCalled(name, from) ?? foodByName(name, from)?.id;
  if (food === undefined) return name;
  const { one, several } = foodNames(food, to);
  return foodNames(food, from).several === name ? several : one;
};

const named = new Map<Language, ReadonlyMap<string, FoodId>>();

/** Returns the food with that name in the embedded model's recipes. */
function foodCalled(name: string, language: Language): FoodId | undefined {
  let known = named.get(language);
  if (!known) {
    known = new Map(
      FOODS.toReversed().flatMap(({ id }) => {
        const { one, several } = foodNames(id, language);
        return [[several, id] as const, [one, id] as const];
      }),
    );
    named.set(language, known);
  }
  return known.get(name);
}

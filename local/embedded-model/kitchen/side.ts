import type { FoodId } from '#core/nutrition/food.ts';
import type { Amount, DishForm, DishPlan, Kitchen } from './dish.ts';
import { both, servedWith, type Text } from './words.ts';

/** Grams per serving, the sentence that cooks the side, and the minutes that the dish must last meanwhile. */
type Side = { readonly grams: number; readonly cooked: Text; readonly minutes: number };

const BOILED = both(
  'Meanwhile cook the {side} in plenty of salted water until tender, drain and keep warm. / Währenddessen {side} in reichlich Salzwasser weich garen, abgießen und warm halten.',
);
const SOAKED = both(
  'Meanwhile pour boiling salted water over the {side}, cover and leave until all of it is soaked up. / Währenddessen {side} mit kochendem Salzwasser übergießen und zugedeckt quellen lassen, bis es weich ist.',
);

const SIDES: Readonly<Record<FoodId, Side>> = {
  rice: { grams: 70, cooked: BOILED, minutes: 22 },
  pasta: { grams: 90, cooked: BOILED, minutes: 15 },
  bulgur: { grams: 70, cooked: BOILED, minutes: 20 },
  'brown-rice': { grams: 70, cooked: BOILED, minutes: 38 },
  quinoa: { grams: 70, cooked: BOILED, minutes: 20 },
  couscous: { grams: 70, cooked: SOAKED, minutes: 8 },
};

/** Key of the side. */
export const SIDE = 'side';

/** Foods that make a side unnecessary. */
const FILLING: ReadonlySet<FoodId> = new Set([
  ...Object.keys(SIDES),
  'potato',
  'sweet-potato',
  'filled-pasta',
  'gnocchi',
  'spaetzle',
]);

/** Returns a form's plan. A dish without a filling food gets a side that the cook has. */
export function planWithSide(form: DishForm, kitchen: Kitchen): DishPlan {
  const plan = form.plan(kitchen);
  if (!form.hasSide) return plan;
  const minutes = plan.steps.reduce((sum, step) => sum + step.minutes, 0);
  const isFilling = kitchen.mains.some(({ food }) => FILLING.has(food)) || isFilled(plan);
  const food = Object.keys(SIDES).find(kitchen.has);
  const side = food === undefined ? undefined : SIDES[food];
  if (isFilling || food === undefined || !side || minutes < side.minutes) return plan;
  const amount: Amount = { food, quantity: side.grams * form.servings, unit: 'g' };
  const last = plan.steps.at(-1);
  return {
    ...plan,
    slots: { ...plan.slots, [SIDE]: { choices: [amount], wanted: 'if given' } },
    steps: [
      ...plan.steps.slice(0, -1),
      { minutes: 1, text: side.cooked },
      ...(last ? [{ ...last, text: servedWith(last.text, SERVED) }] : []),
    ],
  };
}

const isFilled = ({ slots }: DishPlan): boolean =>
  Object.values(slots).some(({ choices }) => choices.some(({ food }) => FILLING.has(food)));

const SERVED = both('Serve with the {side}. / {side} dazu reichen.');

import type { FoodId } from '#core/nutrition/food.ts';
import { BESIDE, DRESSINGS, GRATED } from './beside.ts';
import type { DishForm, DishPlan, Kitchen, Slots, Step } from './dish.ts';
import { isSeafood } from './mains.ts';
import { readFoods } from './notation.ts';
import { beforeServing, both, servedWith, type Text } from './words.ts';

/** Foods that go on or beside any savoury dish. `THESE` stands for those that the cook has. */
type Finish = {
  readonly foods: readonly FoodId[];
  /** Amount in the notation of a dish's foods, without the food. */
  readonly amount: string;
  readonly text: string;
  /** Step that prepares the foods. */
  readonly before?: string;
  readonly notWithFish?: true;
  readonly isBeside?: true;
};

const SERVED = { text: 'Serve with the {THESE}. / {THESE} dazu servieren.', isBeside: true } as const;

const FINISHES: readonly Finish[] = [
  {
    foods: GRATED,
    amount: 'given 60 g',
    text: 'Grate or crumble the {THESE} over it. / {THESE} darüberreiben oder -bröckeln.',
    notWithFish: true,
  },
  {
    foods: ['egg'],
    amount: 'given 2 piece',
    before:
      'Meanwhile boil the {THESE} for 10 minutes, cool, peel and halve them. / Währenddessen {THESE} 10 Minuten hart kochen, abschrecken, schälen und halbieren.',
    text: 'Lay the {THESE} on top. / {THESE} darauflegen.',
  },
  {
    foods: ['parsley', 'basil', 'coriander', 'chives', 'dill', 'mint', 'cress'],
    amount: 'given 0.5 bunch',
    text: 'Wash and chop the {THESE} and scatter it on top. / {THESE} waschen, hacken und darüberstreuen.',
  },
  {
    foods:
      'walnut hazelnut pecan cashew almond peanut pine-nut pistachio sunflower-seeds pumpkin-seeds olive black-olive'.split(
        ' ',
      ),
    amount: 'given 40 g',
    text: 'Scatter with the {THESE}. / {THESE} darüberstreuen.',
  },
  {
    foods: [...DRESSINGS, 'creme-fraiche', 'schmand'],
    amount: 'given 100 g',
    ...SERVED,
  },
  {
    foods: ['mustard', 'ketchup', 'mayonnaise', 'pesto', 'salsa', 'hummus'],
    amount: 'given 2 tbsp',
    ...SERVED,
  },
  {
    foods: ['bread', 'white-bread', 'rye-bread', 'toast'],
    amount: 'given 4 slice',
    ...SERVED,
  },
];

/** Minutes of a step that prepares a topping. */
const READIED = 2;

/** Returns a plan that uses the cook's remaining savoury foods on top of the dish or beside it. */
export function planWithFinish(plan: DishPlan, form: DishForm, kitchen: Kitchen): DishPlan {
  const last = plan.steps.at(-1);
  if (!form.isSavoury || !last) return plan;
  const finishes = FINISHES.map((finish) => ({ ...finish, rest: restOf(finish, plan, kitchen) })).filter(
    ({ rest }) => rest.length > 0,
  );
  const readied = finishes.flatMap(({ before, rest }): Step[] =>
    before === undefined ? [] : [{ minutes: READIED, text: textOf(before, rest) }],
  );
  const end = finishes.reduce(
    (text, { text: more, rest, isBeside }) =>
      (isBeside ? servedWith : beforeServing)(text, textOf(more, rest)),
    last.text,
  );
  return {
    ...plan,
    slots: { ...plan.slots, ...Object.assign({}, ...finishes.map(slotsOf)) },
    steps: [...plan.steps.slice(0, -1), ...readied, { ...last, text: end }],
  };
}

/** Returns the foods of a finish that the cook has and the plan does not use. */
function restOf(
  { foods, notWithFish }: Finish,
  { slots }: DishPlan,
  { mains, has }: Kitchen,
): readonly FoodId[] {
  if (notWithFish && mains.some(isSeafood)) return [];
  const taken = new Set(
    Object.values(slots).map(({ choices }) => choices.find(({ food }) => has(food))?.food),
  );
  return foods.filter((food) => has(food) && !taken.has(food));
}

const textOf = (text: string, rest: readonly FoodId[]): Text =>
  both(text.replaceAll('THESE', rest.map(keyOf).join(' ')));

/** An egg counts as beside the dish, so that dishes made with eggs are preferred. */
const keyOf = (food: FoodId): string => `${food === 'egg' ? BESIDE : 'finish'}_${food.replaceAll('-', '_')}`;

const slotsOf = ({ amount, rest }: Finish & { readonly rest: readonly FoodId[] }): Slots =>
  readFoods(rest.map((food) => `${keyOf(food)}: ${amount} ${food}`).join(', '), {});

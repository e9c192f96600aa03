import type { Cuisine } from '../kitchen/cuisine.ts';
import type { DishForm, DishPlan, DishSection, Kitchen, Slots, Step } from '../kitchen/dish.ts';
import { cookingTime, type TimeRule } from '../kitchen/mains.ts';
import { readFoods, readSteps } from '../kitchen/notation.ts';
import { seasoning } from '../kitchen/seasoning.ts';
import { titled, type Title } from '../kitchen/title.ts';
import type { Text } from '../kitchen/words.ts';

/** A kind of dish as data. By default it is easy and serves two. */
export type DishRow = Omit<DishForm, 'family' | 'difficulty' | 'servings' | 'loves' | 'plan'> &
  Partial<Pick<DishForm, 'difficulty' | 'servings'>> & {
    /** Foods that suit this dish better than others: `leek beetroot`. */
    readonly loves?: string;
    /** Cuisine whose spices the dish takes. Default: the dish's own. */
    readonly spices?: Cuisine | 'none';
    readonly recipe: RecipeRow | ((kitchen: Kitchen) => RecipeRow);
  };

export type RecipeRow = {
  readonly title: Title | Text;
  /** As in `DishPlan`, like `share` and `sections`. */
  readonly equipment?: readonly string[];
  readonly share?: number;
  /** `TIME` of the steps. */
  readonly time?: TimeRule;
  /** In the notation of `readFoods`. */
  readonly foods: string;
  /** In the notation of `readSteps`. */
  readonly steps: string;
  readonly sections?: readonly DishSection[];
};

export const formOf = ({ loves, spices, recipe, ...row }: DishRow & Pick<DishForm, 'family'>): DishForm => ({
  difficulty: 'easy',
  servings: 2,
  ...row,
  ...(loves && { loves: loves.split(' ') }),
  plan(kitchen) {
    // The seasoning is picked first.
    const seasoned =
      spices === 'none' ? undefined : seasoning({ ...kitchen, cuisine: spices ?? kitchen.cuisine });
    return planOf(typeof recipe === 'function' ? recipe(kitchen) : recipe, kitchen, seasoned);
  },
});

function planOf(
  { title, time, foods, steps, ...recipe }: RecipeRow,
  kitchen: Kitchen,
  seasoned: ReturnType<typeof seasoning> | undefined,
): DishPlan {
  const read = readSteps(steps, kitchen.mains, time ? cookingTime(kitchen.mains, time) : 0);
  return {
    ...recipe,
    title: 'head' in title ? titled(kitchen, title, seasoned?.flavour) : title,
    slots: withoutUnnamed(readFoods(foods, seasoned?.foods ?? {}), read),
    steps: read,
  };
}

/** Leaves out optional foods that no step of the dish names. */
function withoutUnnamed(slots: Slots, steps: readonly Step[]): Slots {
  const text = steps.map((step) => step.text.en).join(' ');
  const named = new Set([...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, keys = '']) => keys.split(/\W+/)));
  return Object.fromEntries(
    Object.entries(slots).filter(([key, { wanted }]) => wanted !== 'if given' || named.has(key)),
  );
}

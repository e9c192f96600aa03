import { useLocation, useNavigate, useSearchParams } from 'react-router';
import * as v from 'valibot';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import { UserId } from '#core/user-id.ts';
import { keyOf } from '../../../offline/entries.ts';
import type { RecipePlace } from '../../../timers/timers.ts';
import { isDish, useDishes } from '../../../timers/dishes.ts';

/** URL parameter of the shown step. */
const STEP = 'cook';

/** URL parameter of the shown dish, unless it is the page's. */
const DISH = 'dish';

/** History state: the previous entry is the recipe's page, so that leaving can go back. */
const FROM_RECIPE = { isFromRecipe: true };

/**
 * Returns the dish and step in the URL. Steps and dishes replace each other's history entry, so that Back leaves cook
 * mode.
 * @param page recipe of the page behind cook mode
 */
export function useCookPlace(page: RecipePlace) {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const step = Number(parameters.get(STEP));
  const isCooking = Number.isInteger(step) && step >= 1;
  return {
    /** Undefined outside cook mode. */
    shown: isCooking ? { dish: dishIn(parameters.get(DISH)) ?? page, step } : undefined,
    show(dish: RecipePlace, to: number) {
      const other = isDish(page)(dish) ? {} : { [DISH]: nameOf(dish) };
      const search = new URLSearchParams({ [STEP]: String(to), ...other }).toString();
      void navigate({ search: `?${search}` }, { replace: true, state });
    },
    leave: () => void (state?.isFromRecipe ? navigate(-1) : navigate({ search: '' }, { replace: true })),
  };
}

/** Returns the step at which the user left cook mode (default: 1), and the props of a link to it. */
export function useStartOfCooking(place: RecipePlace) {
  const dish = useDishes().find(isDish(place));
  const step = dish && dish.step <= dish.steps ? dish.step : 1;
  return { step, link: { to: { search: `?${STEP}=${step}` }, state: FROM_RECIPE } };
}

const nameOf = ({ recipeId, cookId }: RecipePlace): string => keyOf({ id: recipeId, cookId });

/** Parses the key of a dish; undefined if invalid. */
function dishIn(name: string | null): RecipePlace | undefined {
  const [id, cookId] = (name ?? '').split('/').toReversed();
  const read = v.safeParse(Name, { recipeId: id, cookId });
  return read.success ? read.output : undefined;
}

const Name = v.object({ recipeId: RecipeIdText, cookId: v.optional(UserId) });

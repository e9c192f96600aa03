import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Recipe } from '#core/recipe/recipe.ts';
import { usePlannedServings } from '../../../kitchen/planning/planned-servings.ts';
import { readableRecipeOf } from '../../../offline/recipes/member-recipes.ts';
import { useHeld } from '../../../offline/use-held.ts';
import { useUser } from '../../../session/require-user.tsx';
import { whyNoRecipe, type NoRecipeReason } from '../../../shell/no-recipe.tsx';
import { dishPath } from '../../../timers/dish-path.ts';
import { timersNow, type RecipePlace } from '../../../timers/timers.ts';
import { hasTicks } from '../ingredients/use-cooking.ts';
import { useCookMark } from '../personal/use-cook-mark.ts';
import { useServedRecipe, type ServedRecipe } from '../served/use-served-recipe.ts';
import { stopListening } from '../voice/listening.ts';
import { CookMode } from './cook-mode.tsx';
import type { HandsFree, Heard } from './cook-mode-props.ts';
import { dishesNow, dropDish, isDish, isOnStove, leaveDishes, putDish } from '../../../timers/dishes.ts';
import { useCookPlace } from './use-cook-place.ts';
import { useFocusLater } from './use-focus-later.ts';

/** Shows cook mode if the URL has a step. @param page recipe of the page behind it */
export function CookModeRoute({ page }: { page: ServedRecipe }) {
  const { shown, show, leave } = useCookPlace(page.place);
  usePlannedServings(page.cooking.setServings);
  const navigate = useNavigate();
  const isOpen = shown !== undefined;
  const focusLater = useFocusLater(!isOpen);
  useIdleDishes(isOpen);
  const handsFree = useHandsFree(isOpen);
  if (!shown) return null;
  const { dish, step } = shown;
  const isPage = isDish(page.place);
  const stove: Stove = {
    step,
    show,
    leave,
    handsFree,
    onEaten(eaten) {
      dropDish(eaten);
      const next = dishesNow().find(isOnStove);
      if (next) show(next, next.step);
      else if (isPage(eaten)) {
        focusLater('eaten');
        leave();
      } else void navigate(dishPath(eaten), { replace: true });
    },
    onMissing(missing, why) {
      // Keeps an unreachable dish, because it may load later.
      if (why === 'gone') dropDish(missing);
      show(page.place, dishesNow().find(isPage)?.step ?? 1);
    },
  };
  return isPage(dish) ? <DishOnStove dish={page} {...stove} /> : <OtherDish place={dish} {...stove} />;
}

type Stove = {
  /** Number of the shown step in the URL. */
  step: number;
  show: (dish: RecipePlace, step: number) => void;
  leave: () => void;
  handsFree: HandsFree;
  onEaten: (dish: RecipePlace) => void;
  onMissing: (dish: RecipePlace, why: NoRecipeReason) => void;
};

function OtherDish({ place, ...stove }: Stove & { place: RecipePlace }) {
  const name = { id: place.recipeId, cookId: place.cookId };
  const { data, ...reading } = useHeld(readableRecipeOf(useUser().id, name, useQueryClient()));
  const why = data ? undefined : whyNoRecipe(reading);
  const tell = useEffectEvent((reason: NoRecipeReason) => stove.onMissing(place, reason));
  useEffect(() => {
    if (why) tell(why);
  }, [why]);
  return data && <HeldDish held={data} {...stove} />;
}

const HeldDish = ({ held, ...stove }: Stove & { held: Recipe }) => (
  <DishOnStove dish={useServedRecipe(held)} {...stove} />
);

function DishOnStove({ dish, step, show, leave, handsFree, onEaten }: Stove & { dish: ServedRecipe }) {
  const { recipe, place, steps, cooking, isOwn } = dish;
  const { isCookedToday, mark } = useCookMark(recipe);
  const at = Math.min(step, steps.length + 1);
  const { recipeId, cookId } = place;
  const { title } = recipe;
  useEffect(() => {
    putDish({ recipeId, cookId, title, step: at, steps: steps.length });
  }, [recipeId, cookId, title, at, steps.length]);
  return (
    <CookMode
      dish={dish}
      step={at}
      goTo={(next) => show(place, Math.min(steps.length + 1, Math.max(1, next)))}
      show={show}
      handsFree={handsFree}
      leave={leave}
      onEnd={() => {
        // Only own recipes can be marked as cooked.
        if (isOwn && !isCookedToday) void mark(1);
        cooking.end();
        onEaten(place);
      }}
    />
  );
}

/** Listening and reading aloud continue across dishes. They end with cook mode. */
function useHandsFree(isOpen: boolean): HandsFree {
  const [isReading, onReading] = useState(false);
  const [heard, onHeard] = useState<Heard>({});
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      stopListening();
      onReading(false);
      onHeard({});
    };
  }, [isOpen]);
  return { isReading, onReading, heard, onHeard };
}

/** Closes the dishes when the user leaves cook mode, and drops those that the user has not begun. */
function useIdleDishes(isOpen: boolean): void {
  const { id } = useUser();
  useEffect(() => {
    if (!isOpen) return;
    return () =>
      leaveDishes({
        timed: (dish) => timersNow().some(isDish(dish)),
        used: (dish) => hasTicks({ userId: dish.cookId ?? id, id: dish.recipeId }),
      });
  }, [isOpen, id]);
}

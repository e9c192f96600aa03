import { useLingui } from '@lingui/react';
import { clockText } from '../../data/clock-text.ts';
import { isDish, useDishesOnStove, type Dish } from '../../data/dishes.ts';
import { leftOf, type RecipePlace, type Timer } from '../../data/timers.ts';
import { useNow, useTimers } from '../../data/use-timers.ts';

type DishSwitcherProps = { shown: RecipePlace; show: (dish: RecipePlace, step: number) => void };

/** Switches between several dishes, each with its step and next timer. */
export function DishSwitcher({ shown, show }: DishSwitcherProps) {
  const { i18n } = useLingui();
  const dishes = useDishesOnStove();
  if (dishes.length < 2) return null;
  return (
    <div
      role="group"
      aria-label={i18n._('cook.dishes')}
      className="mx-auto flex w-full max-w-200 shrink-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:thin]"
    >
      {dishes.map((dish) => (
        <DishButton
          key={`${dish.cookId}/${dish.recipeId}`}
          dish={dish}
          isShown={isDish(shown)(dish)}
          onShow={() => show(dish, dish.step)}
        />
      ))}
    </div>
  );
}

type DishButtonProps = { dish: Dish; isShown: boolean; onShow: () => void };

function DishButton({ dish, isShown, onShow }: DishButtonProps) {
  const { i18n } = useLingui();
  const timers = useTimers().filter(isDish(dish));
  const now = useNow(timers);
  const next = nextOf(timers, now);
  const { title, step, steps } = dish;
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onShow}
      className="grid min-h-14 min-w-36 flex-1 content-center rounded-md border-2 border-transparent bg-sunken px-3.5 py-1.5 text-left leading-tight hover:bg-line aria-pressed:border-ink aria-pressed:bg-surface short:min-h-11 short:py-0.5"
    >
      <b className="line-clamp-1 font-semibold wrap-anywhere">{title}</b>
      <span className="text-sm text-muted tabular-nums">
        {step > steps ? i18n._('cook.done') : i18n._('cook.step', { number: step, count: steps })}
        {next !== undefined && `\u00a0· ${clockText(next)}`}
      </span>
    </button>
  );
}

/** Returns the remaining time of the timer that ends first. */
const nextOf = (timers: readonly Timer[], now: number): number | undefined =>
  timers.map((timer) => leftOf(timer, now)).toSorted((a, b) => a - b)[0];

import type { ComponentProps } from 'react';
import { CookMode } from './cook-mode.tsx';
import { forgetLastStep, useCookPlace } from './use-cook-place.ts';
import { useCookMark } from '../nutrition/use-cook-mark.ts';
import { useFocusLater } from './use-focus-later.ts';

type CookModeRouteProps = Pick<ComponentProps<typeof CookMode>, 'recipe' | 'steps' | 'serving' | 'cooking'>;

/** Shows cook mode while the URL has a step. */
export function CookModeRoute(props: CookModeRouteProps) {
  const { recipe, steps, cooking } = props;
  const { place, goTo, leave } = useCookPlace(recipe.id, steps.length);
  const focusLater = useFocusLater(place === undefined);
  const { isCookedToday, mark } = useCookMark(recipe);
  if (place === undefined) return null;
  return (
    <CookMode
      {...props}
      place={place}
      goTo={goTo}
      leave={leave}
      onEaten={() => {
        if (!isCookedToday) void mark(1);
        cooking.clearTicks();
        forgetLastStep(recipe.id);
        focusLater('eaten');
        leave();
      }}
    />
  );
}

import type { ComponentProps } from 'react';
import { CookMode } from './cook-mode.tsx';
import { useCookPlace } from './use-cook-place.ts';
import { useFocusLater } from './use-focus-later.ts';

type KitchenProps = Pick<ComponentProps<typeof CookMode>, 'recipe' | 'steps' | 'serving' | 'cooking'>;

/** The recipe step by step, while the address says so. */
export function Kitchen(props: KitchenProps) {
  const { steps, cooking } = props;
  const { place, goTo, leave } = useCookPlace(steps.length);
  const leadTo = useFocusLater(place === undefined);
  if (place === undefined) return null;
  return (
    <CookMode
      {...props}
      place={place}
      goTo={goTo}
      leave={leave}
      onEaten={() => {
        cooking.clearTicks();
        leadTo('eaten');
        leave();
      }}
    />
  );
}

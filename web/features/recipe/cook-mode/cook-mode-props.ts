import type { RecipePlace } from '../../../timers/timers.ts';
import type { ServedRecipe } from '../served/use-served-recipe.ts';

/** Last voice command and its answer. Without `said`, the last sentence was no command. */
export type Heard = { readonly said?: string; readonly answer?: string };

/** Hands-free state, which survives a change of dish. */
export type HandsFree = {
  readonly isReading: boolean;
  readonly onReading: (isReading: boolean) => void;
  readonly heard: Heard;
  readonly onHeard: (heard: Heard) => void;
};

export type CookModeProps = {
  dish: ServedRecipe;
  /** Number of the shown step, from 1; one more than the last step after the end. */
  step: number;
  goTo: (step: number) => void;
  show: (dish: RecipePlace, step: number) => void;
  handsFree: HandsFree;
  leave: () => void;
  onEnd: () => void;
};

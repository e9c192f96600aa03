import { useLocation, useNavigate, useSearchParams } from 'react-router';
import * as v from 'valibot';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import { EpochMs, HOUR } from '#core/time.ts';
import { deviceStorage } from '../../../local-storage.ts';

const PARAMETER = 'cook';

/** History state: the previous entry is the recipe, so that leaving can go back. */
const FROM_RECIPE = { isFromRecipe: true };

/**
 * Returns the step in the URL, from 1 to one more than the steps when all are done. Steps replace each other in the
 * history: going back leaves cook mode.
 * @param steps number of steps
 */
export function useCookPlace(id: RecipeId, steps: number) {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const place = Number(parameters.get(PARAMETER));
  return {
    /** Undefined outside cook mode. */
    place: Number.isInteger(place) && place >= 1 && place <= steps + 1 ? place : undefined,
    goTo(next: number) {
      const to = Math.min(steps + 1, Math.max(1, next));
      deviceStorage.set(storageKey(id), JSON.stringify({ step: to > steps ? 1 : to, at: Date.now() }));
      void navigate({ search: `?${PARAMETER}=${to}` }, { replace: true, state });
    },
    leave: () => void (state?.isFromRecipe ? navigate(-1) : navigate({ search: '' }, { replace: true })),
  };
}

/** Returns the step at which the user left cook mode, or 1, and the props of a link to it. */
export function useStartOfCooking(id: RecipeId) {
  // Renders again when the user comes back from cook mode.
  useLocation();
  const step = lastStep(id);
  return { step, link: { to: { search: `?${PARAMETER}=${step}` }, state: FROM_RECIPE } };
}

/** Starts with the first step the next time. */
export const forgetLastStep = (id: RecipeId): void => deviceStorage.remove(storageKey(id));

const LastStep = v.object({ step: v.pipe(v.number(), v.integer(), v.minValue(1)), at: EpochMs });

/** Time after which the user is no longer at the stove. */
const EXPIRES_AFTER = 12 * HOUR;

const storageKey = (id: RecipeId) => `cook step ${id}`;

function lastStep(id: RecipeId): number {
  try {
    const { step, at } = v.parse(LastStep, JSON.parse(deviceStorage.get(storageKey(id)) ?? ''));
    return at > Date.now() - EXPIRES_AFTER ? step : 1;
  } catch {
    return 1;
  }
}

import { useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAMETER = 'cook';

/** Says of a place in the history that the recipe itself lies right before it. */
const FROM_RECIPE = { isFromRecipe: true };

/** Where cooking starts: a link to it. */
export const FIRST_STEP = { to: { search: `?${PARAMETER}=1` }, state: FROM_RECIPE };

/**
 * Which step of a recipe is cooked, by the address: from 1, and one more when all is done. Back leaves the kitchen,
 * from whichever step.
 * @param steps how many there are
 */
export function useCookPlace(steps: number) {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const place = Number(parameters.get(PARAMETER));
  return {
    /** undefined outside the kitchen */
    place: Number.isInteger(place) && place >= 1 && place <= steps + 1 ? place : undefined,
    goTo: (next: number) =>
      void navigate(
        { search: `?${PARAMETER}=${Math.min(steps + 1, Math.max(1, next))}` },
        { replace: true, state },
      ),
    leave: () => void (state?.isFromRecipe ? navigate(-1) : navigate({ search: '' }, { replace: true })),
  };
}

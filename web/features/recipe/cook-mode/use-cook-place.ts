import { useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAMETER = 'cook';

/** History state: the previous entry is the recipe, so that leaving can go back. */
const FROM_RECIPE = { isFromRecipe: true };

/** Props of a link that starts cook mode. */
export const FIRST_STEP = { to: { search: `?${PARAMETER}=1` }, state: FROM_RECIPE };

/**
 * Returns the step in the URL, from 1 to one more than the steps when all are done. Steps replace each other in the
 * history: going back leaves cook mode.
 * @param steps number of steps
 */
export function useCookPlace(steps: number) {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const place = Number(parameters.get(PARAMETER));
  return {
    /** Undefined outside cook mode. */
    place: Number.isInteger(place) && place >= 1 && place <= steps + 1 ? place : undefined,
    goTo: (next: number) =>
      void navigate(
        { search: `?${PARAMETER}=${Math.min(steps + 1, Math.max(1, next))}` },
        { replace: true, state },
      ),
    leave: () => void (state?.isFromRecipe ? navigate(-1) : navigate({ search: '' }, { replace: true })),
  };
}

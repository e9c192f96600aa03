import { useSearchParams } from 'react-router';
import type { LibraryQuery } from '../../../library/questions.ts';
import { parametersOf, queryOf } from './address.ts';

/** View in the URL. Typing replaces it, and choosing a filter adds a history entry. */
export function useAddress() {
  const [parameters, setParameters] = useSearchParams();
  const query = queryOf(parameters);
  const isAtHand = parameters.has('have');
  return {
    query,
    /** "With what I have" is shown instead of the shelf. */
    isAtHand,
    type: (q: string) =>
      setParameters(parametersOf({ ...query, q }), { replace: true, preventScrollReset: true }),
    /** @param isInDialog replaces the history entry of the open dialog */
    choose: (next: LibraryQuery, isInDialog = false) =>
      setParameters(parametersOf(next), { replace: isInDialog }),
    show: (view: 'all' | 'have') =>
      setParameters(
        (shown) => {
          const next = new URLSearchParams(shown);
          if (view === 'have') next.set('have', '');
          else next.delete('have');
          return next;
        },
        { replace: true },
      ),
  };
}

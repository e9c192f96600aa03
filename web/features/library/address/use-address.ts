import { useSearchParams } from 'react-router';
import type { LibraryQuery } from '../../../library/questions.ts';
import { parametersOf, queryOf } from './address.ts';

/** View in the URL. Typing replaces the history entry, choosing a filter adds one. */
export function useAddress() {
  const [parameters, setParameters] = useSearchParams();
  const query = queryOf(parameters);
  const isAtHand = parameters.has('have');
  return {
    query,
    /** True if "With what I have" replaces the shelf. */
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

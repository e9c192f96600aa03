import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Returns the token of a mailed link. Removes it from the URL, so that it is neither shared nor kept in the history.
 */
export function useLinkToken(parameter: string): { token: string | undefined; forget: () => void } {
  const [search, setSearch] = useSearchParams();
  const value = search.get(parameter);
  const [token, setToken] = useState(value ?? undefined);
  useEffect(() => {
    if (value !== null) setSearch({}, { replace: true });
  }, [value, setSearch]);
  return { token, forget: () => setToken(undefined) };
}

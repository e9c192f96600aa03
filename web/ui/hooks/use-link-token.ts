import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Returns the token of a mailed link and removes it from the URL, so that it does not stay in the history and is not
 * shared.
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

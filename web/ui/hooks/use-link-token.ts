import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The secret of a mailed link, read from the address and at once taken out of it: it must not stay in the history, nor
 * be passed on.
 */
export function useLinkToken(parameter: string): { token: string | undefined; forget: () => void } {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get(parameter);
  const [token, setToken] = useState(inAddress ?? undefined);
  useEffect(() => {
    if (inAddress !== null) setSearch({}, { replace: true });
  }, [inAddress, setSearch]);
  return { token, forget: () => setToken(undefined) };
}

import { useEffect, useState } from 'react';
import { takeSharedText } from '../../offline/caches/shared-text.ts';
import { NOTHING_PASTED, storedPasted, storePasted, type Pasted } from '../../writing/pasted.ts';

/** Returns what the user has pasted, or has shared from another app, and a function that changes and stores it. */
export function usePasted(): [Pasted, (pasted: Pasted) => void] {
  const [pasted, setPasted] = useState(storedPasted);
  const change = (next: Pasted) => {
    storePasted(next);
    setPasted(next);
  };
  useEffect(() => {
    const take = async () => {
      const text = await takeSharedText();
      if (text) change({ ...NOTHING_PASTED, text });
    };
    void take();
  }, []);
  return [pasted, change];
}

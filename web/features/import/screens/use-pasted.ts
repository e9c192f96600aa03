import { useEffect, useState } from 'react';
import { takeSharedText } from '#web/shared/platform/storage/caches/shared-text.ts';
import { NOTHING_PASTED, storedPasted, storePasted, type Pasted } from '../data/pasted.ts';

/**
 * Returns the pasted or shared text, and a function that changes and stores it.
 * @param onShared called if something was shared
 */
export function usePasted(onShared: () => void): [Pasted, (pasted: Pasted) => void] {
  const [pasted, setPasted] = useState(storedPasted);
  const change = (next: Pasted) => {
    storePasted(next);
    setPasted(next);
  };
  useEffect(() => {
    const take = async () => {
      const text = await takeSharedText();
      if (!text) return;
      change({ ...NOTHING_PASTED, text });
      onShared();
    };
    void take();
    // Shared content is consumed once, at mount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return [pasted, change];
}

import { useLayoutEffect, useState } from 'react';
import { deviceStorage } from '../../../device/local-storage.ts';

const STORAGE_KEY = 'night';

/** Returns whether cook mode has a black screen, and the setter. A black screen uses the dark theme. */
export function useNight(): [isNight: boolean, choose: (isNight: boolean) => void] {
  const [isNight, setIsNight] = useState(() => deviceStorage.get(STORAGE_KEY) !== null);
  useLayoutEffect(() => {
    if (!isNight) return;
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    dataset['theme'] = 'dark';
    return () => {
      if (before === undefined) delete dataset['theme'];
      else dataset['theme'] = before;
    };
  }, [isNight]);
  const choose = (next: boolean) => {
    if (next) deviceStorage.set(STORAGE_KEY, '1');
    else deviceStorage.remove(STORAGE_KEY);
    setIsNight(next);
  };
  return [isNight, choose];
}

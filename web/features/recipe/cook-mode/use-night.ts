import { useLayoutEffect, useState } from 'react';
import { kept } from '../../../local-storage.ts';

const STORED_UNDER = 'night';

/** Whether the cook wants a black screen in the kitchen; while they do, the page is dark whatever the device says. */
export function useNight(): [isNight: boolean, choose: (isNight: boolean) => void] {
  const [isNight, setIsNight] = useState(() => kept.get(STORED_UNDER) !== null);
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
    if (next) kept.set(STORED_UNDER, '1');
    else kept.remove(STORED_UNDER);
    setIsNight(next);
  };
  return [isNight, choose];
}

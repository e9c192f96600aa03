import { useEffect, useEffectEvent } from 'react';

export function useOnReturn(act: () => void): void {
  const onVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') act();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
}

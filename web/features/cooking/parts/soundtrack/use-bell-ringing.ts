import { useEffect, useState } from 'react';

/** In ms; slightly longer than the bell of a timer. */
const BELL_DURATION = 3_500;

/** Returns true while a timer rings. Each ring dispatches `munchify:timer` on the window. */
export function useBellRinging(): boolean {
  const [isRinging, setIsRinging] = useState(false);
  useEffect(() => {
    let silence: ReturnType<typeof setTimeout> | undefined;
    const onRing = () => {
      setIsRinging(true);
      clearTimeout(silence);
      silence = setTimeout(() => setIsRinging(false), BELL_DURATION);
    };
    window.addEventListener('munchify:timer', onRing);
    return () => {
      window.removeEventListener('munchify:timer', onRing);
      clearTimeout(silence);
    };
  }, []);
  return isRinging;
}

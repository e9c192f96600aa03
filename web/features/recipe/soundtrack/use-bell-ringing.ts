import { useEffect, useState } from 'react';

/** ms; a little longer than the bell of a kitchen timer. */
const BELL_LASTS = 3_500;

/** Whether a kitchen timer rings. Whoever rings says so with a `munchify:timer` event on the window, at each ring. */
export function useBellRinging(): boolean {
  const [isRinging, setIsRinging] = useState(false);
  useEffect(() => {
    let silence: ReturnType<typeof setTimeout> | undefined;
    const onRing = () => {
      setIsRinging(true);
      clearTimeout(silence);
      silence = setTimeout(() => setIsRinging(false), BELL_LASTS);
    };
    window.addEventListener('munchify:timer', onRing);
    return () => {
      window.removeEventListener('munchify:timer', onRing);
      clearTimeout(silence);
    };
  }, []);
  return isRinging;
}

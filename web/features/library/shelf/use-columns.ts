import { useSyncExternalStore } from 'react';

/** Widths at which the library gets one more column. In large type a phone has one column. */
const STEPS = ['(min-width: 17rem)', '(min-width: 40rem)', '(min-width: 64rem)'];

const queries = () => STEPS.map((step) => window.matchMedia(step));

/** Returns the number of columns that fit. */
export const useColumns = (): number =>
  useSyncExternalStore(subscribe, () => 1 + queries().filter(({ matches }) => matches).length);

function subscribe(onChange: () => void): () => void {
  const held = queries();
  for (const query of held) query.addEventListener('change', onChange);
  return () => {
    for (const query of held) query.removeEventListener('change', onChange);
  };
}

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { showOnLockScreen } from '../../../device/media-session.ts';

type Keys = { readonly next: () => void; readonly back: () => void };

/**
 * Moves through the steps by arrow keys, page-turners, and media keys of remotes and the lock screen. If the step does
 * not fit, a page key scrolls first.
 */
export function useCookKeys(
  isListening: boolean,
  scroller: RefObject<HTMLElement | null>,
  { next, back }: Keys,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (altKey || ctrlKey || metaKey || isField(target)) return;
    if (key === 'ArrowRight' || key === 'MediaTrackNext') next();
    else if (key === 'ArrowLeft' || key === 'MediaTrackPrevious') back();
    else if (key === 'PageDown' && !canScroll(scroller.current, 1)) next();
    else if (key === 'PageUp' && !canScroll(scroller.current, -1)) back();
  });
  useEffect(() => {
    if (!isListening) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isListening]);
  const act = useEffectEvent((key: keyof Keys) => (key === 'next' ? next() : back()));
  useEffect(() => {
    showOnLockScreen('steps', {
      actions: { nexttrack: () => act('next'), previoustrack: () => act('back') },
    });
    return () => showOnLockScreen('steps', undefined);
  }, []);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('textarea, input:not([type=checkbox])');

/** Returns whether an element can scroll down (1) or up (-1). */
function canScroll(element: HTMLElement | null, direction: 1 | -1): boolean {
  if (!element) return false;
  const { scrollTop, scrollHeight, clientHeight } = element;
  return direction === 1 ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 1;
}

import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type RefObject } from 'react';

/**
 * Returns `isHeld`: whether the pointer or the focus is in an element, or the user is in another window. `leave`
 * returns a focus inside the element to its former place.
 */
export function useHold(element: RefObject<HTMLElement | null>) {
  const previousFocus = useRef<EventTarget>(null);
  const [isHeld, setIsHeld] = useState(false);
  const holds = (other: EventTarget | null) =>
    other instanceof Node && element.current?.contains(other) === true;
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(holds(document.activeElement));
  const onReturn = useEffectEvent(release);
  useEffect(() => {
    const back = () => onReturn();
    window.addEventListener('blur', hold);
    window.addEventListener('focus', back);
    return () => {
      window.removeEventListener('blur', hold);
      window.removeEventListener('focus', back);
    };
  }, []);
  return {
    isHeld,
    leave: () => {
      if (holds(document.activeElement) && previousFocus.current instanceof HTMLElement)
        previousFocus.current.focus();
    },
    handlers: {
      onPointerMove: hold,
      onPointerLeave: release,
      onFocus: ({ relatedTarget }: FocusEvent) => {
        hold();
        if (!holds(relatedTarget)) previousFocus.current = relatedTarget;
      },
      onBlur: ({ relatedTarget }: FocusEvent) => setIsHeld(holds(relatedTarget)),
    },
  };
}

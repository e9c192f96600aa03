import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** How long the pointer rests before the words come, in ms. Who taps, or comes by the keyboard, need not wait. */
const DELAY = 700;

/**
 * A word about a label: behind a small sign that can be pointed at, focused or tapped. It stays while it is
 * pointed at, and goes with Escape.
 * @param children the label, where it is to be pointed at too
 * @param about names the sign to those who do not see it
 */
export function Tooltip({ about, text, children }: { about: string; text: string; children?: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = ({ pointerType }: PointerEvent) => {
    // A finger that rests is a tap.
    if (pointerType !== 'touch') timer.current = setTimeout(() => setIsOpen(true), DELAY);
  };
  const close = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span className="relative inline-flex items-center gap-0.5" onPointerEnter={wait} onPointerLeave={close}>
      {children}
      <button
        type="button"
        aria-label={about}
        aria-describedby={isOpen ? id : undefined}
        className="-my-2.5 grid size-11 place-items-center rounded-pill text-muted hover:text-ink focus-visible:rounded-pill"
        onFocus={() => setIsOpen(true)}
        onBlur={close}
        onClick={() => setIsOpen(true)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        <Icon name="question" className="size-4.5" />
      </button>
      {isOpen && (
        <span
          role="tooltip"
          id={id}
          className="absolute top-full left-0 z-20 w-64 max-w-[80vw] animate-write rounded-sm bg-ink px-4 py-3 text-sm leading-snug font-normal text-bg shadow-print"
        >
          {text}
        </span>
      )}
    </span>
  );
}

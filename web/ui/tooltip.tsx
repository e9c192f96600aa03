import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Delay after the pointer enters, in ms. A tap or the keyboard opens the tooltip at once. */
const DELAY = 700;

/**
 * Explanation behind a help button. Hover, focus or tap opens it; it stays open while hovered, and Escape closes it.
 * @param children label whose hover opens it too
 * @param about accessible name of the button
 */
export function Tooltip({ about, text, children }: { about: string; text: string; children?: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = ({ pointerType }: PointerEvent) => {
    // A touch opens it by its click event.
    if (pointerType !== 'touch') timer.current = setTimeout(() => setIsOpen(true), DELAY);
  };
  const close = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      className="relative inline-flex max-w-full items-center gap-0.5 hyphens-auto *:first:min-w-0"
      onPointerEnter={wait}
      onPointerLeave={close}
    >
      {children}
      <button
        type="button"
        aria-label={about}
        aria-describedby={isOpen ? id : undefined}
        className="-my-2.5 grid size-11 shrink-0 place-items-center rounded-pill text-muted hover:text-ink focus-visible:rounded-pill"
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

import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icon.tsx';
import { currentCelebration, onCelebrationChange } from './celebrations.ts';
import { currentToast, dismissToast, onToastChange, TOAST_TIME, type ShownToast } from './toast.ts';
import { useHold } from '../hooks/use-hold.ts';
import { useSwipeAway } from './use-swipe-away.ts';

/** Shows toasts one at a time, inside the open dialog if there is one. */
export function ToastRegion() {
  const current = useSyncExternalStore(onToastChange, currentToast);
  const dialog = useSyncExternalStore(current ? onDialogs : neverCalled, dialogOnTop);
  if (!current) return null;
  const region = (
    <>
      <Announcement key={current.id} {...current} />
      <Region toast={current} />
    </>
  );
  return dialog ? createPortal(region, dialog) : region;
}

/**
 * A toast disappears after 5 s without pointer or focus on it. A swipe to the right or Escape dismisses it, F8 focuses
 * it. When it closes, the focus returns to its former place.
 */
function Region({ toast }: { toast: ShownToast }) {
  const { i18n } = useLingui();
  // While a badge is celebrated, toasts stand above it.
  const isCelebrating = useSyncExternalStore(onCelebrationChange, currentCelebration) !== undefined;
  const region = useRef<HTMLElement>(null);
  const { isHeld, leave, handlers } = useHold(region);
  const close = () => {
    leave();
    dismissToast();
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'F8') region.current?.focus();
    if (key === 'Escape') close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  const closeLater = useEffectEvent(close);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeLater(), TOAST_TIME);
    return () => clearTimeout(timer);
  }, [toast.id, isHeld]);
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={i18n._('toast.viewport', { hotkey: 'F8' })}
      {...handlers}
      // At the bottom, because headings are at the top; on small screens above the docked main action. Pages without
      // navigation have a form that fills a small screen with fields at the bottom, so there it is at the top. It never
      // covers what the user pressed at the bottom, nor the buttons of a dialog, unless the dialog is as high as the
      // screen and has a heading.
      className={`${toast.isHigh || isCelebrating ? HIGH : ''} ${isCelebrating ? 'lg:bottom-40!' : ''} fixed inset-x-[min(1rem,3vw)] bottom-[calc(6.5rem+var(--tabs)+env(safe-area-inset-bottom))] z-50 mx-auto grid max-w-104 gap-2 sm:right-6 sm:left-auto sm:mx-0 sm:w-104 lg:bottom-6 max-lg:[:root:not(:has(#menu))_&]:top-[max(0.5rem,env(safe-area-inset-top))] max-lg:[:root:not(:has(#menu))_&]:bottom-auto [dialog:not(.h-dvh)_&]:top-[max(0.5rem,env(safe-area-inset-top))] [dialog:not(.h-dvh)_&]:bottom-auto`}
    >
      <Message key={toast.id} {...toast} onClose={close} />
    </section>
  );
}

/** Milliseconds for which a screen reader can find the announcement, which repeats the toast. */
const ANNOUNCED = 1_000;

/** Screen readers announce only changes of a live region, so its text comes a frame after the region. */
function Announcement({ title, description, kind, action }: ShownToast) {
  const { i18n } = useLingui();
  const [isSaid, setIsSaid] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsSaid(true));
    const timer = setTimeout(() => setIsSaid(false), ANNOUNCED);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return (
    <p aria-live={kind === 'error' ? 'assertive' : 'polite'} className="sr-only">
      {isSaid && [i18n._('toast.label'), title, description, action?.label].filter(Boolean).join(' ')}
    </p>
  );
}

/** Returns the uppermost open dialog. It would cover a toast outside, which nobody could press. */
const dialogOnTop = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);

function onDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

const neverCalled = () => () => {};

/** Position in a dialog as high as the screen: below the row of its close button. */
const HIGH =
  'max-lg:top-[max(0.5rem,env(safe-area-inset-top))] max-lg:[dialog.h-dvh_&]:top-19 max-lg:bottom-auto!';

function Message({ title, description, kind, action, onClose }: ShownToast & { onClose: () => void }) {
  const { i18n } = useLingui();
  const colours = kind === 'error' ? 'bg-danger text-surface' : 'bg-ink text-bg';
  return (
    <div
      data-toast
      {...useSwipeAway(onClose)}
      className={`flex min-h-14 animate-write flex-wrap items-center justify-end gap-1 rounded-md py-2 pr-1 pl-pad leading-snug shadow-print ${colours}`}
    >
      {/* In large type the buttons wrap below the text. */}
      <div className="min-w-0 flex-[1_1_8rem] py-1.5 wrap-anywhere">
        <p className="max-w-none font-medium first-letter:uppercase">{title}</p>
        {description && <p className="max-w-none text-sm">{description}</p>}
      </div>
      <div className="flex items-center gap-1">
        {action && (
          <button
            type="button"
            onClick={() => {
              // Comes first, because the action may show another toast.
              onClose();
              action.act();
            }}
            className="min-h-11 shrink-0 rounded-pill px-4 font-semibold underline underline-offset-4 focus-visible:rounded-pill focus-visible:shadow-none focus-visible:outline-current"
          >
            {action.label}
          </button>
        )}
        <button
          type="button"
          onClick={onClose}
          aria-label={i18n._('close')}
          className="grid size-11 shrink-0 place-items-center rounded-pill focus-visible:rounded-pill focus-visible:shadow-none focus-visible:outline-current"
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}

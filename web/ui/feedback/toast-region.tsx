import { useLingui } from '@lingui/react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { SECOND } from '#core/time.ts';
import { Icon } from '../icon.tsx';
import { currentCelebration, onCelebrationChange } from './celebrations.ts';
import { currentToast, dismissToast, onToastChange, TOAST_TIME, type ShownToast } from './toast.ts';
import { useSwipeAway } from './use-swipe-away.ts';

/** Shows toasts one at a time, in the dialog that is open. */
export function ToastRegion() {
  const current = useSyncExternalStore(onToastChange, currentToast);
  const dialog = useSyncExternalStore(current ? onDialogs : neverCalled, dialogOnTop);
  if (!current) return null;
  const region = <Region toast={current} />;
  return dialog ? createPortal(region, dialog) : region;
}

/**
 * A toast is shown until nobody has pointed at it, or been in it, for 5 s. Swiping it to the right or Escape dismisses it,
 * F8 leads into it. When it closes, the focus returns to where it was.
 */
function Region({ toast }: { toast: ShownToast }) {
  const { i18n } = useLingui();
  // A celebrated badge takes the place of toasts, which stand above it.
  const isCelebrating = useSyncExternalStore(onCelebrationChange, currentCelebration) !== undefined;
  const region = useRef<HTMLElement>(null);
  const { isHeld, hold, release, leave, handlers } = useHold(region);
  const close = () => {
    leave();
    dismissToast();
  };
  useKeysAndWindow({ F8: () => region.current?.focus(), Escape: close, blur: hold, focus: release });
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
      // At the bottom, because headings are at the top; on small screens above the docked main action. Where there is
      // no navigation a form fills a small screen, and its fields are at the bottom. What was pressed at the bottom
      // stays in sight, and so do the buttons of a dialog, unless it is as high as the screen and has a heading.
      className={`${toast.isHigh || isCelebrating ? HIGH : ''} ${isCelebrating ? 'lg:bottom-40!' : ''} fixed inset-x-[min(1rem,3vw)] bottom-[calc(6.5rem+var(--tabs)+env(safe-area-inset-bottom))] z-50 mx-auto grid max-w-104 gap-2 sm:right-6 sm:left-auto sm:mx-0 sm:w-104 lg:bottom-6 max-lg:[:root:not(:has(#menu))_&]:top-[max(0.5rem,env(safe-area-inset-top))] max-lg:[:root:not(:has(#menu))_&]:bottom-auto [dialog:not(.h-dvh)_&]:top-[max(0.5rem,env(safe-area-inset-top))] [dialog:not(.h-dvh)_&]:bottom-auto`}
    >
      <Announcement key={`said ${toast.id}`} {...toast} />
      <Message key={toast.id} {...toast} onClose={close} />
    </section>
  );
}

/** Tells whether somebody points at an element or is in it, and knows where the focus was before. */
function useHold(element: RefObject<HTMLElement | null>) {
  const previousFocus = useRef<EventTarget>(null);
  const [isHeld, setIsHeld] = useState(false);
  const holds = (other: EventTarget | null) =>
    other instanceof Node && element.current?.contains(other) === true;
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(holds(document.activeElement));
  return {
    isHeld,
    hold,
    release,
    /** Gives the focus back, if it is in the element. */
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

/** Calls back for keys that are pressed anywhere, and when the window loses or gets the focus. */
function useKeysAndWindow(callbacks: Record<'F8' | 'Escape' | 'blur' | 'focus', () => void>): void {
  const call = useEffectEvent((name: string) => {
    if (Object.hasOwn(callbacks, name)) callbacks[name as keyof typeof callbacks]();
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', ({ key }) => call(key), { signal });
    for (const type of ['blur', 'focus']) window.addEventListener(type, () => call(type), { signal });
    return () => controller.abort();
  }, []);
}

/** Time for which a screen reader can find the announcement, which repeats the toast. */
const ANNOUNCED = SECOND;

/** Screen readers announce what a live region gets, and not what it has when it appears: its text comes a frame later. */
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
    <p role="status" aria-live={kind === 'error' ? 'assertive' : 'polite'} className="sr-only">
      {isSaid && [i18n._('toast.label'), title, description, action?.label].filter(Boolean).join(' ')}
    </p>
  );
}

/** Returns the uppermost open dialog: a toast outside of it would be covered, and could not be pressed. */
const dialogOnTop = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);

function onDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

const neverCalled = () => () => {};

/** In a dialog as high as the screen it stands below the row of the button that closes it. */
const HIGH =
  'max-lg:top-[max(0.5rem,env(safe-area-inset-top))] max-lg:[dialog.h-dvh_&]:top-19 max-lg:bottom-auto!';

function Message({ title, description, kind, action, onClose }: ShownToast & { onClose: () => void }) {
  const { i18n } = useLingui();
  const colours = kind === 'error' ? 'bg-danger text-surface' : 'bg-ink text-bg';
  return (
    <div
      data-toast
      {...useSwipeAway(onClose)}
      className={`flex min-h-14 animate-write touch-pan-y flex-wrap items-center justify-end gap-1 rounded-md py-2 pr-1 pl-pad leading-snug shadow-print select-none ${colours}`}
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
              // First, because the action may show a toast of its own.
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

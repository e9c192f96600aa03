import { useLingui } from '@lingui/react';
import { Toast } from 'radix-ui';
import { useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icon.tsx';
import { currentCelebration, onCelebrationChange } from './celebrations.ts';
import { currentToast, dismissToast, onToastChange, type ShownToast } from './toast.ts';

const DURATION = 5_000;
const SWIPE_THRESHOLD = 50;

/**
 * Shows toasts for 5 s each, in the dialog that is open. Swiping right dismisses, F8 focuses. When a toast closes, the
 * focus returns to where it was.
 */
export function ToastRegion() {
  const { i18n } = useLingui();
  const current = useSyncExternalStore(onToastChange, currentToast);
  // A celebrated badge takes the place of toasts, which stand above it.
  const isCelebrating = useSyncExternalStore(onCelebrationChange, currentCelebration) !== undefined;
  const dialog = useSyncExternalStore(current ? onDialogs : neverCalled, dialogOnTop);
  const list = useRef<HTMLOListElement>(null);
  const previousFocus = useRef<Element>(null);
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (!list.current?.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };
  const close = () => {
    const holdsFocus = list.current?.contains(document.activeElement);
    dismissToast();
    if (holdsFocus && previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  };
  const viewport = (
    <Toast.Viewport
      hotkey={['F8']}
      label={i18n._('toast.viewport', { hotkey: '{hotkey}' })}
      ref={list}
      onFocus={rememberFocus}
      // At the bottom, because headings are at the top; on small screens above the docked main action. Where there is
      // no navigation a form fills a small screen, and its fields are at the bottom. What was pressed at the bottom
      // stays in sight, and so do the buttons of a dialog, unless it is as high as the screen and has a heading.
      className={`${current?.isHigh || isCelebrating ? HIGH : ''} ${isCelebrating ? 'lg:bottom-40!' : ''} fixed inset-x-[min(1rem,3vw)] bottom-[calc(6.5rem+var(--tabs)+env(safe-area-inset-bottom))] z-50 mx-auto grid max-w-104 gap-2 sm:right-6 sm:left-auto sm:mx-0 sm:w-104 lg:bottom-6 max-lg:[:root:not(:has(#menu))_&]:top-[max(0.5rem,env(safe-area-inset-top))] max-lg:[:root:not(:has(#menu))_&]:bottom-auto [dialog:not(.h-dvh)_&]:top-[max(0.5rem,env(safe-area-inset-top))] [dialog:not(.h-dvh)_&]:bottom-auto`}
    />
  );
  return (
    <Toast.Provider
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
      label={i18n._('toast.label')}
    >
      {current && <Message key={current.id} {...current} onClose={close} />}
      {dialog ? createPortal(viewport, dialog) : viewport}
    </Toast.Provider>
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
    <Toast.Root
      type={kind === 'error' ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && onClose()}
      className={`flex min-h-14 flex-wrap items-center justify-end gap-1 rounded-md py-2 pr-1 pl-pad leading-snug shadow-print data-[state=open]:animate-write data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${colours}`}
    >
      {/* In large type the buttons wrap below the text. */}
      <div className="min-w-0 flex-[1_1_8rem] py-1.5 wrap-anywhere">
        <Toast.Title className="font-medium first-letter:uppercase">{title}</Toast.Title>
        {description && <Toast.Description className="text-sm">{description}</Toast.Description>}
      </div>
      <div className="flex items-center gap-1">
        {action && (
          <Toast.Action
            altText={action.label}
            onClick={action.act}
            className="min-h-11 shrink-0 rounded-pill px-4 font-semibold underline underline-offset-4 focus-visible:rounded-pill focus-visible:shadow-none focus-visible:outline-current"
          >
            {action.label}
          </Toast.Action>
        )}
        <Toast.Close
          aria-label={i18n._('close')}
          className="grid size-11 shrink-0 place-items-center rounded-pill focus-visible:rounded-pill focus-visible:shadow-none focus-visible:outline-current"
        >
          <Icon name="close" />
        </Toast.Close>
      </div>
    </Toast.Root>
  );
}

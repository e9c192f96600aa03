import { useLingui } from '@lingui/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Sheet over cook mode, open for as long as it is there. */
export function CookSheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto mb-0 max-h-[85dvh] w-full max-w-160 overflow-y-auto overscroll-contain rounded-t-lg bg-surface text-ink shadow-print sm:mb-auto sm:rounded-lg"
    >
      <div className="@container grid gap-5 px-[min(1.5rem,4vw)] pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
        <div className="sticky top-0 z-1 flex flex-wrap items-center justify-between gap-x-2 bg-surface pt-4 pb-1">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <Button kind="bare" onClick={onClose}>
            <Icon name="close" />
            {i18n._('close')}
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

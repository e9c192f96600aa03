import { useLingui } from '@lingui/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

type UpSheetProps = { title: string; onClose: () => void; children: ReactNode };

/** Dialog that rises from below on phones. */
export function UpSheet({ title, onClose, children }: UpSheetProps) {
  const { i18n } = useLingui();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto mb-0 max-h-[94dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-lg bg-surface px-gutter pt-4 pb-[calc(1.5rem+env(safe-area-inset-bottom))] text-ink shadow-print md:mb-auto md:w-[min(100%-4rem,32rem)] md:rounded-lg md:p-8"
    >
      <div className="grid gap-5">
        <div className="flex items-center justify-between gap-3">
          <h2 id={id} className="min-w-0 text-xl wrap-anywhere">
            {title}
          </h2>
          <button
            type="button"
            aria-label={i18n._('close')}
            onClick={onClose}
            className="-mr-2 grid size-11 shrink-0 place-items-center rounded-pill hover:bg-sunken focus-visible:rounded-pill"
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

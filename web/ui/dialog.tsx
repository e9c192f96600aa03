import { useId, useLayoutEffect, type ReactNode } from 'react';
import { useModal } from './hooks/use-modal.ts';

type DialogProps = {
  title: string;
  children?: ReactNode;
  /** Buttons, the safe one first, because the first one gets the focus. A form in the dialog has its own buttons. */
  actions?: ReactNode;
  /** Makes the dialog wide. Its title gets the focus, because the buttons are far below. */
  isLong?: boolean;
  onClose: () => void;
};

/** Modal dialog. Escape closes it. */
export function Dialog({ title, children, actions, isLong = false, onClose }: DialogProps) {
  const id = useId();
  const dialog = useModal();
  useLayoutEffect(() => {
    if (isLong) dialog.current?.querySelector('h2')?.focus();
    // A dialog never changes its kind.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className={`m-auto ${isLong ? 'w-[min(100%-2rem,46rem)]' : 'w-[min(100%-2rem,27rem)]'} scroll-pb-40 rounded-lg bg-surface p-6 text-left text-ink shadow-print`}
    >
      <div className="grid gap-4">
        <h2 id={id} className="text-xl outline-none" {...(isLong && { tabIndex: -1 })}>
          {title}
        </h2>
        {children}
        {actions && <DialogActions>{actions}</DialogActions>}
      </div>
    </dialog>
  );
}

/** Buttons at the end of a dialog. They stay visible unless the screen is too low; on phones they fill the width. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="sticky -bottom-6 z-1 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 bg-surface px-6 pt-2 pb-6 max-sm:*:grow short:static">
    {children}
  </div>
);

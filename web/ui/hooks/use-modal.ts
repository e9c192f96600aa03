import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Opens a modal dialog in the same frame as its content: before that, no button could be pressed. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return dialog;
}

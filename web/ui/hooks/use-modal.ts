import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Opens a modal dialog in the frame of its content, because its buttons cannot be pressed before it opens. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return dialog;
}

import type { ComponentProps } from 'react';
import { useModal } from '../ui/hooks/use-modal.ts';

type CameraDialogProps = Omit<ComponentProps<'dialog'>, 'onClose'> & { onClose: () => void };

/** Full-screen dialog in night colours around the camera picture. */
export const CameraDialog = ({ className = '', onClose, ...rest }: CameraDialogProps) => (
  <dialog
    {...rest}
    ref={useModal()}
    // Close events of inner dialogs bubble.
    onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    className={`m-0 grid h-dvh max-h-none w-dvw max-w-none bg-night text-print-edge ${className}`}
  />
);

import { useLingui } from '@lingui/react';
import { useId, type ReactNode } from 'react';
import { useModal } from './hooks/use-modal.ts';
import { IconButton } from './icon.tsx';

type BottomSheetProps = { title: string; isWide?: boolean; onClose: () => void; children: ReactNode };

/** Dialog that rises from the bottom on phones. Its title and "Close" stay visible. */
export function BottomSheet({ title, isWide = false, onClose, children }: BottomSheetProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <dialog
      ref={useModal()}
      aria-labelledby={id}
      onClose={onClose}
      className={`m-auto mb-0 max-h-[94dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-lg bg-surface px-gutter pb-[calc(1.5rem+env(safe-area-inset-bottom))] text-ink shadow-print md:mb-auto md:rounded-lg md:px-8 md:pb-8 ${isWide ? 'md:w-[min(100%-4rem,58rem)]' : 'md:w-[min(100%-4rem,34rem)]'}`}
    >
      <div className="@container grid gap-5">
        <div className="sticky top-0 z-1 -mb-2 flex items-start justify-between gap-x-3 bg-surface @max-[15rem]:flex-wrap pt-4 pb-2 md:pt-8">
          <h2
            id={id}
            className="min-w-0 py-1.5 text-xl leading-tight wrap-anywhere hyphens-auto first-letter:uppercase"
          >
            {title}
          </h2>
          <IconButton label={i18n._('close')} icon="close" onClick={onClose} className="-mr-2 ml-auto" />
        </div>
        {children}
      </div>
    </dialog>
  );
}

import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';

type SaveBarProps = {
  isKept: boolean;
  /** True if the device has room for the draft. */
  hasRoom: boolean;
  isSaving: boolean;
  onDiscard: () => void;
};

/** Sticky bar that saves or discards the changes, and warns if the draft cannot be stored. */
export function SaveBar({ isKept, hasRoom, isSaving, onDiscard }: SaveBarProps) {
  const { i18n } = useLingui();
  return (
    <div className="sticky bottom-(--tabs) z-4 -mx-gutter grid gap-2 border-t border-line bg-surface px-gutter pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:mx-0 md:grid-cols-[1fr_auto] md:items-center md:rounded-t-md md:border-0 md:px-6 md:shadow-print">
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        {isKept && (
          <>
            <span
              aria-hidden="true"
              className="size-2.5 shrink-0 rounded-pill border border-edge bg-saffron-paper"
            />
            {hasRoom ? i18n._('edit.kept') : i18n._('edit.not_kept')}
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {isKept && (
          <Button kind="bare" onClick={onDiscard}>
            {i18n._('edit.discard')}
          </Button>
        )}
        <Button kind="main" type="submit" busy={isSaving} className="grow md:min-w-48">
          {i18n._('edit.save')}
        </Button>
      </div>
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { Button } from '#web/shared/ui/button.tsx';
import slip from '#web/shared/ui/pictures/slip.svg';
import { Sheet } from '#web/shared/ui/sheet.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { Welcome } from './welcome.tsx';

/** Shown while a page or text is read. */
export function ReadingView({ host, onCancel }: { host: string | undefined; onCancel: () => void }) {
  const { i18n } = useLingui();
  return (
    <Welcome picture={slip} size={[240, 240]} title={i18n._('add.reading')}>
      <p role="status" className="text-muted">
        {host ?? i18n._('add.reading_text')}
      </p>
      <Sheet aria-hidden="true" className="grid w-full gap-4">
        <Skeleton className="aspect-video" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-2/3" />
      </Sheet>
      <Button kind="line" className="w-full" onClick={onCancel}>
        {i18n._('add.cancel')}
      </Button>
    </Welcome>
  );
}

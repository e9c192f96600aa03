import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useGeneration } from '../../parts/generation-provider.tsx';
import { pendingGenerationsQuery } from '../../data/pending-generations.ts';
import type { PendingGeneration } from '#web/shared/platform/storage/schema.ts';
import { useUser } from '#web/shared/session/require-user.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Sheet } from '#web/shared/ui/sheet.tsx';
import { blobOf } from '#web/shared/platform/storage/pictures/stored-picture.ts';
import { usePictures } from '#web/shared/ui/hooks/use-pictures.ts';

/** Recipes requested offline, which are generated with the next connection. */
export function PendingGenerations() {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const { cancel } = useGeneration();
  const { data: generations = [] } = useQuery(pendingGenerationsQuery(userId));
  if (generations.length === 0) return null;
  return (
    <ul aria-label={i18n._('generation.pending.list')} className="grid gap-3">
      {generations.map((pending) => (
        <WaitingGeneration key={pending.key} pending={pending} onCancel={() => void cancel(pending)} />
      ))}
    </ul>
  );
}

type WaitingGenerationProps = { pending: PendingGeneration; onCancel: () => void };

function WaitingGeneration({ pending, onCancel }: WaitingGenerationProps) {
  const { i18n } = useLingui();
  const urls = usePictures(pending.photos.slice(0, 3).map(blobOf));
  return (
    <li>
      <Sheet className="flex flex-wrap items-center gap-4">
        <span className="flex -space-x-4" aria-hidden="true">
          {urls.map((url) => (
            <img
              key={url}
              src={url}
              alt=""
              className="size-16 rounded-sm border-3 border-print-edge object-cover shadow-print"
            />
          ))}
        </span>
        <p className="max-w-none min-w-0 flex-[1_1_12rem]">{i18n._('generation.pending.waits')}</p>
        <Button kind="bare" onClick={onCancel}>
          {i18n._('generation.pending.cancel')}
        </Button>
      </Sheet>
    </li>
  );
}

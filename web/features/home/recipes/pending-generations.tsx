import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dropPendingGeneration, pendingGenerationsQuery } from '../../../offline/pending-generations.ts';
import type { PendingGeneration } from '../../../offline/schema.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { usePictures } from '../../../ui/hooks/use-pictures.ts';

/** What was asked for without a connection: it is written when there is one. */
export function PendingGenerations() {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const { data: wishes = [] } = useQuery(pendingGenerationsQuery(userId));
  const drop = async (wish: PendingGeneration) => {
    await dropPendingGeneration(userId, wish.key);
    await client.invalidateQueries(pendingGenerationsQuery(userId));
  };
  if (wishes.length === 0) return null;
  return (
    <ul aria-label={i18n._('generation.pending.list')} className="grid gap-3">
      {wishes.map((wish) => (
        <WaitingWish key={wish.key} wish={wish} onDrop={() => void drop(wish)} />
      ))}
    </ul>
  );
}

function WaitingWish({ wish, onDrop }: { wish: PendingGeneration; onDrop: () => void }) {
  const { i18n } = useLingui();
  const urls = usePictures(wish.photos.slice(0, 3));
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
        <p className="max-w-none min-w-48 flex-1">{i18n._('generation.pending.waits')}</p>
        <Button kind="bare" onClick={onDrop}>
          {i18n._('generation.pending.cancel')}
        </Button>
      </Sheet>
    </li>
  );
}

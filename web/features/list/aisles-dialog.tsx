import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AISLES, inOrder, type Aisle } from '#core/list/aisles.ts';
import type { ShoppingList } from '#core/list/list-item.ts';
import { describeError } from '../../errors/describe-error.ts';
import { refreshList } from '../../kitchen/list.ts';
import { patch } from '../../requests/api.ts';
import { useUser } from '../../session/require-user.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useOverlay } from '../../ui/hooks/use-overlay.ts';
import { IconButton } from '../../ui/icon.tsx';
import { AISLE_WORD } from './aisle-words.ts';

/** Opens the order of the aisles. */
export function AislesButton({ list }: { list: ShoppingList }) {
  const { i18n } = useLingui();
  const overlay = useOverlay('aisles');
  return (
    <>
      <Button kind="bare" onClick={() => overlay.open()}>
        {i18n._('aisles.open')}
      </Button>
      {overlay.isOpen && <AislesDialog aisles={inOrder(list.aisles ?? AISLES)} onClose={overlay.close} />}
    </>
  );
}

/** Sorts the aisles in the order of the shop, for all users of the list. */
function AislesDialog({ aisles, onClose }: { aisles: readonly Aisle[]; onClose: () => void }) {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const [order, setOrder] = useState(aisles);
  const save = useMutation({
    mutationFn: async () => {
      await patch('/api/household', { aisles: order });
      await refreshList(userId, client);
    },
    onSuccess: onClose,
  });
  const move = (at: number, by: -1 | 1) => {
    const next = [...order];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    setOrder(next);
  };
  return (
    <Dialog title={i18n._('aisles.title')} onClose={onClose}>
      <ol className="grid">
        {order.map((aisle, at) => (
          <li key={aisle} className="flex min-h-12 items-center justify-between gap-2 border-b border-line">
            <span className="min-w-0 wrap-anywhere">{i18n._(AISLE_WORD[aisle])}</span>
            <span className="flex shrink-0">
              <IconButton
                disabled={at === 0}
                icon="up"
                label={i18n._('aisles.up', { aisle: i18n._(AISLE_WORD[aisle]) })}
                onClick={() => move(at, -1)}
              />
              <IconButton
                disabled={at === order.length - 1}
                icon="down"
                label={i18n._('aisles.down', { aisle: i18n._(AISLE_WORD[aisle]) })}
                onClick={() => move(at, 1)}
              />
            </span>
          </li>
        ))}
      </ol>
      {save.error && (
        <Note kind="bad" title={i18n._('aisles.failed')}>
          {describeError(save.error, i18n, i18n._('please_try_again'))}
        </Note>
      )}
      <DialogActions>
        <Button onClick={onClose}>{i18n._('close')}</Button>
        <Button kind="main" busy={save.isPending} onClick={() => save.mutate()}>
          {i18n._('aisles.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedAccessToken } from '#core/account/access-token.ts';
import { describeError } from '#web/shared/errors/describe-error.ts';
import { remove } from '#web/shared/requests/api.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Note } from '#web/shared/ui/feedback/note.tsx';
import { toast } from '#web/shared/ui/feedback/toast.ts';
import { TOKENS_KEY } from './tokens-query.ts';

type EndTokenProps = { token: ListedAccessToken; onClose: () => void; onEnded: () => void };

/** Asks before a token is revoked, which cannot be undone. */
export function EndToken({ token: { id, name }, onClose, onEnded }: EndTokenProps) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => remove(`/api/tokens/${id}`),
    onSuccess: async () => {
      toast({ title: i18n._('tokens.ended', { name }) });
      onEnded();
      onClose();
      await client.refetchQueries({ queryKey: TOKENS_KEY });
    },
  });
  return (
    <Dialog
      title={i18n._('tokens.end_heading', { name })}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {i18n._('tokens.keep')}
          </Button>
          <Button kind="danger" busy={end.isPending} onClick={() => end.mutate()}>
            {i18n._('tokens.end')}
          </Button>
        </>
      }
    >
      <p>{i18n._('tokens.end_lead')}</p>
      {end.error && <Note kind="bad" title={describeError(end.error, i18n, i18n._('please_try_again'))} />}
    </Dialog>
  );
}

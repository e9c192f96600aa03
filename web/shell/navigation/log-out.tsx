import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { UserId } from '#core/user-id.ts';
import { databaseState } from '../../offline/database/database-state.ts';
import { syncOutbox } from '../../offline/sync-outbox.ts';
import { sizeOf } from '../../offline/operations.ts';
import { outboxEntries } from '../../offline/outbox.ts';
import { useUser } from '../../session/require-user.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useOverlay } from '../../ui/hooks/use-overlay.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useLogOut } from './use-log-out.ts';
import { updateUser } from './use-sync.ts';

/** Signs out. If there are, or may be, unsent changes, first asks whether to send them, discard them or stay. */
export function LogOut({ className }: { className: string }) {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const logOut = useLogOut();
  const [unsent, setUnsent] = useState<Unsent>(0);
  // Unique, because the navigation and the menu both have this button.
  const question = useOverlay(`log out ${useId()}`);
  const begin = async () => {
    const count = await unsentOf(userId);
    if (count === 0) return logOut.mutate();
    setUnsent(count);
    question.open();
  };
  return (
    <>
      <button type="button" className={className} disabled={logOut.isPending} onClick={() => void begin()}>
        {i18n._('nav.log_out')}
      </button>
      {question.isOpen &&
        unsent !== 0 &&
        createPortal(
          <Question unsent={unsent} onStay={question.close} onLogOut={() => logOut.mutate()} />,
          document.body,
        )}
    </>
  );
}

/** Number of unsent changes; `unknown` if the device cannot read them. */
type Unsent = number | 'unknown';

async function unsentOf(userId: UserId): Promise<Unsent> {
  // Reading would wait for another tab.
  if (databaseState() === 'blocked') return 'unknown';
  return outboxEntries(userId).then(
    (entries) => entries.reduce((sum, { operation }) => sum + sizeOf(operation), 0),
    () => 'unknown',
  );
}

type QuestionProps = { unsent: Unsent; onStay: () => void; onLogOut: () => void };

function Question({ unsent, onStay, onLogOut }: QuestionProps) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const { id: userId } = useUser();
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    await syncOutbox(userId, (result) => updateUser(client, result));
    await client.invalidateQueries();
    if ((await outboxEntries(userId)).length === 0) return onLogOut();
    toast({ kind: 'error', title: i18n._('logout.not_sent') });
    onStay();
  };
  return (
    <Dialog
      title={unsent === 'unknown' ? i18n._('nav.log_out') : i18n._('logout.question')}
      onClose={onStay}
      actions={
        <>
          <Button kind="bare" onClick={onStay}>
            {i18n._('logout.stay')}
          </Button>
          <Button kind="danger" onClick={onLogOut}>
            {i18n._('logout.discard')}
          </Button>
          {unsent !== 'unknown' && (
            <Button kind="main" busy={isSending} onClick={() => void send()}>
              {i18n._('logout.send')}
            </Button>
          )}
        </>
      }
    >
      <p>{unsent === 'unknown' ? i18n._('logout.unknown') : i18n._('logout.text', { count: unsent })}</p>
    </Dialog>
  );
}

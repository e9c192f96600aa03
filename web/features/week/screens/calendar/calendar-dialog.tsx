import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { CurrentCalendar } from '#core/week/calendar.ts';
import { describeError } from '#web/shared/errors/describe-error.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Note } from '#web/shared/ui/feedback/note.tsx';
import { toast } from '#web/shared/ui/feedback/toast.ts';
import { useIsOnline } from '#web/shared/requests/use-is-online.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { useCalendar } from './use-calendar.ts';

/** Creates the calendar link of the week, shows it once, and withdraws it. */
export function CalendarDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { i18n } = useLingui();
  const isOnline = useIsOnline();
  const { current, make, withdraw } = useCalendar(userId);
  const [isAsking, setIsAsking] = useState(false);
  const failure = current.error ?? make.error ?? withdraw.error;
  if (isAsking)
    return (
      <WithdrawDialog
        isBusy={withdraw.isPending}
        onWithdraw={() =>
          withdraw.mutate(undefined, {
            onSuccess: () => toast({ title: i18n._('calendar.withdrawn') }),
            onSettled: () => setIsAsking(false),
          })
        }
        onClose={() => setIsAsking(false)}
      />
    );
  return (
    <Dialog
      key="calendar"
      title={i18n._('calendar.title')}
      onClose={onClose}
      actions={
        <>
          {current.data && (
            <Button kind="danger" disabled={!isOnline} onClick={() => setIsAsking(true)}>
              {i18n._('calendar.withdraw')}
            </Button>
          )}
          <Button onClick={onClose}>{i18n._('close')}</Button>
        </>
      }
    >
      {make.data === undefined && <p>{i18n._('calendar.lead')}</p>}
      {failure && (
        <Note kind="bad" title={i18n._('calendar.failed')}>
          {describeError(failure, i18n, i18n._('please_try_again'))}
        </Note>
      )}
      {!isOnline && <Note kind="attention" title={i18n._('calendar.offline')} />}
      {make.data === undefined ? (
        <MakeLink
          current={current.data}
          isBusy={make.isPending || current.isFetching}
          isOnline={isOnline}
          onMake={() => make.mutate()}
        />
      ) : (
        <CalendarLink url={make.data} />
      )}
      <p className="text-sm text-muted">
        <b className="font-semibold text-ink">{i18n._('calendar.private')}</b>{' '}
        {i18n._('calendar.private_text')}
      </p>
    </Dialog>
  );
}

type MakeLinkProps = {
  /** Undefined while loading. */
  current: CurrentCalendar | undefined;
  isBusy: boolean;
  isOnline: boolean;
  onMake: () => void;
};

function MakeLink({ current, isBusy, isOnline, onMake }: MakeLinkProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-3">
      {current && (
        <p>
          {i18n._('calendar.since', {
            day: i18n.date(new Date(current.createdAt), { dateStyle: 'long' }),
          })}
        </p>
      )}
      <Button kind={current ? 'line' : 'main'} busy={isBusy} disabled={!isOnline} onClick={onMake}>
        <Icon name="link" />
        {current ? i18n._('calendar.again') : i18n._('calendar.make')}
      </Button>
    </div>
  );
}

type WithdrawDialogProps = { isBusy: boolean; onWithdraw: () => void; onClose: () => void };

function WithdrawDialog({ isBusy, onWithdraw, onClose }: WithdrawDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      key="withdraw"
      title={i18n._('calendar.withdraw_title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{i18n._('calendar.keep')}</Button>
          <Button kind="danger" busy={isBusy} onClick={onWithdraw}>
            {i18n._('calendar.withdraw')}
          </Button>
        </>
      }
    >
      <p>{i18n._('calendar.withdraw_text')}</p>
    </Dialog>
  );
}

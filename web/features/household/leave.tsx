import { useLingui } from '@lingui/react';
import type { ShownHousehold } from '#core/household/household.ts';
import { describeError } from '../../errors/describe-error.ts';
import { remove } from '../../requests/api.ts';
import { useUser } from '../../session/require-user.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useOverlay } from '../../ui/hooks/use-overlay.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useHouseholdChange } from './use-household-change.ts';

export function Leave({ household: { members } }: { household: ShownHousehold }) {
  const { i18n } = useLingui();
  const { id } = useUser();
  const question = useOverlay('leave household');
  const leaving = useHouseholdChange(() => remove(`/api/household/members/${id}`));
  const isLast = members.length === 1;
  return (
    <Sheet aria-labelledby="leave" className="grid gap-3">
      <h2 id="leave" className="text-[1.375rem]">
        {i18n._('leave.title')}
      </h2>
      <p className="text-muted">{isLast ? i18n._('leave.last') : i18n._('leave.text')}</p>
      {leaving.error && (
        <Note kind="bad" title={i18n._('household.not_changed')}>
          {describeError(leaving.error, i18n, i18n._('please_try_again'))}
        </Note>
      )}
      <Button kind="danger" className="justify-self-start" onClick={() => question.open()}>
        {i18n._('leave.leave')}
      </Button>
      {question.isOpen && (
        <Dialog
          title={i18n._('leave.question')}
          onClose={question.close}
          actions={
            <>
              <Button onClick={question.close}>{i18n._('leave.stay')}</Button>
              <Button
                kind="danger"
                busy={leaving.isPending}
                onClick={() => leaving.mutate(undefined, { onSettled: question.close })}
              >
                {i18n._('leave.leave')}
              </Button>
            </>
          }
        >
          <p>{isLast ? i18n._('leave.last') : i18n._('leave.text')}</p>
        </Dialog>
      )}
    </Sheet>
  );
}

import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { Nothing, post } from '../../../requests/api.ts';
import { describeError } from '../../../errors/describe-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

type LogInLinkNoteProps = {
  email: string;
  /** Explains why and for how long the login is locked. */
  reason: string;
};

/** Offers a mailed login link after too many wrong passwords, which others may have typed. */
export function LogInLinkNote({ email, reason }: LogInLinkNoteProps) {
  const { i18n } = useLingui();
  const request = useMutation({
    mutationFn: () => post('/api/login/link', { email }, { schema: Nothing }),
    onError: (failure) =>
      toast({ kind: 'error', title: describeError(failure, i18n, i18n._('please_try_again')) }),
  });
  if (request.isSuccess) {
    return (
      <Note kind="good" title={i18n._('log_in_link.sent')}>
        {i18n._('log_in_link.sent.then', { email })}
      </Note>
    );
  }
  return (
    <Note
      kind="attention"
      title={reason}
      action={
        <Button kind="line" className="text-ink" busy={request.isPending} onClick={() => request.mutate()}>
          {i18n._('log_in_link.send')}
        </Button>
      }
    >
      {i18n._('log_in_link.offer')}
    </Note>
  );
}

import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NewPasswordTwice, type ResetPasswordRequest } from '#core/account/new-password.ts';
import { Nothing, post } from '../../../requests/api.ts';
import { isRefusal } from '../../../errors/api-error.ts';
import { describeError, fieldErrors } from '../../../errors/describe-error.ts';
import { refetchUser } from '../../../session/user-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { useUncommon } from '../password/use-uncommon.ts';

const loadUncommon = async () => (await import('#core/account/uncommon-password.ts')).UncommonPasswordTwice;

type ResetPasswordProps = {
  token: string;
  /** Opens the login after success, or when the user gives up. */
  onDone: () => void;
  onRequestLink: () => void;
};

/** Target of the mailed reset link: asks for a new password twice. */
export function ResetPassword({ token, onDone, onRequestLink }: ResetPasswordProps) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const schema = useUncommon(NewPasswordTwice, loadUncommon);
  const form = useForm(schema, { password: '', confirmPassword: '' });
  const reset = useMutation({
    mutationFn: (request: ResetPasswordRequest) =>
      post('/api/password-reset/confirm', request, { schema: Nothing }),
    onSuccess: async () => {
      toast({ title: i18n._('password_reset_success'), description: i18n._('reset.log_in_now') });
      // A reset ends all sessions, including this one.
      await refetchUser(client);
      onDone();
    },
    onError: (failure) => form.setServerErrors(fieldErrors(failure)),
  });
  const problem = reset.error && describeError(reset.error, i18n, i18n._('please_try_again'));
  const isUsedUp = isRefusal(reset.error, 'LinkInvalid');
  return (
    <form
      className="grid gap-6"
      noValidate
      onSubmit={form.submit((chosen) => reset.mutate({ token, ...chosen }))}
    >
      <div className="grid gap-2">
        <h1>{i18n._('reset.heading')}</h1>
        <p className="text-muted">{i18n._('reset.lead')}</p>
      </div>
      {problem && (
        <Note
          kind="bad"
          title={problem}
          action={
            isUsedUp && (
              <Button kind="line" className="text-ink" onClick={onRequestLink}>
                {i18n._('verify.resend')}
              </Button>
            )
          }
        />
      )}
      <NewPasswordFields field={form.field} />
      <Button kind="main" size="big" type="submit" busy={reset.isPending}>
        {i18n._('reset.action')}
      </Button>
      <Button kind="bare" onClick={onDone}>
        {i18n._('verify.to_login')}
      </Button>
    </form>
  );
}

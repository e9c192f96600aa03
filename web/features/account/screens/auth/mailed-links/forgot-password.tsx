import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { EmailRequest } from '#core/account/account.ts';
import { Nothing, post } from '#web/shared/requests/api.ts';
import { describeError } from '#web/shared/errors/describe-error.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/forms/field.tsx';
import { Note } from '#web/shared/ui/feedback/note.tsx';
import { toast } from '#web/shared/ui/feedback/toast.ts';
import { useForm } from '#web/shared/ui/forms/use-form.ts';

/** Requests a reset link. The response does not reveal whether an account exists. */
export function ForgotPassword({ onBack }: { onBack: () => void }) {
  const { i18n } = useLingui();
  const form = useForm(EmailRequest, { email: '' });
  const request = useMutation({
    mutationFn: (body: EmailRequest) => post('/api/password-reset/request', body, { schema: Nothing }),
    onError: (failure) =>
      toast({ kind: 'error', title: describeError(failure, i18n, i18n._('please_try_again')) }),
  });
  return (
    <form className="grid gap-6" noValidate onSubmit={form.submit((body) => request.mutate(body))}>
      <div className="grid gap-2">
        <h1>{i18n._('forgotten.heading')}</h1>
        <p className="text-muted">{i18n._('forgotten.lead')}</p>
      </div>
      {request.isSuccess && (
        <Note kind="good" title={i18n._('forgotten.sent')}>
          {i18n._('forgotten.sent.then')}
        </Note>
      )}
      <Field label={i18n._('auth.email')} type="email" autoComplete="username" {...form.field('email')} />
      <Button kind="main" size="big" type="submit" busy={request.isPending}>
        {i18n._('forgotten.send')}
      </Button>
      <Button kind="bare" onClick={onBack}>
        {i18n._('auth.back')}
      </Button>
    </form>
  );
}

import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { RegisterRequest } from '#core/account/new-password.ts';
import { Nothing, post } from '#web/shared/requests/api.ts';
import { describeError, fieldErrors } from '#web/shared/errors/describe-error.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/forms/field.tsx';
import { toast } from '#web/shared/ui/feedback/toast.ts';
import { useForm } from '#web/shared/ui/forms/use-form.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { useUncommon } from '../password/use-uncommon.ts';
import { VerifyEmailNote, type LinkNote } from '../mailed-links/verify-email-note.tsx';
import { keepRegisteredEmail, registrationKey } from '../../../data/registration.ts';

const loadUncommon = async () => (await import('#core/account/uncommon-password.ts')).UncommonRegisterRequest;

/** Creates an account. The user is logged in once the email address is verified here. */
export function RegisterForm({ onRegistered }: { onRegistered: (email: string, note: LinkNote) => void }) {
  const { i18n } = useLingui();
  const schema = useUncommon(RegisterRequest, loadUncommon);
  const form = useForm(schema, { email: '', password: '', confirmPassword: '' });
  const register = useMutation({
    mutationFn: (request: RegisterRequest) =>
      post('/api/register', request, { schema: Nothing, headers: { 'idempotency-key': registrationKey() } }),
    onSuccess: (_, { email }) => {
      toast({ title: i18n._('registration_successful'), description: i18n._('check_email_verification') });
      keepRegisteredEmail(email);
      onRegistered(email, VerifyEmailNote);
    },
    onError: (failure) => {
      form.setServerErrors(fieldErrors(failure));
      toast({
        kind: 'error',
        title: i18n._('registration_failed'),
        description: describeError(failure, i18n, i18n._('please_try_again')),
      });
    },
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit((request) => register.mutate(request))}>
      <Field label={i18n._('auth.email')} type="email" autoComplete="username" {...form.field('email')} />
      <NewPasswordFields field={form.field} />
      <Button kind="main" size="big" type="submit" busy={register.isPending}>
        {i18n._('auth.create_account')}
      </Button>
    </form>
  );
}

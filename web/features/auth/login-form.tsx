import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { LogInRequest, User } from '#core/account/account.ts';
import { post } from '../../requests/api.ts';
import { isRefusal } from '../../errors/api-error.ts';
import { describeError } from '../../errors/describe-error.ts';
import { loadInnerMessages } from '../../i18n/activate.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import type { LinkNote } from './mailed-links/verify-email-note.tsx';
import { useGreeting } from './greeting/use-greeting.ts';

const loadNotes = async () =>
  (await Promise.all([import('./mailed-links/login-notes.ts'), loadInnerMessages()]))[0];
const LogInLinkNote = lazy(async () => ({ default: (await loadNotes()).LogInLinkNote }));
const VerifyEmailNote = lazy(async () => ({ default: (await loadNotes()).VerifyEmailNote }));

/** Email address with a note. The user has just confirmed it or requested a verification link for it. */
export type EnteredEmail = { readonly email: string; readonly Note: LinkNote | undefined };

/** Email and password. The form keeps its values after a refusal. */
export function LoginForm({ entered }: { entered: EnteredEmail | undefined }) {
  const { i18n } = useLingui();
  const greet = useGreeting();
  const form = useForm(LogInRequest, { email: entered?.email ?? '', password: '' });
  const logIn = useMutation({
    mutationFn: (request: LogInRequest) => post('/api/login', request, { schema: User }),
    onSuccess: greet,
    onError: (failure) => {
      // Shown as a note in the form instead.
      if (isUnverified(failure) || isTooOften(failure)) return;
      toast({
        kind: 'error',
        title: i18n._('login_failed'),
        description: describeError(failure, i18n, i18n._('please_try_again')),
      });
    },
  });
  const unverified = isUnverified(logIn.error) ? logIn.variables?.email : undefined;
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit((request) => logIn.mutate(request))}>
      <Suspense>
        {unverified === undefined ? (
          entered?.Note && <entered.Note email={entered.email} />
        ) : (
          <VerifyEmailNote email={unverified} isRefused />
        )}
        {isTooOften(logIn.error) && logIn.variables && (
          <LogInLinkNote
            email={logIn.variables.email}
            reason={describeError(logIn.error, i18n, i18n._('please_try_again'))}
          />
        )}
      </Suspense>
      <Field label={i18n._('auth.email')} type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField
        label={i18n._('auth.password')}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <Button kind="main" size="big" type="submit" busy={logIn.isPending}>
        {logIn.isPending ? i18n._('auth.logging_in') : i18n._('auth.log_in')}
      </Button>
    </form>
  );
}

const isTooOften = (failure: unknown) => isRefusal(failure, 'TooManyAttempts');
const isUnverified = (failure: unknown) => isRefusal(failure, 'EmailUnverified');

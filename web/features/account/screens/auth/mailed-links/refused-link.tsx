import { useLingui } from '@lingui/react';
import { useEffect, type ReactNode } from 'react';
import { EmailRequest } from '#core/account/account.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/forms/field.tsx';
import { focusHeading } from '#web/shared/ui/hooks/heading-focus.ts';
import { Note } from '#web/shared/ui/feedback/note.tsx';
import { useForm } from '#web/shared/ui/forms/use-form.ts';
import { useResend } from './use-resend.ts';

type RefusedLinkProps = {
  reason: string;
  onSent: (email: string) => void;
  /** Link to the next page for users who need no new link. */
  children: ReactNode;
};

/** Explains why a verification link is invalid and sends a new one. */
export function RefusedLink({ reason, onSent, children }: RefusedLinkProps) {
  const { i18n } = useLingui();
  const form = useForm(EmailRequest, { email: '' });
  const resend = useResend(onSent);
  useEffect(focusHeading, []);
  return (
    <form className="grid gap-6" noValidate onSubmit={form.submit(({ email }) => resend.mutate(email))}>
      <h1>{i18n._('verify.refused')}</h1>
      <Note kind="bad" title={reason} />
      <Field label={i18n._('auth.email')} type="email" autoComplete="username" {...form.field('email')} />
      <Button kind="main" size="big" type="submit" busy={resend.isPending}>
        {i18n._('verify.resend')}
      </Button>
      {children}
    </form>
  );
}

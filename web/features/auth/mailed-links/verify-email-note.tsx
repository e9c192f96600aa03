import { useLingui } from '@lingui/react';
import type { ComponentType } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useResend } from './use-resend.ts';

/** Note about a link that was sent to an address. */
export type LinkNote = ComponentType<{ email: string }>;

type VerifyEmailNoteProps = {
  email: string;
  /** True if a login was refused because the address is unverified. */
  isRefused?: boolean;
};

/** Shows the address of the verification link, and sends another one. */
export function VerifyEmailNote({ email, isRefused = false }: VerifyEmailNoteProps) {
  const { i18n } = useLingui();
  const resend = useResend();
  return (
    <Note
      kind={isRefused ? 'attention' : 'good'}
      title={isRefused ? i18n._('error.email_unverified') : i18n._('verify.sent_to', { email })}
      action={
        <Button kind="line" className="text-ink" busy={resend.isPending} onClick={() => resend.mutate(email)}>
          {i18n._('verify.resend')}
        </Button>
      }
    >
      {!isRefused && i18n._('verify.sent_to.then')}
    </Note>
  );
}

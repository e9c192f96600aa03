import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Verified } from '#core/account/verify-request.ts';
import { post } from '../../../requests/api.ts';
import { isRefusal } from '../../../errors/api-error.ts';
import { describeError } from '../../../errors/describe-error.ts';
import { rememberUser } from '../../../session/user-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { registeredEmail, takeRegistration, usedRegistrationKey } from './registration.ts';
import { RefusedLink } from './refused-link.tsx';
import { VerifyEmailNote, type LinkNote } from './verify-email-note.tsx';

type VerifyEmailProps = {
  token: string;
  isSignedIn: boolean;
  /** Continues into the app, or to the login, which gets an address that was registered on this device. */
  onDone: (email?: string) => void;
  /** Called when a new link was sent. */
  onSent: (email: string, note: LinkNote) => void;
};

/** Target of the verification link. Needs a click, because mail scanners open links too. */
export function VerifyEmail({ token, isSignedIn, onDone, onSent }: VerifyEmailProps) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const [email] = useState(registeredEmail);
  const verify = useMutation({
    mutationFn: () => {
      // Another account stays signed in here.
      const key = isSignedIn ? undefined : usedRegistrationKey();
      const request = { token, ...(key !== undefined && { registrationKey: key }) };
      return post('/api/verify-email', request, { schema: Verified });
    },
    onSuccess: ({ user }) => {
      if (user) rememberUser(client, user);
      const next = user ? i18n._('welcome') : i18n._('verify.log_in_now');
      toast({ title: i18n._('verify.done'), ...(!isSignedIn && { description: next }) });
      takeRegistration();
      onDone(user ? undefined : email);
    },
  });
  const exitLink = (
    <Button kind="bare" onClick={() => onDone()}>
      {isSignedIn ? i18n._('verify.to_recipes') : i18n._('verify.to_login')}
    </Button>
  );
  const problem = verify.error && describeError(verify.error, i18n, i18n._('please_try_again'));
  if (problem && isRefusal(verify.error, 'LinkInvalid')) {
    return (
      <RefusedLink reason={problem} onSent={(to) => onSent(to, VerifyEmailNote)}>
        {exitLink}
      </RefusedLink>
    );
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1>{i18n._('verify.heading')}</h1>
        <p className="text-muted wrap-anywhere">
          {isSignedIn
            ? i18n._('verify.lead_signed_in')
            : email === undefined
              ? i18n._('verify.lead')
              : i18n._('verify.lead_of', { email })}
        </p>
      </div>
      {problem && <Note kind="bad" title={problem} />}
      <Button kind="main" size="big" busy={verify.isPending} onClick={() => verify.mutate()}>
        {i18n._('verify.action')}
      </Button>
      {exitLink}
    </div>
  );
}

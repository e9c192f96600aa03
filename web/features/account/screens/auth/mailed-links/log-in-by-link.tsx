import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { User } from '#core/account/account.ts';
import { post } from '#web/shared/requests/api.ts';
import { isRefusal } from '#web/shared/errors/api-error.ts';
import { describeError } from '#web/shared/errors/describe-error.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Note } from '#web/shared/ui/feedback/note.tsx';
import { useGreeting } from '../greeting/use-greeting.ts';

type LogInByLinkProps = {
  token: string;
  onDone: () => void;
};

/** Target of the mailed login link. Needs a click, because mail scanners open links too. */
export function LogInByLink({ token, onDone }: LogInByLinkProps) {
  const { i18n } = useLingui();
  const greet = useGreeting();
  const logIn = useMutation({
    mutationFn: () => post('/api/login/confirm', { token }, { schema: User }),
    onSuccess: (user) => {
      greet(user);
      onDone();
    },
  });
  const problem = logIn.error && describeError(logIn.error, i18n, i18n._('please_try_again'));
  const isUsedUp = isRefusal(logIn.error, 'LinkInvalid');
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1>{i18n._('log_in_link.heading')}</h1>
        <p className="text-muted">{i18n._('log_in_link.lead')}</p>
      </div>
      {problem && <Note kind="bad" title={problem} />}
      {!isUsedUp && (
        <Button kind="main" size="big" busy={logIn.isPending} onClick={() => logIn.mutate()}>
          {i18n._('auth.log_in')}
        </Button>
      )}
      <Button kind="bare" onClick={onDone}>
        {i18n._('verify.to_login')}
      </Button>
    </div>
  );
}

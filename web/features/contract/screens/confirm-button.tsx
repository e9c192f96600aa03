import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { Nothing, post } from '#web/shared/requests/api.ts';
import { isRefusal } from '#web/shared/errors/api-error.ts';
import { describeError } from '#web/shared/errors/describe-error.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Note } from '#web/shared/ui/feedback/note.tsx';

type ConfirmButtonProps = {
  /** API path that the token is posted to. */
  path: string;
  token: string;
  action: string;
  /** Returns the message for a successful response. */
  done: (response: unknown) => string;
};

/** Posts the token of a mailed link. Needs a click, because mail scanners open links too. */
export function ConfirmButton({ path, token, action, done }: ConfirmButtonProps) {
  const { i18n } = useLingui();
  const confirmation = useMutation({ mutationFn: () => post(path, { token }, { schema: Nothing }) });
  if (confirmation.isSuccess) return <Note kind="good" title={done(confirmation.data)} />;
  const isInvalid = isRefusal(confirmation.error, 'LinkInvalid');
  return (
    <div className="grid gap-5">
      {confirmation.error && (
        <Note
          kind="bad"
          title={
            isInvalid
              ? i18n._('contract.link_invalid')
              : describeError(confirmation.error, i18n, i18n._('please_try_again'))
          }
        />
      )}
      {!isInvalid && (
        <Button kind="main" size="big" busy={confirmation.isPending} onClick={() => confirmation.mutate()}>
          {action}
        </Button>
      )}
    </div>
  );
}

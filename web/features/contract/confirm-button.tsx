import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { Nothing, post } from '../../api/api.ts';
import { isRefusal } from '../../errors/api-error.ts';
import { describeError } from '../../errors/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';

type ConfirmButtonProps = {
  /** What the token is posted to. */
  path: string;
  token: string;
  action: string;
  /** What to say of the answer. */
  done: (answer: unknown) => string;
};

/** Behind the link of a mail: it takes a press, for mail scanners open links too. */
export function ConfirmButton({ path, token, action, done }: ConfirmButtonProps) {
  const { i18n } = useLingui();
  const press = useMutation({ mutationFn: () => post(path, { token }, { schema: Nothing }) });
  if (press.isSuccess) return <Note kind="good" title={done(press.data)} />;
  const isInvalid = isRefusal(press.error, 'LinkInvalid');
  return (
    <div className="grid gap-5">
      {press.error && (
        <Note
          kind="bad"
          title={
            isInvalid
              ? i18n._('contract.link_invalid')
              : describeError(press.error, i18n, i18n._('please_try_again'))
          }
        />
      )}
      {!isInvalid && (
        <Button kind="main" size="big" busy={press.isPending} onClick={() => press.mutate()}>
          {action}
        </Button>
      )}
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { LogInRequest } from '#core/account/account.ts';
import type { DeleteAccountRequest } from '#core/deletion/deletion.ts';
import { remove } from '#web/shared/requests/api.ts';
import { describeError } from '#web/shared/errors/describe-error.ts';
import { forgetFormerOwner } from '#web/shared/platform/storage/owner.ts';
import { requestGoogleToken } from '../../data/google-popup.ts';
import { useUser } from '#web/shared/session/require-user.tsx';
import { describePassword } from './describe-password.ts';
import { eraseSession } from '#web/shared/session/user-query.ts';
import { PATHS } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog, DialogActions } from '#web/shared/ui/dialog.tsx';
import { PasswordField } from '#web/shared/ui/forms/password-field.tsx';
import { Note } from '#web/shared/ui/feedback/note.tsx';
import { toast } from '#web/shared/ui/feedback/toast.ts';
import { useForm } from '#web/shared/ui/forms/use-form.ts';

const Password = v.pick(LogInRequest, ['password']);

/** Deletes the account and all data on this device after the user confirms with the password or Google. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { hasGoogle } = useUser();
  const form = useForm(Password, { password: '' });
  const deletion = useMutation({
    mutationFn: async (confirm: () => Promise<DeleteAccountRequest>) =>
      remove('/api/user', {}, await confirm()),
    onSuccess: async () => {
      await navigate(PATHS.auth);
      await eraseSession(client);
      forgetFormerOwner();
      toast({ title: i18n._('delete_account.done') });
    },
  });
  const problem =
    deletion.error &&
    (deletion.variables === requestGoogleToken
      ? describeError(deletion.error, i18n, i18n._('please_try_again'))
      : describePassword(deletion.error, i18n));
  return (
    <Dialog title={i18n._('delete_account.heading')} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={form.submit((credentials) => deletion.mutate(async () => credentials))}
      >
        <p>{i18n._('delete_account.lead')}</p>
        {problem && <Note kind="bad" title={problem} />}
        <PasswordField
          label={i18n._('auth.password')}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <DialogActions>
          <Button kind="quiet" onClick={onClose}>
            {i18n._('delete_account.keep')}
          </Button>
          {hasGoogle && (
            <Button kind="line" busy={deletion.isPending} onClick={() => deletion.mutate(requestGoogleToken)}>
              {i18n._('delete_account.by_google')}
            </Button>
          )}
          <Button kind="danger" type="submit" busy={deletion.isPending}>
            {i18n._('delete_account.action')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

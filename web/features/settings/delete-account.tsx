import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { LogInRequest } from '#core/account/account.ts';
import type { DeleteAccountRequest } from '#core/account/deletion/deletion.ts';
import { remove } from '../../api/api.ts';
import { describeError } from '../../errors/describe-error.ts';
import { askGoogle } from '../../session/google-popup.ts';
import { forgetSession } from '../../session/user-query.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';

const Password = v.pick(LogInRequest, ['password']);

/** Asks once more, and for the password or for Google's word: afterwards there is nothing left, here neither. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm(Password, { password: '' });
  const leave = useMutation({
    mutationFn: async (prove: () => Promise<DeleteAccountRequest>) => remove('/api/user', {}, await prove()),
    onSuccess: async () => {
      await navigate(PATHS.auth);
      await forgetSession(client);
      toast({ title: i18n._('delete_account.done') });
    },
  });
  const problem = leave.error && describeError(leave.error, i18n, i18n._('please_try_again'));
  return (
    <Dialog title={i18n._('delete_account.heading')} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={form.submit((given) => leave.mutate(async () => given))}
      >
        <p>{i18n._('delete_account.lead')}</p>
        {problem && <Note kind="bad" title={problem} />}
        <Field
          label={i18n._('auth.password')}
          type="password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <DialogActions>
          <Button kind="quiet" onClick={onClose}>
            {i18n._('delete_account.keep')}
          </Button>
          <Button kind="line" busy={leave.isPending} onClick={() => leave.mutate(askGoogle)}>
            {i18n._('delete_account.by_google')}
          </Button>
          <Button kind="danger" type="submit" busy={leave.isPending}>
            {i18n._('delete_account.action')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChangePasswordRequest } from '#core/account/new-password.ts';
import { Nothing, post } from '../../requests/api.ts';
import { fieldErrors } from '../../errors/describe-error.ts';
import { useUser } from '../../session/require-user.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { useOverlay } from '../../ui/hooks/use-overlay.ts';
import { describePassword } from './describe-password.ts';
import { Setting } from './setting.tsx';

/** Signs out all other devices. */
export function ChangePassword() {
  const { i18n } = useLingui();
  const form = useOverlay('password');
  return (
    <Setting id="password" title={i18n._('auth.password')}>
      <Button kind="line" className="justify-self-start" onClick={() => form.open()}>
        {i18n._('change_password.open')}
      </Button>
      {form.isOpen && <PasswordDialog onClose={form.close} />}
    </Setting>
  );
}

const EMPTY = { formerPassword: '', password: '', confirmPassword: '' };

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const { hasGoogle } = useUser();
  const form = useForm(ChangePasswordRequest, EMPTY);
  const change = useMutation({
    mutationFn: (request: ChangePasswordRequest) => post('/api/user/password', request, { schema: Nothing }),
    onSuccess: async () => {
      onClose();
      toast({ title: i18n._('change_password.done'), description: i18n._('change_password.others_ended') });
      await client.refetchQueries({ queryKey: ['sessions'] });
    },
    onError: (failure) => form.setServerErrors(fieldErrors(failure)),
  });
  const problem = change.error && describePassword(change.error, i18n);
  return (
    <Dialog title={i18n._('change_password.heading')} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={form.submit((request) => change.mutate(request))}>
        <p className="text-muted">
          {i18n._('change_password.lead')} {hasGoogle && i18n._('change_password.google')}
        </p>
        {problem && <Note kind="bad" title={problem} />}
        <PasswordField
          label={i18n._('change_password.former')}
          autoComplete="current-password"
          {...form.field('formerPassword')}
        />
        <PasswordField
          label={i18n._('change_password.new')}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <PasswordField
          label={i18n._('auth.confirm_password')}
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
        <DialogActions>
          <Button kind="quiet" onClick={onClose}>
            {i18n._('cancel')}
          </Button>
          <Button kind="main" type="submit" busy={change.isPending}>
            {i18n._('change_password.action')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { useLingui } from '@lingui/react';
import * as v from 'valibot';
import { LogInRequest } from '#core/account/account.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog, DialogActions } from '#web/shared/ui/dialog.tsx';
import { PasswordField } from '#web/shared/ui/forms/password-field.tsx';
import { useForm } from '#web/shared/ui/forms/use-form.ts';

const Password = v.pick(LogInRequest, ['password']);

type GooglePasswordProps = { busy: boolean; onGiven: (password: string) => void; onClose: () => void };

/** Asks for the password of the existing account, to link it with Google. */
export function GooglePassword({ busy, onGiven, onClose }: GooglePasswordProps) {
  const { i18n } = useLingui();
  const form = useForm(Password, { password: '' });
  return (
    <Dialog title={i18n._('google.password.heading')} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={form.submit(({ password }) => onGiven(password))}>
        <p>{i18n._('google.password.lead')}</p>
        <PasswordField
          label={i18n._('auth.password')}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <DialogActions>
          <Button kind="quiet" onClick={onClose}>
            {i18n._('auth.back')}
          </Button>
          <Button kind="main" type="submit" busy={busy}>
            {i18n._('google.password.action')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

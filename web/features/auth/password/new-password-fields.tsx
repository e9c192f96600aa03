import { useLingui } from '@lingui/react';
import type { ComponentProps } from 'react';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { PasswordProgress, PasswordRules } from './password-rules.tsx';

type NewPasswordFieldsProps = {
  field: (
    name: 'password' | 'confirmPassword',
  ) => Omit<ComponentProps<typeof PasswordField>, 'label'> & { value: string };
};

export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  const { i18n } = useLingui();
  const password = field('password');
  return (
    <>
      <PasswordField
        label={i18n._('auth.password')}
        autoComplete="new-password"
        hint={<PasswordRules password={password.value} />}
        {...password}
      />
      <PasswordProgress password={password.value} />
      <PasswordField
        label={i18n._('auth.confirm_password')}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
    </>
  );
}

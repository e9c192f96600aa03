import { useLingui } from '@lingui/react';
import { useState, type ComponentProps } from 'react';
import { BasicIcon } from '../basic-icon.tsx';
import { Field } from './field.tsx';

/** Password that the user can show while typing it. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'control'>) {
  const { i18n } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      control={
        <button
          type="button"
          aria-label={isShown ? i18n._('password.hide') : i18n._('password.show')}
          onClick={() => setIsShown(!isShown)}
          className="grid size-11 place-items-center rounded-pill text-muted hover:bg-sunken hover:text-ink focus-visible:rounded-pill"
        >
          <BasicIcon name={isShown ? 'hide' : 'show'} />
        </button>
      }
    />
  );
}

import { useLingui } from '@lingui/react';
import { Field } from '#web/shared/ui/forms/field.tsx';

const MAX_NAME = 40;

/** First name that the others see. */
export function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const { i18n } = useLingui();
  return (
    <Field
      label={i18n._('household.your_name')}
      hint={i18n._('household.your_name_hint')}
      value={name}
      maxLength={MAX_NAME}
      autoComplete="given-name"
      required
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

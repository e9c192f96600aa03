import { useLingui } from '@lingui/react';
import { Stepper } from '../ui/forms/stepper.tsx';

type ServingsFieldProps = { value: string; error?: string | undefined; onChange: (servings: string) => void };

export function ServingsField({ value, error, onChange }: ServingsFieldProps) {
  const { i18n } = useLingui();
  return (
    <Stepper
      label={i18n._('writing.servings')}
      lessLabel={i18n._('writing.fewer_servings')}
      moreLabel={i18n._('writing.more_servings')}
      value={value}
      min={1}
      max={100}
      step={1}
      error={error}
      onChange={onChange}
    />
  );
}

import { useId } from 'react';
import { FieldError } from './field-error.tsx';
import { Icon } from '../icon.tsx';

type SelectProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
  name?: string;
  onBlur?: () => void;
  error?: string | undefined;
};

export function Select({ label, value, options, onChange, error, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <span className="relative grid items-center">
        <select
          {...select}
          id={id}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-13 w-full appearance-none rounded-sm border-[1.5px] border-edge bg-surface py-2 pr-12 pl-4 aria-invalid:border-2 aria-invalid:border-danger"
        >
          {options.map(([name, word]) => (
            <option key={name} value={name}>
              {word}
            </option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute right-4" />
      </span>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

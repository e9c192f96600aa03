import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Unit of a number, such as `kcal`, shown inside the field. */
  unit?: string;
  /** Control of 44 px at the end inside the field. */
  control?: ReactNode;
  besideLabel?: ReactNode;
};

export function Field({ label, error, hint, unit, control, besideLabel, ...input }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <span className="flex items-center gap-0.5">
        <label htmlFor={id} className="min-w-0 text-sm font-semibold wrap-anywhere">
          {label}
        </label>
        {besideLabel}
      </span>
      <span className="relative grid items-center">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={`input-box min-h-13 aria-invalid:border-2 aria-invalid:border-danger ${unit ? 'pr-14 tabular-nums' : ''} ${control ? 'pr-14' : ''}`}
        />
        {unit && (
          <span aria-hidden="true" className="pointer-events-none absolute right-4 text-sm text-muted">
            {unit}
          </span>
        )}
        {control && <span className="absolute right-1">{control}</span>}
      </span>
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

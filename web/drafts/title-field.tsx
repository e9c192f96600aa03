import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { FieldError } from '../ui/forms/field-error.tsx';

type TitleFieldProps = { value: string; error?: string | undefined; onChange: (title: string) => void };

/** Title of a recipe. The field grows with the text. */
export function TitleField({ value, error, onChange }: TitleFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {i18n._('writing.title')}
      </label>
      <textarea
        id={id}
        name="title"
        rows={1}
        maxLength={200}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
        className="input-box field-sizing-content min-h-13 resize-none py-2.5 font-title text-xl leading-tight font-semibold aria-invalid:border-2 aria-invalid:border-danger"
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

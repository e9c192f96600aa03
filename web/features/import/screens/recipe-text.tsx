import { useId, type Ref } from 'react';
import { FieldError } from '#web/shared/ui/forms/field-error.tsx';

type RecipeTextProps = {
  label: string;
  placeholder: string;
  value: string;
  hint?: string;
  error?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
};

/** Large field for a link or the text of a recipe. It grows with its text. */
export function RecipeText({ label, placeholder, value, hint, error, ref, onChange }: RecipeTextProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={6}
        value={value}
        placeholder={placeholder}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
        className="input-box field-sizing-content max-h-[55dvh] min-h-36 py-3 aria-invalid:border-2 aria-invalid:border-danger"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

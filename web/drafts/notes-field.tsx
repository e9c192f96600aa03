import { useLingui } from '@lingui/react';
import { useId } from 'react';

type NotesFieldProps = { value: string; onChange: (notes: string) => void };

/** The user's own notes, including notes from a page or file. The field grows with the text. */
export function NotesField({ value, onChange }: NotesFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {i18n._('writing.notes')}
      </label>
      <textarea
        id={id}
        name="notes"
        rows={2}
        maxLength={5_000}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="input-box field-sizing-content max-h-[40dvh] min-h-18"
      />
    </div>
  );
}

type ReadOnlyFieldProps = { label: string; value: string };

/** A link or a token to be copied by hand. The focus selects all of it. */
export const ReadOnlyField = ({ label, value }: ReadOnlyFieldProps) => (
  <label className="grid gap-1.5 text-sm font-semibold wrap-anywhere">
    {label}
    <input
      readOnly
      value={value}
      spellCheck={false}
      onFocus={({ target }) => target.select()}
      className="min-h-13 w-full rounded-sm border-[1.5px] border-edge bg-sunken px-4 py-2 font-normal"
    />
  </label>
);

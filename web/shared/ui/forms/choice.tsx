import { useId } from 'react';

type ChoiceProps<Name extends string> = {
  /** For screen readers only. */
  label: string;
  options: readonly (readonly [name: Name, label: string])[];
  chosen: Name;
  onChoose: (name: Name) => void;
};

/** Radio buttons for two or three short options, side by side. */
export function Choice<Name extends string>({ label, options, chosen, onChoose }: ChoiceProps<Name>) {
  const group = useId();
  return (
    <fieldset className="flex w-fit flex-wrap gap-1 rounded-[1.625rem] bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {options.map(([name, word]) => (
        <label
          key={name}
          className="relative grid min-h-11 cursor-pointer place-items-center rounded-pill px-5 text-sm max-[22rem]:px-3 font-semibold text-muted has-checked:bg-raised has-checked:text-ink has-checked:shadow-print has-focus-visible:outline-3 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={group}
            checked={name === chosen}
            onChange={() => onChoose(name)}
            className="absolute inset-0 appearance-none rounded-pill opacity-0"
          />
          {word}
        </label>
      ))}
    </fieldset>
  );
}

import { useId } from 'react';

type ChoiceProps<Value extends string> = {
  labelledBy: string;
  options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

export function Choice<Value extends string>({ labelledBy, options, chosen, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col"
    >
      {options.map(({ value, label, lang }) => (
        <label
          key={value}
          lang={lang}
          className="flex min-h-13 cursor-pointer items-center gap-3 rounded-sm border-[1.5px] border-edge bg-surface px-4 py-2 font-medium has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="grid size-5.5 shrink-0 appearance-none place-items-center rounded-pill border-2 border-edge before:size-3 before:rounded-pill checked:border-ink checked:before:bg-ink focus-visible:shadow-none focus-visible:outline-0 forced-colors:appearance-auto"
          />
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </label>
      ))}
    </div>
  );
}

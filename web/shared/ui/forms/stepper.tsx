import { useId } from 'react';
import { IconButton } from '../icon.tsx';

type StepperProps = {
  label: string;
  lessLabel: string;
  moreLabel: string;
  /** Text of the field. */
  value: string;
  min: number;
  max: number;
  step: number;
  /** Step of the buttons. Default: 1. */
  by?: number;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** Number field with buttons to decrease and increase it. */
export function Stepper({
  label,
  lessLabel,
  moreLabel,
  value,
  min,
  max,
  step,
  by = 1,
  error,
  onChange,
}: StepperProps) {
  const id = useId();
  const number = Number(value.replace(',', '.'));
  const move = (sign: 1 | -1) => {
    const moved = Math.min(max, Math.max(min, (Number.isFinite(number) ? number : min) + sign * by));
    onChange(String(Math.round(Math.round(moved / step) * step * 10) / 10));
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <span className="inline-flex w-fit max-w-full items-center rounded-pill border-[1.5px] border-edge bg-surface">
        <IconButton
          label={lessLabel}
          icon="minus"
          iconClass="size-4.75"
          disabled={number <= min}
          onClick={() => move(-1)}
        />
        <input
          id={id}
          type="number"
          inputMode="decimal"
          value={value}
          min={min}
          max={max}
          step={step}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 w-14 min-w-0 [appearance:textfield] bg-transparent text-center font-semibold tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
        />
        <IconButton
          label={moreLabel}
          icon="add"
          iconClass="size-4.75"
          disabled={number >= max}
          onClick={() => move(1)}
        />
      </span>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

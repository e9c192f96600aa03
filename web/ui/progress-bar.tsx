import type { Level } from '#core/goals/progress.ts';

const FILLS: Record<Level, string> = { reached: 'bg-basil', near: 'bg-near', far: 'bg-danger' };

type ProgressBarProps = {
  label: string;
  /** Screen readers say this instead of the number. */
  text: string;
  /** 0 to 100. */
  percent: number;
  /** Colours the bar. Text beside it must say the same. */
  level?: Level;
};

export const ProgressBar = ({ label, text, percent, level }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.floor(percent)}
    aria-valuetext={text}
    className="h-3 overflow-hidden rounded-pill bg-sunken forced-colors:border"
  >
    <span
      className={`dot block h-full rounded-pill transition-[width] duration-250 ease-out ${level ? FILLS[level] : 'bg-ink'}`}
      style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
    />
  </div>
);

import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

export const ToggleChip = ({
  isOn,
  onToggle,
  children,
}: {
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onToggle}
    className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border-[1.5px] border-edge px-pad text-sm font-medium hover:bg-sunken focus-visible:rounded-pill aria-pressed:border-transparent aria-pressed:bg-basil-soft aria-pressed:text-on-basil-soft"
  >
    {isOn && <Icon name="check" className="size-[1.125em] stroke-[2.2]" />}
    {children}
  </button>
);

import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A short confirmed fact. The tick repeats what the colour says. */
export const Chip = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex min-h-8.5 items-center gap-1.5 rounded-pill bg-basil-soft px-3.5 py-0.5 text-sm leading-tight font-medium text-on-basil-soft">
    <Icon name="check" className="size-[1.125em] stroke-[2.2]" />
    {children}
  </span>
);

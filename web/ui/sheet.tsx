import type { ComponentProps } from 'react';

export const Sheet = ({ className = '', ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={`rounded-md bg-surface p-pad shadow-sheet md:p-8 ${className}`} />
);

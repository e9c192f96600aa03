import type { ReactNode } from 'react';

/** A group of components. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-8">
    <h2>{title}</h2>
    {children}
  </section>
);

/** One component with its states side by side. */
export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h3 className="font-text text-sm font-semibold text-muted">{name}</h3>
    <div className="flex flex-wrap items-start gap-3">{children}</div>
  </section>
);

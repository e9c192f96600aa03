import type { ReactNode } from 'react';

type BlockProps = { title: string; text: string; aside: string; paper: string; children: ReactNode };

/** Text beside an illustration on coloured paper. Every second block is mirrored. */
export const Block = ({ title, text, aside, paper, children }: BlockProps) => (
  <section className="group beyond grid items-center gap-6 md:grid-cols-2 md:gap-12">
    <div className="grid gap-3 md:group-even:order-2">
      <h2>{title}</h2>
      <p>{text}</p>
      <p className="text-muted">{aside}</p>
    </div>
    <div
      className={`relative grid min-h-80 place-items-center overflow-hidden rounded-lg px-5 py-8 md:min-h-100 md:p-8 ${paper}`}
    >
      {children}
    </div>
  </section>
);

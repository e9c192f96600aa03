import type { ReactNode } from 'react';
import { Sheet } from '../../ui/sheet.tsx';

export const Setting = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Sheet aria-labelledby={id} className="grid gap-x-8 gap-y-4 lg:grid-cols-[14rem_1fr]">
    <h2 id={id} className="min-w-0 text-[1.375rem] wrap-anywhere hyphens-auto lg:pt-2.5">
      {title}
    </h2>
    <div className="grid min-w-0 content-center gap-4">{children}</div>
  </Sheet>
);

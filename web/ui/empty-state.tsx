import type { ReactNode } from 'react';
import { Sheet } from './sheet.tsx';

/** Picture and sentence in place of missing content, with at most one button. */
export const EmptyState = ({
  picture,
  children,
  action,
}: {
  picture: string;
  children: ReactNode;
  action?: ReactNode;
}) => (
  <Sheet className="grid justify-items-center gap-4 text-center">
    <img src={picture} alt="" width="320" height="280" className="w-[min(15rem,70%)]" />
    <p>{children}</p>
    {action}
  </Sheet>
);

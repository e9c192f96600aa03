import type { ReactNode } from 'react';
import { Sheet } from './sheet.tsx';

type EmptyStateProps = { picture: string; children: ReactNode; action?: ReactNode };

/** Picture and sentence instead of missing content, with one button at most. */
export const EmptyState = ({ picture, children, action }: EmptyStateProps) => (
  <Sheet className="grid justify-items-center gap-4 text-center">
    <img src={picture} alt="" width="320" height="280" className="w-[min(15rem,70%)]" />
    <p>{children}</p>
    {action}
  </Sheet>
);

/** Page without content: its topic, the reason, and the way on. */
export const EmptyPage = ({ title, ...state }: EmptyStateProps & { title: string }) => (
  <main
    id="main"
    className="mx-auto grid w-full max-w-xl grow content-center gap-8 px-gutter py-10 text-center"
  >
    <h1>{title}</h1>
    <EmptyState {...state} />
  </main>
);

import type { ReactNode } from 'react';
import { BasicIcon } from '../basic-icon.tsx';

const KINDS = {
  good: 'bg-basil-soft text-on-basil-soft',
  attention: 'bg-saffron-soft text-on-saffron-soft',
  bad: 'bg-danger-soft text-on-danger-soft',
} as const;

export const Note = ({
  kind,
  title,
  children,
  action,
}: {
  kind: keyof typeof KINDS;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) => (
  <div
    role={kind === 'bad' ? 'alert' : 'status'}
    className={`flex items-baseline gap-3 rounded-md px-pad py-4 ${KINDS[kind]}`}
  >
    <BasicIcon name={kind === 'good' ? 'check' : 'warning'} className="translate-y-[0.3em]" />
    <div className="flex min-w-0 grow flex-wrap items-baseline gap-3">
      <div className="min-w-0 flex-[1_1_12rem] wrap-break-word">
        <b className="font-semibold">{title}</b>
        {children && <div className="text-sm">{children}</div>}
      </div>
      {action}
    </div>
  </div>
);

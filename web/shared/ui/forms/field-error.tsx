import type { ReactNode } from 'react';
import { BasicIcon } from '../basic-icon.tsx';

/** Error below a field. The field refers to its ID by `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="flex items-start gap-1.5 text-sm leading-snug font-medium text-danger">
    <BasicIcon name="warning" />
    {children}
  </p>
);

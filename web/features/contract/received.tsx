import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { focusHeading } from '../../ui/heading-focus.ts';
import { Note } from '../../ui/note.tsx';

type ReceivedProps = { title: string; receivedAt: number; email: string; next: string };

/** The confirmation, with the second in which the declaration came in: it counts. */
export function Received({ title, receivedAt, email, next }: ReceivedProps) {
  const { i18n } = useLingui();
  useEffect(focusHeading, []);
  const at = i18n.date(new Date(receivedAt), { dateStyle: 'long', timeStyle: 'long' });
  return (
    <div className="grid gap-4">
      <Note kind="good" title={title}>
        <time dateTime={new Date(receivedAt).toISOString()}>{at}</time>
      </Note>
      <p>{i18n._('contract.mailed', { email })}</p>
      <p className="text-muted">{next}</p>
    </div>
  );
}

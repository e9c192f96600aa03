import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { describeError } from '../errors/describe-error.ts';
import type { OutboxOperation } from '../offline/operations.ts';
import type { SendResult } from '../offline/sync-outbox.ts';
import type { OutboxEntry } from '../offline/outbox.ts';
import { useDraining, useOutbox } from '../offline/use-outbox.ts';
import { PATHS } from '../paths.ts';
import { useUser } from '../session/require-user.tsx';
import { useSessionEnded } from '../session/user-query.ts';
import { celebrate } from '../ui/celebrations.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.ts';

/** Sends what waits, behind every page; and says what waits, what was refused and why. Silent when all is said and done. */
export function SyncStatus() {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const { entries, takeBack, retry } = useOutbox(userId);
  const hasEnded = useSessionEnded();
  useDraining(userId, (verdict) => {
    tellRefusal(verdict, i18n);
    if (verdict.type === 'accepted') celebrate(verdict.earned);
  });
  // What may still be taken back is told by the toast that offers it.
  const waiting = entries.filter(({ notBefore, refusal }) => notBefore === 0 || refusal !== undefined);
  const refused = entries.filter(({ refusal }) => refusal !== undefined);
  useAppBadge(waiting.length);
  if (waiting.length === 0 && !hasEnded) return null;
  return (
    <aside
      aria-label={i18n._('sync.label')}
      className="mx-auto w-full max-w-[calc(70rem+2*var(--gutter))] px-gutter pb-3 text-sm"
    >
      <div role="status" className="grid gap-2 rounded-md bg-saffron-soft px-4 py-2 text-on-saffron-soft">
        {hasEnded && (
          <p className="flex items-center gap-2">
            <Icon name="warning" className="shrink-0" />
            <span>
              <Link to={PATHS.auth} className="inline-flex min-h-11 items-center font-semibold">
                {i18n._('sync.sign_in')}
              </Link>
            </span>
          </p>
        )}
        {waiting.length > refused.length && (
          <p className="flex min-h-8 items-center">
            {i18n._('sync.waiting', { count: waiting.length - refused.length })}
          </p>
        )}
        {refused.map((entry) => (
          <Refused
            key={entry.id}
            entry={entry}
            onRetry={() => void retry(entry)}
            onDrop={() => void takeBack(entry.id)}
          />
        ))}
      </div>
    </aside>
  );
}

/** The number of what waits, on the app's icon. */
function useAppBadge(count: number): void {
  useEffect(() => {
    if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);
}

function Refused({
  entry,
  onRetry,
  onDrop,
}: {
  entry: OutboxEntry;
  onRetry: () => void;
  onDrop: () => void;
}) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="max-w-none min-w-48 flex-1">
        <b className="font-semibold">
          {i18n._(FAILED[entry.operation.type])}
          {'title' in entry.operation && `: ${entry.operation.title}`}
        </b>
        <br />
        {entry.refusal || i18n._(FALLBACK[entry.operation.type])}
      </p>
      <Button kind="line" className="text-ink" onClick={onRetry}>
        {i18n._('try_again')}
      </Button>
      <Button kind="bare" onClick={onDrop}>
        {i18n._('sync.discard')}
      </Button>
    </div>
  );
}

/** The title of what is told when the server refuses. */
const FAILED = {
  cook: /*i18n*/ 'cook_error',
  uncook: /*i18n*/ 'uncook_error',
  delete: /*i18n*/ 'delete_error',
  goals: /*i18n*/ 'error_updating',
  avoid: /*i18n*/ 'avoid.failed',
} as const satisfies Record<OutboxOperation['type'], string>;

const FALLBACK = {
  cook: /*i18n*/ 'please_try_again',
  uncook: /*i18n*/ 'uncook_failed',
  delete: /*i18n*/ 'delete_failed',
  goals: /*i18n*/ 'goals.failed',
  avoid: /*i18n*/ 'please_try_again',
} as const satisfies Record<OutboxOperation['type'], string>;

function tellRefusal(verdict: SendResult, i18n: I18n): void {
  if (verdict.type !== 'refused') return;
  const { failure, entry } = verdict;
  console.error(failure);
  toast({
    kind: 'error',
    title: i18n._(FAILED[entry.operation.type]),
    description: describeError(failure, i18n, i18n._(FALLBACK[entry.operation.type])),
  });
}

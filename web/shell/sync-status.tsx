import { useLingui } from '@lingui/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { sizeOf } from '../offline/operations.ts';
import { needlessEntries } from '../offline/outbox.ts';
import { needsUser } from '../offline/operation-rules/put-aside.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import { PATHS } from '../paths.ts';
import type { Connection } from '../requests/connection.ts';
import { useUser } from '../session/require-user.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConnection } from '../requests/use-connection.ts';
import { StoppedChange } from './stopped-change.tsx';

/** Shows the number of unsent changes, and the changes that need a decision. Empty if the outbox is empty. */
export function SyncStatus() {
  const { id: userId } = useUser();
  const { areRead, ...outbox } = useOutbox(userId);
  return areRead && <UnsentChanges {...outbox} />;
}

function UnsentChanges({ entries, discard, retry }: Omit<ReturnType<typeof useOutbox>, 'areRead'>) {
  const { i18n } = useLingui();
  const connection = useConnection();
  // The toast already offers to undo the operation.
  const needless = needlessEntries(entries);
  const waiting = entries.filter(
    (entry) => !needless.includes(entry) && (entry.notBefore === 0 || needsUser(entry)),
  );
  const stopped = waiting.filter(needsUser);
  const count = waiting.reduce((sum, entry) => sum + (needsUser(entry) ? 0 : sizeOf(entry.operation)), 0);
  const isStuck = useStuck(count > 0, connection);
  useAppBadge(count + stopped.length);
  const isShown = stopped.length > 0 || isStuck || connection.isSignedOut;
  const status = useStillPage(isShown);
  if (!isShown) return null;
  const isAway = !connection.isOnline || connection.missed >= 1;
  return (
    <aside ref={status} aria-label={i18n._('sync.label')} className="page pb-1 text-sm leading-snug">
      <div role="status" className="grid gap-2 rounded-md bg-saffron-soft px-4 py-1 text-on-saffron-soft">
        {connection.isSignedOut && (
          <p className="flex items-center gap-2">
            <Icon name="warning" className="shrink-0" />
            <span>
              <Link to={PATHS.auth} className="inline-flex min-h-11 items-center font-semibold">
                {i18n._('sync.sign_in')}
              </Link>
            </span>
          </p>
        )}
        {isStuck && (
          <p>
            {isAway && <b className="font-semibold">{i18n._('recipe.not_here.title')}. </b>}
            {i18n._('sync.waiting', { count })}
          </p>
        )}
        {stopped.map((entry) => (
          <StoppedChange
            key={entry.id}
            entry={entry}
            onRetry={() => void retry(entry)}
            onDiscard={() => void discard(entry.id)}
          />
        ))}
      </div>
    </aside>
  );
}

/** Milliseconds in which changes are normally sent, including a second attempt on a slow phone. */
const SOON = 8_000;

/** Milliseconds for which the loss of a connection is not reported. */
const MOMENT = 300;

/**
 * Returns true if changes wait without a good connection, or longer than usual. Thus nothing flashes up during normal
 * sending.
 */
function useStuck(isWaiting: boolean, { isOnline, missed }: Connection): boolean {
  const isGood = isOnline && missed === 0;
  // True from the first frame on if nothing can be sent, because a later change would move the page.
  const [isLate, setIsLate] = useState(isWaiting && !isOnline);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), isGood ? SOON : MOMENT);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting, isGood]);
  return isWaiting && isLate;
}

/** Scrolls so that nothing moves under a finger when the status appears later than its page. */
function useStillPage(isShown: boolean) {
  const status = useRef<HTMLElement>(null);
  const wasHidden = useRef(false);
  useLayoutEffect(() => {
    // Browsers with scroll anchoring do so themselves on a page that is already scrolled.
    if (isShown && wasHidden.current && (scrollY === 0 || !CSS.supports('overflow-anchor', 'auto')))
      window.scrollBy(0, status.current?.offsetHeight ?? 0);
    wasHidden.current = !isShown;
  }, [isShown]);
  return status;
}

/** Shows a number on the app's icon. */
function useAppBadge(count: number): void {
  useEffect(() => {
    if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);
}

import { useLingui } from '@lingui/react';
import { describeError } from '../errors/describe-error.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Note } from '../ui/feedback/note.tsx';
import offline from '../ui/pictures/offline.svg';
import { Spinner } from '../ui/spinner.tsx';

type NotKnownProps = {
  error: Error | null;
  isOffline: boolean;
  /** What is said without a connection. */
  offlineText: string;
  /** What is said when it could not be loaded; why, follows. */
  failedTitle: string;
};

/** The device does not hold yet what a page is about: why, or that it is on its way. */
export function NotKnown({ error, isOffline, offlineText, failedTitle }: NotKnownProps) {
  const { i18n } = useLingui();
  if (isOffline) return <EmptyState picture={offline}>{offlineText}</EmptyState>;
  if (error) {
    return (
      <Note kind="bad" title={failedTitle}>
        {describeError(error, i18n, i18n._('please_try_again'))}
      </Note>
    );
  }
  return (
    <p role="status" className="grid justify-items-center py-16 text-2xl text-muted">
      <Spinner />
      <span className="sr-only">{i18n._('loading')}</span>
    </p>
  );
}

import { useLingui } from '@lingui/react';
import { describeError } from '../errors/describe-error.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Note } from '../ui/feedback/note.tsx';
import offline from '../ui/pictures/offline.svg';
import { Spinner } from '../ui/spinner.tsx';

type NotKnownProps = {
  error: Error | null;
  isOffline: boolean;
  offlineText: string;
  /** Title above the description of the error. */
  failedTitle: string;
};

/** Explains why a page has no data: offline, failed or still loading. */
export function DataUnavailable({ error, isOffline, offlineText, failedTitle }: NotKnownProps) {
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

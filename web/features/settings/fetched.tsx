import { useLingui } from '@lingui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '../../errors/describe-error.ts';
import { failureOf } from '../../errors/failure-of.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type FetchedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPaused'>;
  /** Class for the height while loading. */
  height: string;
  children: (data: Data) => ReactNode;
};

/** Shows the data of a query, the reason why there are none, or a placeholder. */
export function Fetched<Data>({ query, height, children }: FetchedProps<Data>) {
  const { i18n } = useLingui();
  if (query.data !== undefined) return children(query.data);
  const failure = failureOf(query);
  return failure ? (
    <Note kind="bad" title={describeError(failure, i18n, i18n._('please_try_again'))} />
  ) : (
    <Skeleton className={height} />
  );
}

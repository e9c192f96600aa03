import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { describeError } from '../../../errors/describe-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { Entrance } from './day-path.ts';
import type { Diary } from '../entries/use-diary.ts';

/** Reports that the day or the goals could not be fetched, once for several failures in a row. */
export function useFailureToast({ error, goalsError }: Diary, entrance: Entrance): void {
  const { i18n } = useLingui();
  const failed = error ? 'day' : goalsError && 'goals';
  const show = useEffectEvent(() => {
    const why = describeError(error ?? goalsError, i18n, i18n._('please_try_again'));
    // The goals page uses one title for both.
    const isNamed = failed === 'goals' && entrance === 'diary';
    toast({
      kind: 'error',
      title: i18n._(isNamed ? 'goals.not_loaded' : 'tracking.failed'),
      description: failed === 'goals' && !isNamed ? i18n._('goals.not_loaded') : why,
    });
  });
  useEffect(() => {
    if (failed) show();
  }, [failed]);
}

import { useEffect } from 'react';
import { FullPageSpinner } from '#web/shared/ui/spinner.tsx';
import { forwardGoogleResponse } from '../../../data/google-popup.ts';

/** Target of Google's redirect in the popup. Closes it. */
export function GoogleReturnPage() {
  useEffect(forwardGoogleResponse, []);
  return <FullPageSpinner />;
}

import { useEffect } from 'react';
import { FullPageSpinner } from '../../../ui/spinner.tsx';
import { passAnswerOn } from '../../../session/google-popup.ts';

/** Where Google's consent page leads the popup; it is gone in a moment. */
export function GoogleReturnPage() {
  useEffect(passAnswerOn, []);
  return <FullPageSpinner />;
}

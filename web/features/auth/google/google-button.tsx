import { useLingui } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { loadInnerMessages } from '../../../i18n/activate.ts';
import { Button } from '../../../ui/button.tsx';
import { useGoogle } from './use-google.ts';

const GooglePassword = lazy(async () => {
  const [module] = await Promise.all([import('./google-password.tsx'), loadInnerMessages()]);
  return { default: module.GooglePassword };
});

/** Button that signs in with Google. If an account with the email address has a password, asks for it once. */
export function GoogleButton() {
  const { i18n } = useLingui();
  const google = useGoogle();
  return (
    <>
      <div className="mt-2 mb-4 flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {i18n._('google.or')}
      </div>
      <Button
        kind="line"
        size="big"
        className="w-full"
        busy={google.isPending}
        onClick={() => google.mutate(undefined)}
      >
        <GoogleMark />
        {i18n._('google.continue')}
      </Button>
      {google.pendingRequest && (
        <Suspense>
          <GooglePassword
            busy={google.isPending}
            onGiven={(password) => google.mutate(password)}
            onClose={google.cancel}
          />
        </Suspense>
      )}
    </>
  );
}

/** In Google's colours, as its guidelines require. */
const GoogleMark = () => (
  <svg className="size-5 fill-none stroke-4" viewBox="0 0 24 24" aria-hidden="true">
    <path stroke="#ea4335" d="M18.7 6A9 9 0 0 0 3.8 8.2" />
    <path stroke="#fbbc05" d="M3.8 8.2a9 9 0 0 0 0 7.6" />
    <path stroke="#34a853" d="M3.8 15.8A9 9 0 0 0 18 18.7" />
    <path stroke="#4285f4" d="M18 18.7A9 9 0 0 0 21 12h-9" />
  </svg>
);

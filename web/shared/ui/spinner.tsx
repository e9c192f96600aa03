import { useLingui } from '@lingui/react';

/** Decorative spinner. Text beside it must say what is loading. */
export const Spinner = () => (
  <span
    className="inline-block size-[1.125em] shrink-0 animate-spin rounded-pill border-[2.5px] border-current border-r-transparent forced-color-adjust-none"
    aria-hidden="true"
  />
);

/** Fills the screen, so that content below does not shift when the page arrives. */
export function FullPageSpinner() {
  const { i18n } = useLingui();
  return (
    <main className="grid min-h-dvh grow place-items-center p-8 text-2xl text-muted" aria-busy="true">
      <span role="status">
        <Spinner />
        <span className="sr-only">{i18n._('loading')}</span>
      </span>
    </main>
  );
}

import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { PATHS } from '#web/shared/paths.ts';
import { Brand } from '#web/shared/ui/brand.tsx';
import { ButtonLink } from '#web/shared/ui/button.tsx';
import { BasicIcon } from '#web/shared/ui/basic-icon.tsx';
import { Spinner } from '#web/shared/ui/spinner.tsx';
import { PeriodSwitch } from './period-switch.tsx';
import type { Period } from './price.ts';
import { SmallPrint } from './small-print.tsx';

type PlansFrameProps = {
  isSignedIn: boolean;
  period: Period;
  onPeriodChange: (period: Period) => void;
  children: ReactNode;
};

/** Frame around the plans. Makes no requests, because it is also prerendered. */
export function PlansFrame({ isSignedIn, period, onPeriodChange, children }: PlansFrameProps) {
  const { i18n } = useLingui();
  return (
    <>
      {!isSignedIn && <VisitorHeader />}
      <main id="main" className="page grid grow content-start gap-8 pt-4 pb-10 md:gap-12">
        {isSignedIn && <BackHome to={PATHS.home} className="-mb-4 -ml-3 justify-self-start md:-mb-8" />}
        <div className="grid gap-4 lg:justify-items-center lg:text-center">
          <h1>{i18n._('plans.heading')}</h1>
          <p className="text-muted">{i18n._('plans.lead')}</p>
          <PeriodSwitch period={period} onChange={onPeriodChange} />
        </div>
        {children}
        <SmallPrint />
      </main>
    </>
  );
}

const VisitorHeader = () => (
  <header className="page flex min-h-16 flex-wrap items-center gap-x-2 py-2 md:min-h-20">
    <Brand to={PATHS.landing} />
    <BackHome to={PATHS.landing} className="-mx-3" />
  </header>
);

function BackHome({ to, className = '' }: { to: string; className?: string }) {
  const { i18n } = useLingui();
  return (
    <ButtonLink kind="bare" to={to} reloadDocument={to === PATHS.landing} className={className}>
      <BasicIcon name="back" />
      {i18n._('plans.back_home')}
    </ButtonLink>
  );
}

/** As high as the screen, so that nothing below it shifts when the plans arrive. */
export function Loading() {
  const { i18n } = useLingui();
  return (
    <p role="status" className="min-h-dvh justify-self-center p-8 text-2xl text-muted">
      <Spinner />
      <span className="sr-only">{i18n._('loading')}</span>
    </p>
  );
}

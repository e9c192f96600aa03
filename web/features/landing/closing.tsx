import { useLingui } from '@lingui/react';
import { PLANS } from '#core/plan/plan.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Seal } from './seal.tsx';

export function Closing() {
  const { i18n } = useLingui();
  return (
    <section className="scallop bg-tomato-paper text-on-tomato-paper">
      <div className="page grid justify-items-center gap-5 pt-10 pb-16 text-center">
        <Seal>{i18n._('landing.badge')}</Seal>
        <h2 className="text-3xl md:text-4xl">
          <span className="inline-block">{i18n._('landing.ready')}</span>{' '}
          <span className="inline-block">{i18n._('landing.ready.then')}</span>
        </h2>
        <p className="text-balance">{i18n._('landing.ready.text', { count: PLANS.free.recipesPerMonth })}</p>
        <ButtonLink size="big" to={PATHS.home} rel="nofollow" className="on-band min-w-[min(11rem,100%)]">
          {i18n._('landing.join')}
        </ButtonLink>
      </div>
    </section>
  );
}

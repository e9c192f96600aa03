import { useLingui } from '@lingui/react';
import { PLANS } from '#core/plan/plan.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from './picture.tsx';

export function Hero() {
  const { i18n } = useLingui();
  const { recipesPerMonth, monthlyPrice } = PLANS.free;
  const price = i18n.number(monthlyPrice, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  return (
    <section className="page grid items-center gap-8 pt-4 pb-12 lg:grid-cols-2 lg:pt-6 lg:pb-16">
      <div className="grid justify-items-start gap-5">
        <h1 className="settle delay-1 text-[min(var(--t-5),10.6vw)] leading-[1.04] tracking-[-0.02em]">
          {i18n._('landing.hero.title')}
        </h1>
        <p className="rise delay-2 text-lg leading-[1.45]">{i18n._('landing.hero.lead')}</p>
        <p className="rise delay-3 text-muted">{i18n._('landing.hero.text')}</p>
        <div className="rise delay-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink
            kind="main"
            size="big"
            to={PATHS.home}
            rel="nofollow"
            className="min-w-[min(11rem,100%)]"
          >
            {i18n._('landing.start')}
          </ButtonLink>
          <ButtonLink kind="line" size="big" to={PATHS.demo}>
            {i18n._('landing.demo')}
          </ButtonLink>
          <span className="w-full text-sm text-muted">
            {i18n._('landing.hero.free', { count: recipesPerMonth, price })}
          </span>
        </div>
      </div>
      <Picture
        drawing="hero-camera"
        alt={i18n._('landing.hero.picture')}
        sizes="(min-width: 64rem) 34rem, min(36rem, 100vw)"
        className="settle delay-1 mx-auto w-full max-w-xl lg:max-w-none"
        isFirst
      />
    </section>
  );
}

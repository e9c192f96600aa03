import { useLingui } from '@lingui/react';
import { PATHS } from '../../paths.ts';
import { Brand } from '../../ui/brand.tsx';
import { ButtonLink } from '../../ui/button.tsx';

export function TopBar({ home }: { home: string }) {
  const { i18n } = useLingui();
  return (
    <header className="page top-bar flex min-h-16 flex-wrap items-center py-2 md:min-h-20">
      <Brand to={home} />
      <nav aria-label={i18n._('landing.nav')} className="ml-auto flex flex-wrap items-center sm:gap-2">
        <ButtonLink kind="bare" to={PATHS.plans} className="min-h-11 px-1.5 whitespace-nowrap sm:px-3">
          {i18n._('landing.plans')}
        </ButtonLink>
        <ButtonLink to={PATHS.home} rel="nofollow" className="min-h-11 px-3 sm:px-pad">
          {i18n._('landing.start')}
        </ButtonLink>
      </nav>
    </header>
  );
}

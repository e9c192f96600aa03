import { useLingui } from '@lingui/react';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import emptyPlate from '../ui/pictures/empty-plate.svg';
import { usePageTitle } from '../ui/hooks/use-page-title.ts';

/** Page for unknown paths. */
export function NotFoundPage() {
  const { i18n } = useLingui();
  usePageTitle(i18n._('not_found.title'));
  return (
    <main
      id="main"
      className="mx-auto grid w-full max-w-xl grow content-center gap-8 px-gutter py-10 text-center"
    >
      <h1>{i18n._('not_found.title')}</h1>
      <EmptyState
        picture={emptyPlate}
        action={
          <ButtonLink kind="main" to={PATHS.home}>
            {i18n._('not_found.home')}
          </ButtonLink>
        }
      >
        {i18n._('not_found.text')}
      </EmptyState>
    </main>
  );
}

import { useLingui } from '@lingui/react';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyPage } from '../ui/empty-state.tsx';
import emptyPlate from '../ui/pictures/empty-plate.svg';
import { usePageTitle } from '../ui/hooks/use-page-title.ts';

export function NotFoundPage() {
  const { i18n } = useLingui();
  const title = i18n._('not_found.title');
  usePageTitle(title);
  return (
    <EmptyPage
      title={title}
      picture={emptyPlate}
      action={
        <ButtonLink kind="main" to={PATHS.home}>
          {i18n._('not_found.home')}
        </ButtonLink>
      }
    >
      {i18n._('not_found.text')}
    </EmptyPage>
  );
}

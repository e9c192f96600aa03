import { useLingui } from '@lingui/react';
import { PATHS } from '#web/shared/paths.ts';
import { ButtonLink } from '#web/shared/ui/button.tsx';
import { EmptyPage } from '#web/shared/ui/empty-state.tsx';
import emptyPlate from '#web/shared/ui/pictures/empty-plate.svg';
import { usePageTitle } from '#web/shared/ui/hooks/use-page-title.ts';

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

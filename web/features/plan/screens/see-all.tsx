import { useLingui } from '@lingui/react';
import { PATHS } from '#web/shared/paths.ts';
import { preferredLanguage } from '#web/shared/i18n/language.ts';
import { ButtonLink } from '#web/shared/ui/button.tsx';

/** Link to the free features on the landing page, in the visitor's language. */
export function SeeAll() {
  const { i18n } = useLingui();
  return (
    <ButtonLink
      kind="line"
      to={`${PATHS.landing}${preferredLanguage() === 'de' ? 'de' : ''}#everyday`}
      reloadDocument
      className="justify-self-center"
    >
      {i18n._('plans.see_all')}
    </ButtonLink>
  );
}

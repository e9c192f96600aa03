import { useLingui } from '@lingui/react';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useBack } from './use-back.ts';

/** Link to the previous page. @param to target if there is no previous page */
export function BackLink({ to }: { to: string }) {
  const { i18n } = useLingui();
  return (
    <ButtonLink kind="bare" {...useBack(to)} className="-ml-3 justify-self-start">
      <Icon name="back" />
      {i18n._('nav.back')}
    </ButtonLink>
  );
}

import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { PATHS } from '#web/shared/paths.ts';

/** Links to the documents that apply to every purchase. */
export const SmallPrint = () => (
  <p className="text-sm text-muted lg:justify-self-center lg:text-center">
    <Trans
      id="plans.small_print"
      components={{
        terms: <Link to={PATHS.terms} />,
        withdrawal: <Link to={PATHS.withdrawalNotice} />,
        privacy: <Link to={PATHS.privacy} />,
      }}
    />
  </p>
);

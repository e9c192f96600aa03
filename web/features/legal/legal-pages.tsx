import { Navigate, useLocation } from 'react-router';
import { PATHS } from '../../paths.ts';
import { ImprintPage } from './imprint-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { TermsPage } from './terms-page.tsx';
import { WithdrawalNoticePage } from './withdrawal-notice-page.tsx';

const PAGES: Readonly<Record<string, () => React.JSX.Element>> = {
  [PATHS.imprint]: ImprintPage,
  [PATHS.privacy]: PrivacyPage,
  [PATHS.terms]: TermsPage,
  [PATHS.withdrawalNotice]: WithdrawalNoticePage,
};

/** Bundles the legal texts into one chunk, because readers often open several. */
export function LegalPages() {
  const { pathname } = useLocation();
  const Page = PAGES[pathname.replace(/\/+$/, '')];
  return Page ? <Page key={pathname} /> : <Navigate to={PATHS.imprint} replace />;
}

import { useLocation } from 'react-router';
import { PATHS } from '#web/shared/paths.ts';
import { CancelPage } from './cancel-page.tsx';
import { WithdrawPage } from './withdraw-page.tsx';

/** Bundles both pages into one chunk. */
export const ContractPages = () =>
  useLocation().pathname.startsWith(PATHS.cancelContract) ? <CancelPage /> : <WithdrawPage />;

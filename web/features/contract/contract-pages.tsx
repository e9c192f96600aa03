import { useLocation } from 'react-router';
import { PATHS } from '../../paths.ts';
import { CancelPage } from './cancel-page.tsx';
import { WithdrawPage } from './withdraw-page.tsx';

/** The two ways out of a contract, which come together. */
export const ContractPages = () =>
  useLocation().pathname.startsWith(PATHS.cancelContract) ? <CancelPage /> : <WithdrawPage />;

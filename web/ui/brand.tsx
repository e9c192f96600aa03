import { Link } from 'react-router';
import { PATHS } from '../paths.ts';
import mark from '../ui/pictures/mark.svg';

export const Brand = ({ to }: { to: string }) => (
  <Link
    to={to}
    reloadDocument={to === PATHS.landing}
    className="mr-auto inline-flex min-h-11 items-center gap-2 font-title text-[min(1.375rem,12vw)] leading-none font-semibold tracking-[-0.015em] no-underline"
  >
    <img src={mark} alt="" width="34" height="34" className="size-8.5" />
    Munchify
  </Link>
);

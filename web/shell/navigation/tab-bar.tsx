import { useLingui } from '@lingui/react';
import { NavLink } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { PLACES } from './places.ts';

export function TabBar() {
  const { i18n } = useLingui();
  return (
    <nav
      aria-label={i18n._('nav.tabs')}
      className="tab-bar sticky bottom-0 z-5 grid grid-cols-5 border-t border-line bg-surface px-1 pt-1 pb-[calc(0.25rem+env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      {PLACES.map(({ to, name, icon }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="group grid min-h-13 content-center justify-items-center gap-0.5 min-w-0 rounded-sm px-0.5 text-[min(0.75rem,3.75vw)] leading-tight wrap-anywhere font-medium text-muted no-underline focus-visible:-outline-offset-3 focus-visible:shadow-none aria-[current]:font-bold aria-[current]:text-ink"
        >
          <span className="grid h-7 w-full max-w-14 place-items-center rounded-pill group-aria-[current]:bg-sunken">
            <Icon name={icon} />
          </span>
          {i18n._(name)}
        </NavLink>
      ))}
    </nav>
  );
}

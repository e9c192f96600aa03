import { useLingui } from '@lingui/react';
import { NavLink } from 'react-router';
import { PATHS } from '../../paths.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useTabs } from './use-tabs.ts';

const TAB =
  'group grid min-h-13 content-center justify-items-center gap-0.5 min-w-0 rounded-sm px-0.5 text-[min(0.75rem,3.75vw)] leading-tight wrap-anywhere font-medium text-muted no-underline focus-visible:-outline-offset-3 focus-visible:shadow-none aria-[current]:font-bold aria-[current]:text-ink';

const ICON = 'grid h-7 w-full max-w-14 place-items-center rounded-pill group-aria-[current]:bg-sunken';

/** The places in reach of the thumb, on phones. The last one is the menu. */
export function TabBar() {
  const { i18n } = useLingui();
  if (!useTabs()) return null;
  return (
    <nav
      aria-label={i18n._('nav.tabs')}
      className="tab-bar sticky bottom-0 z-5 grid grid-cols-5 border-t border-line bg-surface px-1 pt-1 pb-[calc(0.25rem+env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      <Tab to={PATHS.home} icon="book">
        {i18n._('nav.recipes')}
      </Tab>
      <Tab to={PATHS.week} icon="calendar">
        {i18n._('nav.week')}
      </Tab>
      <Tab to={PATHS.list} icon="basket">
        {i18n._('nav.list')}
      </Tab>
      <Tab to={PATHS.diary} icon="bowl">
        {i18n._('nav.diary')}
      </Tab>
      <button type="button" popoverTarget="menu" className={TAB}>
        <span className={ICON}>
          <Icon name="menu" />
        </span>
        {i18n._('nav.menu')}
      </button>
    </nav>
  );
}

const Tab = ({ to, icon, children }: { to: string; icon: IconName; children: string }) => (
  <NavLink to={to} end className={TAB}>
    <span className={ICON}>
      <Icon name={icon} />
    </span>
    {children}
  </NavLink>
);

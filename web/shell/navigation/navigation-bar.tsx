import { useLingui } from '@lingui/react';
import { useEffect, useRef, type ToggleEvent } from 'react';
import { NavLink, useLocation } from 'react-router';
import { PATHS } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOverlay } from '../../ui/hooks/use-overlay.ts';
import { Brand } from '../../ui/brand.tsx';
import { LogOut } from './log-out.tsx';
import { PLACES } from './places.ts';

/** Main navigation. Below 768 px it is a menu; the tab bar has the other links. */
export function NavigationBar() {
  const { i18n } = useLingui();
  const menu = useMenu();
  return (
    <header className="page flex min-h-16 flex-wrap items-center gap-x-2 gap-y-1 py-2 md:min-h-20">
      <Brand to={PATHS.home} />
      <nav aria-label={i18n._('nav.main')} className="hidden min-w-0 flex-1 flex-wrap justify-end md:flex">
        {/* On narrow screens the entries of the account wrap to a second row together. */}
        <div className="flex flex-wrap justify-end">
          <KitchenLinks className={WIDE_LINK} />
        </div>
        <div className="flex flex-wrap justify-end">
          <AccountLinks className={WIDE_LINK} />
        </div>
      </nav>
      <button
        type="button"
        popoverTarget="menu"
        className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-sunken px-4 text-sm font-semibold focus-visible:rounded-pill md:hidden"
      >
        <Icon name="menu" />
        {i18n._('nav.menu')}
      </button>
      <nav
        {...menu}
        id="menu"
        popover="auto"
        aria-label={i18n._('nav.menu')}
        className="fixed m-0 inset-[4rem_var(--gutter)_auto_auto] w-[min(14rem,100%-2*var(--gutter))] rounded-md border-0 bg-surface p-2 text-ink shadow-print"
      >
        <KitchenLinks isMenu replace className={MENU_LINK} />
        <AccountLinks replace className={MENU_LINK} />
      </nav>
    </header>
  );
}

/** The popover's open state as a history entry. Its links replace that entry. */
function useMenu() {
  const { isOpen, open, close } = useOverlay('menu');
  const ref = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // Also depends on the key, because a link can be followed before the history entry exists.
  useEffect(() => void ref.current?.togglePopover(isOpen), [isOpen, key]);
  return {
    ref,
    // The `toggle` event is too late: a link in the menu may have navigated by then.
    onBeforeToggle: (event: ToggleEvent) => isOfMenu(event) && event.newState === 'open' && !isOpen && open(),
    onToggle: (event: ToggleEvent) => isOfMenu(event) && event.newState === 'closed' && close(),
  };
}

/** False for the dialog of "Log out", whose events React lets bubble up to the menu. */
const isOfMenu = ({ target, currentTarget }: ToggleEvent): boolean => target === currentTarget;

const WIDE_LINK =
  'inline-flex min-h-11 items-center rounded-pill px-2.5 text-[0.9375rem] font-medium text-muted no-underline hover:bg-sunken hover:text-ink focus-visible:rounded-pill aria-[current]:bg-sunken aria-[current]:font-semibold aria-[current]:text-ink';

const MENU_LINK =
  'flex min-h-12 w-full items-center rounded-sm px-4 font-medium no-underline hover:bg-sunken aria-[current]:bg-sunken aria-[current]:font-semibold';

/** Places that only the tab bar shows on phones. */
const [, ...OTHER_PLACES] = PLACES;

type LinksProps = { className: string; replace?: boolean };

function KitchenLinks({ isMenu = false, ...link }: LinksProps & { isMenu?: boolean }) {
  const { i18n } = useLingui();
  return (
    <>
      <NavLink to={PATHS.home} {...link}>
        {i18n._('nav.recipes')}
      </NavLink>
      {isMenu ? (
        <NavLink to={PATHS.add} state={{ isNew: true }} end {...link}>
          {i18n._('nav.add')}
        </NavLink>
      ) : (
        OTHER_PLACES.map(({ to, name }) => (
          <NavLink key={to} to={to} end {...link}>
            {i18n._(name)}
          </NavLink>
        ))
      )}
      <NavLink to={PATHS.nutrition} {...link}>
        {i18n._('nav.nutrition')}
      </NavLink>
      <NavLink to={PATHS.badges} {...link}>
        {i18n._('nav.badges')}
      </NavLink>
    </>
  );
}

function AccountLinks(link: LinksProps) {
  const { i18n } = useLingui();
  return (
    <>
      <NavLink to={PATHS.plans} {...link}>
        {i18n._('nav.plans')}
      </NavLink>
      <NavLink to={PATHS.household} {...link}>
        {i18n._('nav.household')}
      </NavLink>
      <NavLink to={PATHS.settings} {...link}>
        {i18n._('nav.settings')}
      </NavLink>
      <LogOut className={link.className} />
    </>
  );
}

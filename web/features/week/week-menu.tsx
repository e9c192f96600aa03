import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { weekPath } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { MENU_ROW, MenuDialog, MenuRow } from './menu/menu-dialog.tsx';
import type { WeekView } from './plan/week-view.ts';

type WeekMenuProps = {
  view: WeekView;
  /** Replaces the menu by the dialog. */
  onCalendar: () => void;
  onClose: () => void;
};

export function WeekMenu({ view: { planner, week }, onCalendar, onClose }: WeekMenuProps) {
  const { i18n } = useLingui();
  return (
    <MenuDialog title={i18n._('week.menu')} anchor="week" onClose={onClose}>
      <ul>
        <MenuRow
          icon="paste"
          onAct={() => {
            onClose();
            void planner.copyWeekBefore();
          }}
        >
          {i18n._('week.copy')}
        </MenuRow>
        <li>
          <Link to={weekPath(week.from, 'weekPrint')} replace className={MENU_ROW}>
            <Icon name="print" className="text-muted" />
            {i18n._('week.print')}
          </Link>
        </li>
        <MenuRow icon="calendar" onAct={onCalendar}>
          {i18n._('calendar.subscribe')}
        </MenuRow>
      </ul>
    </MenuDialog>
  );
}

import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { ShownHousehold } from '#core/household/household.ts';
import { addDays } from '#core/time.ts';
import { rangeText } from '../../kitchen/planning/day-text.ts';
import { weekPath } from '../../paths.ts';
import { IconButton, IconLink } from '../../ui/icon.tsx';
import type { WeekView } from './plan/week-view.ts';

type WeekHeadProps = {
  view: WeekView;
  members: ShownHousehold['members'];
  onMenu: () => void;
};

export function WeekHead({ view: { week, language, today }, members, onMenu }: WeekHeadProps) {
  const { i18n } = useLingui();
  const isThisWeek = today >= week.from && today <= week.to;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <h1 className="mr-auto">{i18n._('week.heading')}</h1>
      <Faces members={members} />
      <div className="-mx-[min(0.75rem,var(--gutter))] flex flex-wrap items-center max-md:w-[calc(100%+2*min(0.75rem,var(--gutter)))]">
        <IconLink to={weekPath(addDays(week.from, -7))} label={i18n._('week.before')} icon="previous" />
        <b className="px-1 font-semibold tabular-nums" aria-live="polite">
          {rangeText(week, language)}
        </b>
        <IconLink to={weekPath(addDays(week.from, 7))} label={i18n._('week.after')} icon="open" />
        {!isThisWeek && (
          <Link
            to={weekPath()}
            className="inline-flex min-h-11 items-center rounded-pill px-3 text-sm font-semibold focus-visible:rounded-pill"
          >
            {i18n._('week.this_week')}
          </Link>
        )}
        <IconButton
          data-menu="week"
          aria-haspopup="dialog"
          label={i18n._('week.menu')}
          icon="more"
          iconClass="stroke-[2.4]"
          onClick={onMenu}
          className="max-md:ml-auto"
        />
      </div>
    </div>
  );
}

/** Number of portraits that fit beside the title. */
const MOST = 4;

const FACES = [
  'bg-saffron-paper text-on-saffron-paper',
  'bg-basil-soft text-on-basil-soft',
  'bg-danger-soft text-on-danger-soft',
] as const;

function Faces({ members }: { members: ShownHousehold['members'] }) {
  if (members.length < 2) return null;
  return (
    <span role="img" aria-label={members.map(({ name }) => name).join(', ')} className="inline-flex">
      {members.slice(0, MOST).map(({ id, name }, index) => (
        <span
          key={id}
          aria-hidden="true"
          className={`-ml-2 grid size-10 place-items-center rounded-pill text-sm font-semibold ring-2 ring-bg first:ml-0 ${FACES[index % FACES.length]}`}
        >
          {[...name][0]?.toUpperCase()}
        </span>
      ))}
    </span>
  );
}

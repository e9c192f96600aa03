import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Language } from '#core/language.ts';
import type { Proposal } from '#core/week/fill/fill-week.ts';
import type { Reason } from '#core/week/fill/reason.ts';
import type { Slot } from '#core/week/meal.ts';
import { foodWordWithin } from '../../../detections/food-words.ts';
import { newMealId } from '../../../kitchen/use-week.ts';
import { PATHS } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { ToggleChip } from '../../../ui/forms/toggle-chip.tsx';
import { Icon, IconButton } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { placeText } from '../plan/place-text.ts';
import type { WeekView } from '../plan/week-view.ts';
import { useProposals } from './use-proposals.ts';

/** Choices for the maximum minutes on a weekday; 0 means any. */
const MINUTES = [20, 30, 45, 60, 90, 0];

const USUAL_MINUTES = 45;

const DINNER: readonly Slot[] = ['dinner'];
const LUNCH_TOO: readonly Slot[] = ['lunch', 'dinner'];

type FillDialogProps = { view: WeekView; onWeekAfter: () => void; onClose: () => void };

/** Proposes recipes of the library for the free days of the week, with a reason for each. */
export function FillDialog({ view, onWeekAfter, onClose }: FillDialogProps) {
  const { i18n } = useLingui();
  const [minutes, setMinutes] = useState(USUAL_MINUTES);
  const [slots, setSlots] = useState(DINNER);
  const weekdayMinutes = minutes === 0 ? Infinity : minutes;
  const { isFull, proposals, unfilled, needsTime, error, replace, leaveOut } = useProposals(view, {
    slots,
    weekdayMinutes,
  });
  const another = async (proposal: Proposal) => {
    if (!(await replace(proposal))) toast({ title: i18n._('week.no_other') });
  };
  const plan = () => {
    onClose();
    void view.planner.add((proposals ?? []).map(({ reason: _, ...meal }) => ({ ...meal, id: newMealId() })));
  };
  return (
    <Dialog title={i18n._('week.fill_title')} onClose={onClose}>
      <p className="text-sm text-muted">{i18n._('week.fill_hint')}</p>
      <Wishes minutes={minutes} onMinutes={setMinutes} slots={slots} onSlots={setSlots} />
      {!proposals && !error && <Skeleton className="h-40" />}
      {error && <p role="status">{i18n._('please_try_again')}</p>}
      {isFull && <p role="status">{i18n._('week.no_free_day')}</p>}
      <ul className="grid">
        {proposals?.map((proposal) => (
          <Row
            key={`${proposal.day} ${proposal.slot}`}
            proposal={proposal}
            view={view}
            onReplace={() => void another(proposal)}
            onLeaveOut={() => leaveOut(proposal)}
          />
        ))}
      </ul>
      {unfilled > 0 && <StaysFree count={unfilled} needsTime={needsTime} view={view} />}
      {(isFull || view.week.from <= view.today) && (
        <Button kind="bare" className="-ml-3 justify-self-start" onClick={onWeekAfter}>
          {i18n._('week.fill_after')}
          <Icon name="open" />
        </Button>
      )}
      <DialogActions>
        <Button onClick={onClose}>{i18n._('close')}</Button>
        <Button kind="main" disabled={!proposals?.length} onClick={plan}>
          {i18n._('week.plan_dishes', { count: proposals?.length ?? 0 })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type WishesProps = {
  minutes: number;
  onMinutes: (minutes: number) => void;
  slots: readonly Slot[];
  onSlots: (slots: readonly Slot[]) => void;
};

function Wishes({ minutes, onMinutes, slots, onSlots }: WishesProps) {
  const { i18n } = useLingui();
  return (
    <>
      <Select
        label={i18n._('week.weekday_time')}
        value={String(minutes)}
        options={MINUTES.map((each) => [
          String(each),
          each === 0 ? i18n._('week.any_time') : i18n._('week.up_to', { minutes: each }),
        ])}
        onChange={(chosen) => onMinutes(Number(chosen))}
      />
      <div>
        <ToggleChip
          isOn={slots === LUNCH_TOO}
          onToggle={() => onSlots(slots === LUNCH_TOO ? DINNER : LUNCH_TOO)}
        >
          {i18n._('week.lunch_too')}
        </ToggleChip>
      </div>
    </>
  );
}

type StaysFreeProps = {
  /** Number of meals that no recipe fills. */
  count: number;
  needsTime: boolean;
  view: WeekView;
};

/** Explains why meals stay free, and offers a way out. */
function StaysFree({ count, needsTime, view }: StaysFreeProps) {
  const { i18n } = useLingui();
  const waiting = view.meals.filter(({ day }) => day === null).length;
  return (
    <div className="grid justify-items-start gap-1 text-sm text-muted">
      <p role="status">
        {i18n._('week.unfilled', { count })}{' '}
        {needsTime ? i18n._('week.unfilled_time') : i18n._('week.unfilled_recipes')}
        {waiting > 0 && ` ${i18n._('week.unfilled_waiting', { count: waiting })}`}
      </p>
      {!needsTime && (
        <ButtonLink kind="bare" to={PATHS.add} className="-ml-3">
          {i18n._('week.new_recipe')}
          <Icon name="next" />
        </ButtonLink>
      )}
    </div>
  );
}

type RowProps = { proposal: Proposal; view: WeekView; onReplace: () => void; onLeaveOut: () => void };

/** Buttons keep their positions, so that they can be pressed repeatedly. */
function Row({ proposal, view: { language, week }, onReplace, onLeaveOut }: RowProps) {
  const { i18n } = useLingui();
  const { title, reason } = proposal;
  return (
    <li className="flex items-center gap-1 border-b border-line py-1 last:border-0">
      <div className="grid min-w-0 grow leading-snug" aria-live="polite">
        <span className="text-sm text-muted">{placeText(proposal, { i18n, language, week })}</span>
        <b className="font-semibold wrap-anywhere hyphens-auto">{title}</b>
        <span className="text-sm text-basil">{reasonText(reason, i18n, language)}</span>
      </div>
      <IconButton label={i18n._('week.another_dish', { title })} icon="switch" onClick={onReplace} />
      <IconButton label={i18n._('week.leave_out', { title })} icon="close" onClick={onLeaveOut} />
    </li>
  );
}

/** "Uses the leeks". */
const reasonText = ({ id, ...values }: Reason, i18n: I18n, language: Language): string =>
  i18n._(id, 'food' in values ? { food: foodWordWithin(values.food, language) } : values);

import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { notTold, totalOf } from '#core/eaten/totals.ts';
import type { TrackedDay, TrackingEntry } from '#core/eaten/tracking.ts';
import type { Goals } from '#core/goals/goals.ts';
import { againstGoals, againstLimit, type Progress as Standing } from '#core/goals/progress.ts';
import type { Nutrition } from '#core/nutrition/nutrition.ts';
import type { LocalDay } from '#core/time.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { describeError } from '../../../errors/describe-error.ts';
import type { CurrentGoals } from '../../../offline/records.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Icon } from '../../../ui/icon.tsx';
import picture from '../../../ui/pictures/nutrition.svg';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import {
  amountOf,
  goalNutrients,
  LIMITED_NUTRIENTS,
  NUTRIENTS_BESIDE_GOALS,
  withinSentence,
} from '../../../eaten/nutrients.ts';
import { limitWordFor, wordFor } from '../../../eaten/standing-words.ts';
import { dayPath, type Entrance } from './day-path.ts';

type DayProgressProps = {
  entries: readonly TrackingEntry[];
  days: readonly TrackedDay[];
  /** Undefined while loading. */
  goals: CurrentGoals | undefined;
  goalsError: Error | null;
  day: LocalDay;
  entrance: Entrance;
};

/** Values of a day, compared with goals and limits if there are any. */
export function DayProgress({ entries, days, day, entrance, ...props }: DayProgressProps) {
  const { i18n } = useLingui();
  const isToday = day === useToday();
  const goals = props.goals?.active;
  const isNew =
    props.goals && !goals && entries.length === 0 && days.every((each) => each.entries.length === 0);
  // Introduces the diary to new users.
  if (isNew && entrance === 'diary')
    return <EmptyState picture={picture}>{i18n._('diary.empty')}</EmptyState>;
  return (
    <Sheet aria-labelledby="progress" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="progress" className="text-[1.375rem]">
          {isToday ? i18n._('progress.title') : i18n._('diary.progress')}
        </h2>
        {entrance === 'diary' && (
          <ButtonLink
            kind="bare"
            to={dayPath(isToday ? undefined : day, 'nutrition')}
            className="-mx-3 text-sm"
          >
            {i18n._('diary.goals')}
            <Icon name="next" />
          </ButtonLink>
        )}
      </div>
      {!props.goals && <GoalsUnknown error={props.goalsError} />}
      {props.goals && !goals && <NoGoals hasPicture={entries.length === 0} />}
      {(goals || entries.length > 0) && <Values entries={entries} goals={goals} isToday={isToday} />}
    </Sheet>
  );
}

/** Explains that the goals could not be loaded. The entries below are still shown. */
function GoalsUnknown({ error }: { error: Error | null }) {
  const { i18n } = useLingui();
  if (!error) return <p className="text-sm text-muted">{i18n._('goals.not_here')}</p>;
  return (
    <Note kind="attention" title={i18n._('goals.not_loaded')}>
      {describeError(error, i18n, i18n._('please_try_again'))}
    </Note>
  );
}

function NoGoals({ hasPicture }: { hasPicture: boolean }) {
  const { i18n } = useLingui();
  return (
    <div className={hasPicture ? 'grid justify-items-center gap-2 py-2 text-center' : ''}>
      {hasPicture && (
        <img src={picture} alt="" width="320" height="280" className="mb-2 w-[min(15rem,70%)]" />
      )}
      <p className="font-semibold">{i18n._('progress.no_goals')}</p>
      <p className="text-sm text-muted">{i18n._('progress.no_goals.text')}</p>
    </div>
  );
}

type ValuesProps = Pick<DayProgressProps, 'entries'> & { goals: Goals | undefined; isToday: boolean };

function Values({ entries, goals, isToday }: ValuesProps) {
  const { i18n } = useLingui();
  const total = totalOf(entries);
  return (
    <>
      {/* Two columns, or one where large type needs it. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,50%-0.75rem)),1fr))] gap-x-6 gap-y-4">
        {rowsOf(i18n, total, goals).map((row) => (
          <Row
            key={row.nutrient.label}
            {...row}
            isWide={row.nutrient.unit === 'kcal'}
            label={
              isToday
                ? i18n._('nutrient.today', { name: i18n._(row.nutrient.label) })
                : i18n._(row.nutrient.label)
            }
          />
        ))}
      </div>
      <Others total={total} goals={goals} />
      <NotTold entries={entries} />
    </>
  );
}

type RowProps = {
  readonly nutrient: ReturnType<typeof goalNutrients>[number] | (typeof LIMITED_NUTRIENTS)[number];
  readonly amount: number;
  readonly standing?: Standing;
  readonly word?: string;
};

type Shape = { readonly isWide: boolean; readonly label: string };

function rowsOf(i18n: I18n, total: Nutrition, goals: Goals | undefined): readonly RowProps[] {
  const standings = goals && againstGoals(total, goals);
  const rows = goalNutrients().map((nutrient) => ({
    nutrient,
    amount: total[nutrient.name],
    ...(standings && {
      standing: standings[nutrient.name],
      word: wordFor(i18n, nutrient, standings[nutrient.name]),
    }),
  }));
  const limits = LIMITED_NUTRIENTS.flatMap((nutrient) => {
    const [amount, limit] = [total[nutrient.name], goals?.[nutrient.goal]];
    if (amount === undefined || limit === undefined) return [];
    const standing = againstLimit(amount, limit);
    return [{ nutrient, amount, standing, word: limitWordFor(i18n, nutrient, standing) }];
  });
  return [...rows, ...limits];
}

/** @param label name of the bar */
function Row({ nutrient, amount, standing, word = '', isWide, label }: RowProps & Shape) {
  const { i18n } = useLingui();
  return (
    <div className={`grid content-start gap-1 ${isWide ? 'col-span-full' : 'text-sm'}`}>
      <p className={`flex flex-wrap justify-between gap-x-3 ${isWide ? '' : 'max-sm:grid'}`}>
        <Tooltip
          about={i18n._('nutrient.about', { name: withinSentence(i18n, i18n._(nutrient.label)) })}
          text={i18n._(nutrient.about)}
        >
          <b className="font-semibold wrap-anywhere hyphens-auto">{i18n._(nutrient.label)}</b>
        </Tooltip>
        <span className="tabular-nums">
          {standing ? i18n.number(standing.consumed) : amountOf(i18n, nutrient, amount)}{' '}
          {standing && (
            <span className="text-muted">
              {i18n._('progress.of', { goal: amountOf(i18n, nutrient, standing.goal) })}
            </span>
          )}
        </span>
      </p>
      {standing && (
        <>
          <ProgressBar label={label} text={word} percent={standing.percent} level={standing.level} />
          <p className="text-sm font-semibold tabular-nums">{word}</p>
        </>
      )}
    </div>
  );
}

/** Values without a goal or limit. */
function Others({ total, goals }: { total: Nutrition; goals: Goals | undefined }) {
  const { i18n } = useLingui();
  const amounts = NUTRIENTS_BESIDE_GOALS.flatMap((nutrient) => {
    const amount = total[nutrient.name];
    const hasLimit = nutrient.goal !== undefined && goals?.[nutrient.goal] !== undefined;
    return amount === undefined || hasLimit
      ? []
      : [`${i18n._(nutrient.label)} ${amountOf(i18n, nutrient, amount)}`];
  });
  return amounts.length > 0 && <p className="text-sm text-muted tabular-nums">{amounts.join('\u00a0· ')}</p>;
}

/** Names the sums that are too low because an entry lacks the value. */
function NotTold({ entries }: { entries: readonly TrackingEntry[] }) {
  const { i18n } = useLingui();
  const all = [...goalNutrients(), ...NUTRIENTS_BESIDE_GOALS];
  const missing = notTold(entries).flatMap((name) => all.filter((each) => each.name === name));
  if (missing.length === 0) return null;
  const names = new Intl.ListFormat(i18n.locale).format(
    missing.map(({ label }) => withinSentence(i18n, i18n._(label))),
  );
  return <p className="text-sm text-muted">{i18n._('diary.not_told', { names })}</p>;
}

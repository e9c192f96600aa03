import { useLingui } from '@lingui/react';
import { totalOf } from '#core/cooking/history.ts';
import type { TrackingEntry } from '#core/cooking/tracking.ts';
import type { Goals } from '#core/goals/goals.ts';
import { againstGoals, againstLimit, type Progress as Standing } from '#core/goals/progress.ts';
import type { Nutrition } from '#core/nutrition/nutrition.ts';
import picture from '../../ui/pictures/nutrition.svg';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { amountOf, LIMITS, OTHER_NUTRIENTS, shownNutrients, type Nutrient } from '../../eaten/nutrients.ts';
import { limitWordFor, wordFor } from '../../eaten/standing-words.ts';

type ProgressProps = { goals: Goals | undefined; entries: readonly TrackingEntry[] };

/** Today's progress towards each goal. */
export function Progress({ goals, entries }: ProgressProps) {
  const { i18n } = useLingui();
  const total = totalOf(entries);
  const standings = goals && againstGoals(total, goals);
  return (
    <Sheet aria-labelledby="progress" className="grid gap-5 md:gap-6">
      <h2 id="progress" className="text-[1.375rem]">
        {i18n._('progress.title')}
      </h2>
      {standings ? (
        <>
          {shownNutrients().map((nutrient) => (
            <Row
              key={nutrient.name}
              nutrient={nutrient}
              standing={standings[nutrient.name]}
              word={wordFor(i18n, nutrient, standings[nutrient.name])}
            />
          ))}
          <Limits goals={goals} total={total} />
        </>
      ) : (
        <NoGoals />
      )}
      {entries.length > 0 && <OtherNutrients goals={goals} total={total} />}
    </Sheet>
  );
}

/** Limits that are set, unless an older entry of the day lacks the value. */
function Limits({ goals, total }: { goals: Goals; total: Nutrition }) {
  const { i18n } = useLingui();
  return LIMITS.map((nutrient) => {
    const [eaten, limit] = [total[nutrient.name], goals[nutrient.goal]];
    if (eaten === undefined || limit === undefined) return null;
    const standing = againstLimit(eaten, limit);
    const word = limitWordFor(i18n, nutrient, standing);
    return <Row key={nutrient.name} nutrient={nutrient} standing={standing} word={word} />;
  });
}

/** Amounts of the nutrients that have no goal or limit. */
function OtherNutrients({ goals, total }: { goals: Goals | undefined; total: Nutrition }) {
  const { i18n } = useLingui();
  const amounts = OTHER_NUTRIENTS.flatMap((nutrient) => {
    const amount = total[nutrient.name];
    const hasLimit = nutrient.goal !== undefined && goals?.[nutrient.goal] !== undefined;
    return amount === undefined || hasLimit
      ? []
      : [`${i18n._(nutrient.label)} ${amountOf(i18n, nutrient, amount)}`];
  });
  if (amounts.length === 0) return null;
  return <p className="text-sm text-muted tabular-nums">{amounts.join(' · ')}</p>;
}

type RowProps = {
  nutrient: Omit<Nutrient, 'name' | 'goal'>;
  standing: Standing;
  /** Text of the bar. */
  word: string;
};

function Row({ nutrient, standing, word }: RowProps) {
  const { i18n } = useLingui();
  const { consumed, goal, percent, level } = standing;
  return (
    <div className="grid gap-2">
      <p className="flex max-w-none flex-wrap items-center justify-between gap-x-3">
        <Tooltip about={i18n._(nutrient.question)} text={i18n._(nutrient.about)}>
          <b className="font-semibold">{i18n._(nutrient.label)}</b>
        </Tooltip>
        <span className="tabular-nums">
          {i18n.number(consumed)}{' '}
          <span className="text-muted">
            {i18n._('progress.of', { goal: amountOf(i18n, nutrient, goal) })}
          </span>
        </span>
      </p>
      <ProgressBar label={i18n._(nutrient.today)} text={word} percent={percent} level={level} />
      <p className="text-sm font-semibold tabular-nums">{word}</p>
    </div>
  );
}

function NoGoals() {
  const { i18n } = useLingui();
  return (
    <div className="grid justify-items-center gap-2 py-2 text-center">
      <img src={picture} alt="" width="320" height="280" className="mb-2 w-[min(15rem,70%)]" />
      <p className="font-semibold">{i18n._('progress.no_goals')}</p>
      <p className="text-sm text-muted">{i18n._('progress.no_goals.text')}</p>
    </div>
  );
}

import type { I18n } from '@lingui/core';
import type { Progress as Standing } from '#core/goals/progress.ts';
import { amountOf } from './nutrients.ts';

type Unit = Parameters<typeof amountOf>[1];

/** Returns the percentage, rounded down so that 100 % means reached, and its meaning. */
export function wordFor(i18n: I18n, nutrient: Unit, { consumed, goal, percent, level }: Standing): string {
  if (goal <= 0) return i18n._('progress.no_goal');
  const share = { percent: i18n.number(Math.floor(percent) / 100, { style: 'percent' }) };
  if (level === 'reached') return reachedWord(i18n, nutrient, consumed - goal, share);
  if (level === 'near') return i18n._('progress.near', share);
  const rest = { ...share, amount: amountOf(i18n, nutrient, goal - consumed) };
  return i18n._('progress.to_go', rest);
}

/** Returns the excess over a goal, unless it rounds to zero: the percentage is capped. */
function reachedWord(i18n: I18n, nutrient: Unit, over: number, share: { percent: string }): string {
  const amount = amountOf(i18n, nutrient, over);
  return amount === amountOf(i18n, nutrient, 0)
    ? i18n._('progress.reached', share)
    : i18n._('progress.over', { ...share, amount });
}

/** Returns the rest of a limit, or the excess over it. */
export function limitWordFor(i18n: I18n, nutrient: Unit, { consumed, goal, level }: Standing): string {
  return level === 'far'
    ? i18n._('limit.over', { amount: amountOf(i18n, nutrient, consumed - goal) })
    : i18n._('limit.left', { amount: amountOf(i18n, nutrient, goal - consumed) });
}

import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import type { DayLeft } from '#core/goals/day-left.ts';
import { useAvoid } from '../../../avoided/use-avoid.ts';
import { useAvoided } from '../../../avoided/use-preferences.ts';
import { useCookable } from '../../../library/use-library.ts';
import { useStoredTable } from '../../../offline/table/use-stored-table.ts';
import { PATHS } from '../../../paths.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { foodsOnTable } from '../../../detections/foods-on-table.ts';

/** Maximum number of missing foods of a suggested recipe. */
const MOST_MISSING = 2;

/** Counting stops at this number of recipes. */
const MOST = 20;

/**
 * Hints at own recipes for the foods on the table, before the user spends quota on a new one. With `dayLeft`, counts
 * only recipes whose serving fits its energy. Empty if there are none.
 */
export function OwnRecipesHint({ dayLeft }: { dayLeft: DayLeft | undefined }) {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const foods = foodsOnTable(useStoredTable(userId).table);
  const { cupboard } = useAvoid();
  const recipes = useCookable(userId, foods, { avoided: useAvoided(), cupboard, limit: MOST }) ?? [];
  const { calories: most = Infinity } = dayLeft ?? {};
  const count = recipes.filter(
    ({ missing, card }) => missing.length <= MOST_MISSING && card.calories <= most,
  ).length;
  if (foods.length === 0 || count === 0) return null;
  return (
    <Link
      to={`${PATHS.library}?have${dayLeft ? '&sort=energy' : ''}`}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-pill text-sm font-medium"
    >
      <Icon name="search" />
      {dayLeft ? i18n._('library.hint_of_day', { count, most }) : i18n._('library.hint', { count })}
    </Link>
  );
}

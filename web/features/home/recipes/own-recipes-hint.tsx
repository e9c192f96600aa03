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

/** Maximum number of counted recipes. */
const MOST = 20;

/**
 * Hints at own recipes for the foods on the table, before the quota is spent on a new one; with `dayLeft`, only at
 * recipes with no more energy per serving. Empty without any.
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

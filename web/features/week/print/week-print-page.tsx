import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { screenLanguage } from '../../../i18n/language.ts';
import { rangeText } from '../../../kitchen/planning/day-text.ts';
import { heldWeekOf } from '../../../kitchen/week.ts';
import { plannedRecipesOf } from '../../../offline/recipes/planned-recipes.ts';
import { useHeld, useOnDevice } from '../../../offline/use-held.ts';
import { weekPath } from '../../../paths.ts';
import { RequireUser, useUser } from '../../../session/require-user.tsx';
import { BackLink } from '../../../shell/navigation/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FullPageSpinner } from '../../../ui/spinner.tsx';
import { weekStateOf } from '../plan/week-state.ts';
import { useShownWeek } from '../plan/use-shown-week.ts';
import styles from './week-print.css?url';
import { WeekPaper } from './week-paper.tsx';

export const WeekPrintPage = () => (
  <RequireUser>
    <PrintView />
  </RequireUser>
);

function PrintView() {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const week = useShownWeek();
  const held = useHeld(heldWeekOf(userId, week, client));
  const state = weekStateOf(held);
  const meals = held.data?.meals ?? [];
  const recipes = useOnDevice(plannedRecipesOf(userId, meals));
  const language = screenLanguage(i18n);
  usePageTitle(i18n._('week.title', { days: rangeText(week, language) }));
  if (state === 'unknown' || (held.data && !recipes)) return <FullPageSpinner />;
  return (
    <main id="main" className="print-page">
      {/* Styles of this page only. React waits for them, so that the page is measured after they apply. */}
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="print-bar">
        <BackLink to={weekPath(week.from)} />
        <Button kind="main" className="ml-auto" onClick={() => print()}>
          <Icon name="print" />
          {i18n._('week.print_now')}
        </Button>
      </div>
      {state === 'known' && recipes ? (
        <WeekPaper meals={meals} recipes={recipes} week={week} language={language} userId={userId} />
      ) : (
        // Not printed, because an empty sheet would look like an empty plan.
        <Note kind="bad" title={state === 'failed' ? i18n._('week.failed') : i18n._('week.offline')}>
          {state === 'failed' ? i18n._('please_try_again') : i18n._('week.print_unknown')}
        </Note>
      )}
    </main>
  );
}

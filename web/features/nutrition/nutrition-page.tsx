import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useTitles } from '../../offline/recipes/use-title.ts';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/require-user.tsx';
import { DataUnavailable } from '../../shell/data-unavailable.tsx';
import { BackLink } from '../../shell/navigation/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { RenderLater } from '../../shell/render-later.tsx';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { GoalsForm } from './goals-form.tsx';
import { History } from './history.tsx';
import { Meals } from './meals.tsx';
import { Progress } from './progress.tsx';
import { useTracking } from './use-tracking.ts';

/** Today's progress, the goals and the history. */
export function NutritionPage() {
  const { i18n } = useLingui();
  const { today, goals, day, days, range, error, isOffline } = useTracking();
  usePageTitle(i18n._('nutrition.title'));
  const entries = day?.entries ?? [];
  const cooked = entries.filter((entry) => entry.type !== 'diary');
  const titles = useTitles(
    useUser().id,
    cooked.map(({ recipeId, title }) => ({ id: recipeId, title })),
  );
  return (
    <main
      id="main"
      className="mx-auto grid w-full max-w-[calc(70rem+2*var(--gutter))] grow content-start gap-8 px-gutter pt-2 pb-16 md:gap-10"
    >
      <div className="grid gap-2">
        <BackLink to={PATHS.home} />
        <h1>{i18n._('nutrition.heading')}</h1>
        <p className="min-h-6 text-muted">{day && summaryOf(i18n, titles)}</p>
      </div>
      {goals && (day || error || isOffline) ? (
        <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:items-start">
          {day ? (
            <Progress goals={goals.active} entries={entries} />
          ) : (
            <DataUnavailable
              error={error}
              isOffline={isOffline}
              offlineText={i18n._('nutrition.day_offline')}
              failedTitle={i18n._('tracking.failed')}
            />
          )}
          <GoalsForm goals={goals.active} className="lg:sticky lg:top-6 lg:order-first lg:row-span-2" />
          <RenderLater turn={1}>
            <div className="grid gap-8">
              {entries.length > 0 && <Meals day={today} entries={entries} />}
              <History today={today} days={days} range={range} goals={goals.active} />
            </div>
          </RenderLater>
        </div>
      ) : (
        <DataUnavailable
          error={error}
          isOffline={isOffline}
          offlineText={i18n._('nutrition.offline')}
          failedTitle={i18n._('tracking.failed')}
        />
      )}
      <RenderLater turn={2}>
        <ButtonLink to={PATHS.home} className="justify-self-center">
          {i18n._('nutrition.back')}
        </ButtonLink>
      </RenderLater>
    </main>
  );
}

/** Returns a sentence that names today's recipes. */
const summaryOf = (i18n: I18n, titles: readonly string[]): string =>
  i18n._('nutrition.summary', {
    count: titles.length,
    titles: new Intl.ListFormat(i18n.locale).format(titles),
  });

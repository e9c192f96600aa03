import { useLingui } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { TrackedDay } from '#core/cooking/tracking.ts';
import { useToday } from '../../i18n/use-today.ts';
import { DataUnavailable } from '../../shell/data-unavailable.tsx';
import { RenderLater } from '../../shell/render-later.tsx';
import { Button } from '../../ui/button.tsx';
import { useOverlay } from '../../ui/hooks/use-overlay.ts';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { AddPanel } from './add/add-panel.tsx';
import { OwnDish } from './add/own-dish.tsx';
import { CopyButtons } from './day/copy-buttons.tsx';
import { DayNav } from './day/day-nav.tsx';
import { DayTop } from './day/day-top.tsx';
import { EntrySheet } from './day/entry-sheet.tsx';
import { MealBlocks } from './day/meal-blocks.tsx';
import { ADD_TO_MEAL, isSlot, mealNow } from './entries/meals.ts';
import { dateOf, dayName, shownDay } from './entries/shown-day.ts';
import { Trend } from './trend/trend.tsx';
import { UpSheet } from './entries/up-sheet.tsx';
import { useDiary } from './entries/use-diary.ts';
import type { Place } from './entries/use-log.ts';

const Scanner = lazy(async () => ({ default: (await import('./scan/scanner.tsx')).Scanner }));

/** What was eaten on a day, by meals, and how the days before it were. */
export function DiaryPage() {
  const { i18n } = useLingui();
  const today = useToday();
  const [address] = useSearchParams();
  const day = shownDay(address.get('day'), today);
  const { entries, days, goals, error, isOffline } = useDiary(day, today);
  const sheets = useSheets();
  const meal = sheets.meal ?? mealNow();
  const place = { day, meal };
  usePageTitle(i18n._('diary.title'));
  return (
    <main
      id="main"
      className="mx-auto grid w-full max-w-[calc(70rem+2*var(--gutter))] grow content-start gap-6 px-gutter pt-6 pb-10 md:gap-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1>{dayName(i18n, day, today)}</h1>
        <DayNav day={day} today={today} />
      </div>
      {entries ? (
        <div className="grid gap-8 lg:grid-cols-[7fr_5fr] lg:items-start">
          <div className="grid min-w-0 gap-8">
            <DayTop entries={entries} days={days} goals={goals} isToday={day === today} />
            <MealBlocks
              entries={entries}
              onAdd={(slot) => sheets.open('add', slot)}
              onOpen={(id) => sheets.open('entry', id)}
            />
            <CopyButtons day={day} today={today} days={days} />
            <RenderLater turn={1}>
              <Trend days={days} until={day} goals={goals} />
            </RenderLater>
          </div>
          <Sheet aria-labelledby="add" className="hidden gap-5 lg:sticky lg:top-6 lg:grid">
            <h2 id="add" className="text-[1.375rem]">
              {i18n._('diary.add')}
            </h2>
            <AddPanel key={meal} place={place} days={days} onGoTo={sheets.open} />
          </Sheet>
        </div>
      ) : (
        <DataUnavailable
          error={error}
          isOffline={isOffline}
          offlineText={i18n._('diary.offline')}
          failedTitle={i18n._('diary.failed')}
        />
      )}
      {entries && (
        <div className="dock lg:hidden">
          <Button kind="main" size="big" className="w-full" onClick={() => sheets.open('add')}>
            <Icon name="add" />
            {i18n._('diary.add_eaten')}
          </Button>
        </div>
      )}
      {entries && <Sheets sheets={sheets} place={place} entries={entries} days={days} />}
    </main>
  );
}

type SheetsProps = {
  sheets: ReturnType<typeof useSheets>;
  place: Place;
  entries: TrackedDay['entries'];
  days: readonly TrackedDay[];
};

/** The sheet that is open, if one is. */
function Sheets({ sheets, place, entries, days }: SheetsProps) {
  const { i18n } = useLingui();
  const { day } = place;
  return (
    <>
      {sheets.name === 'add' && (
        <UpSheet
          title={sheets.meal ? i18n._(ADD_TO_MEAL[sheets.meal]) : i18n._('diary.what')}
          onClose={sheets.close}
        >
          <AddPanel place={place} days={days} onGoTo={sheets.open} onAdded={sheets.close} />
        </UpSheet>
      )}
      {sheets.name === 'own' && <OwnDish place={place} name={sheets.dish} onClose={sheets.close} />}
      {sheets.name === 'entry' && (
        <EntrySheet
          day={day}
          entry={entries.find(({ id }) => id === sheets.subject)}
          date={dateOf(i18n, day, { weekday: 'long', day: 'numeric', month: 'long' })}
          onClose={sheets.close}
        />
      )}
      {sheets.name === 'scan' && (
        <Suspense>
          <Scanner place={place} onClose={sheets.close} />
        </Suspense>
      )}
    </>
  );
}

const SHEETS = ['add', 'own', 'entry', 'scan'] as const;
type SheetName = (typeof SHEETS)[number];

/** The sheets of the page, of which one is open. Each is a step of the history. */
function useSheets() {
  const add = useOverlay('add');
  const own = useOverlay('own');
  const entry = useOverlay('entry');
  const scan = useOverlay('scan');
  const all = { add, own, entry, scan };
  const name = SHEETS.find((each) => all[each].isOpen);
  const subject = name && all[name].subject;
  // The subject of a sheet that adds something begins with the meal. That of an own dish goes on with what was typed.
  const [slot, ...words] = (name === 'entry' ? '' : (subject ?? '')).split(' ');
  return {
    name,
    subject,
    /** The meal to which something is added, if one was chosen. */
    meal: isSlot(slot) ? slot : undefined,
    /** Name of the own dish, as far as it was typed. */
    dish: words.join(' '),
    open: (next: SheetName, about?: string) => all[next].open(about),
    close: () => name && all[name].close(),
  };
}

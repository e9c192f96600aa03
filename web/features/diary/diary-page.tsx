import { useLingui } from '@lingui/react';
import { lazy, Suspense, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import type { TrackedDay } from '#core/eaten/tracking.ts';
import { useToday } from '../../i18n/use-today.ts';
import { PATHS } from '../../paths.ts';
import { DataUnavailable } from '../../shell/data-unavailable.tsx';
import { BackLink } from '../../shell/navigation/back-link.tsx';
import { RenderLater } from '../../shell/render-later.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useOverlay } from '../../ui/hooks/use-overlay.ts';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { AddPanel } from './add/add-panel.tsx';
import { OwnDish } from './add/own-dish.tsx';
import { CopyButtons } from './day/copy-buttons.tsx';
import { DayNav } from './day/day-nav.tsx';
import { DayProgress } from './day/day-progress.tsx';
import type { Entrance } from './day/day-path.ts';
import { EntrySheet } from './day/entry-sheet.tsx';
import { MealBlocks } from './day/meal-blocks.tsx';
import { GoalsForm } from './goals/goals-form.tsx';
import { ADD_TO_MEAL, isSlot, mealNow } from './entries/meals.ts';
import { dateOf, dayName, shownDay } from './entries/shown-day.ts';
import { Trend } from './trend/trend.tsx';
import { BottomSheet } from '../../ui/bottom-sheet.tsx';
import { useDiary, type Diary } from './entries/use-diary.ts';
import { useFailureToast } from './day/use-failure-toast.ts';
import type { DiaryPlace } from './entries/use-log.ts';

const Scanner = lazy(async () => ({ default: (await import('./scan/scanner.tsx')).Scanner }));

/** Meals of a day, and the trend of the previous days. */
export const DiaryPage = () => <Day entrance="diary" />;

/** The same page, opened for the goals. */
export const NutritionPage = () => <Day entrance="nutrition" />;

function Day({ entrance }: { entrance: Entrance }) {
  const { i18n } = useLingui();
  const today = useToday();
  const [address] = useSearchParams();
  const day = shownDay(address.get('day'), today);
  const diary = useDiary(day, today);
  const { entries, days, goals } = diary;
  useFailureToast(diary, entrance);
  const sheets = useSheets();
  const place = { day, meal: sheets.meal ?? mealNow() };
  const isForGoals = entrance === 'nutrition';
  usePageTitle(isForGoals ? i18n._('nutrition.title') : i18n._('diary.title'));
  return (
    <main
      id="main"
      className={`page grid grow content-start gap-6 pb-10 md:gap-8 ${isForGoals ? 'pt-2' : 'pt-6'}`}
    >
      <div className="grid gap-2">
        {isForGoals && <BackLink to={PATHS.home} />}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h1>{isForGoals && day === today ? i18n._('nutrition.heading') : dayName(i18n, day, today)}</h1>
          <DayNav day={day} today={today} entrance={entrance} />
        </div>
      </div>
      <div className={`grid gap-8 lg:grid-rows-[auto_1fr] lg:items-start ${COLUMNS[entrance]}`}>
        {entries ? (
          <DayProgress {...diary} entries={entries} day={day} entrance={entrance} />
        ) : (
          <NoDay {...diary} />
        )}
        {isForGoals && goals && (
          <GoalsForm goals={goals.active} className="lg:sticky lg:top-6 lg:order-first lg:row-span-2" />
        )}
        {!isForGoals && entries && (
          <AddBeside key={place.meal} place={place} days={days} onGoTo={sheets.open} />
        )}
        {entries && (
          <div className="grid min-w-0 gap-8">
            <MealBlocks
              entries={entries}
              onAdd={(slot) => sheets.open('add', slot)}
              onOpen={(id) => sheets.open('entry', id)}
            />
            <CopyButtons day={day} today={today} days={days} />
            <RenderLater turn={1}>
              <Trend days={days} until={day} goals={goals?.active} />
            </RenderLater>
          </div>
        )}
      </div>
      {isForGoals && <ToRecipes />}
      {!isForGoals && entries && <AddDock onAdd={() => sheets.open('add')} />}
      {entries && <Sheets sheets={sheets} place={place} entries={entries} days={days} />}
    </main>
  );
}

function ToRecipes() {
  const { i18n } = useLingui();
  return (
    <RenderLater turn={2}>
      <ButtonLink to={PATHS.home} className="justify-self-center">
        {i18n._('nutrition.back')}
      </ButtonLink>
    </RenderLater>
  );
}

function AddDock({ onAdd }: { onAdd: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="dock lg:hidden">
      <Button kind="main" size="big" className="w-full" onClick={onAdd}>
        <Icon name="add" />
        {i18n._('diary.add_eaten')}
      </Button>
    </div>
  );
}

/** Column beside the day: adding an entry on the diary, the goals on the nutrition page. */
const COLUMNS: Readonly<Record<Entrance, string>> = {
  diary: 'lg:grid-cols-[7fr_5fr]',
  nutrition: 'lg:grid-cols-[5fr_7fr]',
};

function NoDay({ error, isOffline }: Diary) {
  const { i18n } = useLingui();
  return (
    <DataUnavailable
      error={error}
      isOffline={isOffline}
      offlineText={i18n._('diary.offline')}
      failedTitle={i18n._('tracking.failed')}
    />
  );
}

/** Panel for new entries on wide screens; narrow ones have a button. */
function AddBeside(panel: ComponentProps<typeof AddPanel>) {
  const { i18n } = useLingui();
  return (
    <Sheet aria-labelledby="add" className="hidden gap-5 lg:sticky lg:top-6 lg:row-span-2 lg:grid">
      <h2 id="add" className="text-[1.375rem]">
        {i18n._('diary.add')}
      </h2>
      <AddPanel {...panel} />
    </Sheet>
  );
}

type SheetsProps = {
  sheets: ReturnType<typeof useSheets>;
  place: DiaryPlace;
  entries: TrackedDay['entries'];
  days: readonly TrackedDay[];
};

function Sheets({ sheets, place, entries, days }: SheetsProps) {
  const { i18n } = useLingui();
  const { day } = place;
  return (
    <>
      {sheets.name === 'add' && (
        <BottomSheet
          title={sheets.meal ? i18n._(ADD_TO_MEAL[sheets.meal]) : i18n._('diary.what')}
          onClose={sheets.close}
        >
          <AddPanel place={place} days={days} onGoTo={sheets.open} onAdded={sheets.close} />
        </BottomSheet>
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

/** Sheets of the page, of which one is open at most. Each is a history entry. */
function useSheets() {
  const add = useOverlay('add');
  const own = useOverlay('own');
  const entry = useOverlay('entry');
  const scan = useOverlay('scan');
  const all = { add, own, entry, scan };
  const name = SHEETS.find((each) => all[each].isOpen);
  const subject = name && all[name].subject;
  // The subject of an adding sheet is the meal, followed by the typed name of an own dish.
  const [slot, ...words] = (name === 'entry' ? '' : (subject ?? '')).split(' ');
  return {
    name,
    subject,
    /** Chosen meal of the new entry. */
    meal: isSlot(slot) ? slot : undefined,
    /** Typed name of the own dish. */
    dish: words.join(' '),
    open: (next: SheetName, about?: string) => all[next].open(about),
    close: () => name && all[name].close(),
  };
}

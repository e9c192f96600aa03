import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { toldSlot } from '#core/diary/told-slot.ts';
import type { TrackedDay } from '#core/eaten/tracking.ts';
import type { Slot } from '#core/week/meal.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice as ChoiceOf } from '../../../ui/forms/choice.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Choice } from '../entries/choices.ts';
import type { DiaryPlace } from '../entries/use-log.ts';
import { useLog } from '../entries/use-log.ts';
import { DescribedMeal } from './described-meal.tsx';
import { Hit } from './hit.tsx';
import { useDescribed } from './use-described.ts';
import { useFound, type Shown } from './use-found.ts';

type AddPanelProps = {
  place: DiaryPlace;
  days: readonly TrackedDay[];
  onGoTo: (sheet: 'own' | 'scan', about?: string) => void;
  onAdded?: () => void;
};

/** Finds and logs items: usual amounts with one press, others by a form, whole meals by a description. */
export function AddPanel({ place: opened, days, onGoTo, onAdded }: AddPanelProps) {
  const [typed, setTyped] = useState('');
  const [before, setBefore] = useState<Slot>();
  const { text: food, slot } = toldSlot(typed);
  const meal = slot ?? before ?? opened.meal;
  const place = { ...opened, meal };
  const described = useDescribed(food, slot !== undefined, days);
  const goOn = (text = '') => {
    setTyped(text);
    // The rest of a sentence belongs to the sentence's meal.
    setBefore(text === '' ? undefined : meal);
    if (text === '') onAdded?.();
  };
  return (
    <div className="grid gap-4">
      <SearchField typed={typed} onType={setTyped} />
      <Ways onScan={() => onGoTo('scan', meal)} onOwn={() => onGoTo('own', `${meal} ${food.trim()}`)} />
      {described.length > 0 ? (
        <DescribedMeal place={place} meal={described} onLeft={goOn} />
      ) : (
        <Found place={place} days={days} typed={food} onAdded={() => goOn()} />
      )}
    </div>
  );
}

type FoundProps = Pick<AddPanelProps, 'place' | 'days'> & { typed: string; onAdded: () => void };

/** Items that match the typed name, or recent ones. */
function Found({ place, days, typed, onAdded }: FoundProps) {
  const { i18n } = useLingui();
  const { log } = useLog();
  const [shown, setShown] = useState<Shown>('recent');
  const [opened, setOpened] = useState<string>();
  const { choices, isSearch } = useFound(typed, shown, days);
  const add = (choice: Choice, amount = choice.amount, meal = place.meal) => {
    setOpened(undefined);
    onAdded();
    void log(choice, amount, { ...place, meal });
  };
  return (
    <>
      {!isSearch && (
        <ChoiceOf
          label={i18n._('diary.show')}
          options={[
            ['recent', i18n._('diary.recent')],
            ['often', i18n._('diary.often')],
            ['recipes', i18n._('diary.recipes')],
          ]}
          chosen={shown}
          onChoose={setShown}
        />
      )}
      {choices && choices.length > 0 ? (
        <ul aria-label={i18n._('diary.found')} className="grid">
          {choices.map((choice) => (
            <Hit
              key={choice.key}
              choice={choice}
              meal={place.meal}
              isOpen={choice.key === opened}
              onOpen={() => setOpened(choice.key === opened ? undefined : choice.key)}
              onAdd={(amount, meal) => add(choice, amount, meal)}
            />
          ))}
        </ul>
      ) : (
        <p role="status" className="text-sm text-muted">
          {choices && i18n._(isSearch ? NOTHING.search : NOTHING[shown])}
        </p>
      )}
    </>
  );
}

/** Maximum letters of a description of a meal. */
const MOST_LETTERS = 300;

type SearchFieldProps = { typed: string; onType: (text: string) => void };

function SearchField({ typed, onType }: SearchFieldProps) {
  const { i18n } = useLingui();
  return (
    <span className="relative grid items-center">
      <Icon name="search" className="pointer-events-none absolute left-4 text-muted" />
      <input
        type="search"
        value={typed}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={i18n._('diary.what')}
        placeholder={i18n._('diary.what_example')}
        onChange={({ target }) => onType(target.value)}
        className="min-h-13 w-full rounded-pill border-[1.5px] border-edge bg-surface py-2 pr-4 pl-12 focus-visible:rounded-pill"
      />
    </span>
  );
}

function Ways({ onScan, onOwn }: { onScan: () => void; onOwn: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap gap-2 *:grow *:px-3 max-[22rem]:*:text-sm">
      <Button onClick={onScan}>
        <Icon name="barcode" />
        {i18n._('diary.scan')}
      </Button>
      <Button onClick={onOwn}>
        <Icon name="bowl" />
        {i18n._('diary.own_dish')}
      </Button>
    </div>
  );
}

const NOTHING = {
  search: /*i18n*/ 'diary.nothing_found',
  recent: /*i18n*/ 'diary.no_recent',
  often: /*i18n*/ 'diary.no_often',
  recipes: /*i18n*/ 'diary.no_recipes',
};

import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { likelyEnergy } from '#core/diary/likely-energy.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { energyText } from '../../../eaten/energy-text.ts';
import { hidesEnergy } from '../../../offline/hidden-energy.ts';
import type { Choice } from '../entries/choices.ts';
import { ADD_TO_MEAL } from '../entries/meals.ts';
import { useLog, type DiaryPlace } from '../entries/use-log.ts';
import { Hit } from './hit.tsx';
import type { Described } from './use-described.ts';

type DescribedMealProps = {
  place: DiaryPlace;
  meal: readonly Described[];
  /** Called with the remaining text: the things that were not added, or the thing to search for. */
  onLeft: (text: string) => void;
};

/** The things of a described meal. The user corrects and adds each alone, or adds all known ones at once. */
export function DescribedMeal({ place, meal, onLeft }: DescribedMealProps) {
  const { i18n } = useLingui();
  const { log, logAll } = useLog();
  const [opened, setOpened] = useState<number>();
  const known = meal.flatMap(({ choice }) => choice ?? []);
  return (
    <div className="grid gap-4">
      <ul aria-label={i18n._('diary.described')} className="grid">
        {meal.map((each, at) => {
          const { written, words, choice } = each;
          return choice ? (
            <Hit
              key={written}
              choice={choice}
              aside={rangeText(i18n, [each])}
              meal={place.meal}
              isOpen={at === opened}
              onOpen={() => setOpened(at === opened ? undefined : at)}
              onAdd={(amount = choice.amount, slot = place.meal) => {
                setOpened(undefined);
                onLeft(textOf(meal.filter((_, other) => other !== at)));
                void log(choice, amount, { ...place, meal: slot });
              }}
            />
          ) : (
            <Unknown key={written} words={words} onSearch={() => onLeft(words)} />
          );
        })}
      </ul>
      {known.length > 0 && (
        <p className="text-sm text-muted first-letter:uppercase empty:hidden">{rangeText(i18n, meal)}</p>
      )}
      {known.length > 0 && (
        <Button
          kind="main"
          size="big"
          onClick={() => {
            onLeft(textOf(meal.filter(({ choice }) => !choice)));
            void logAll(known, place);
          }}
        >
          {[i18n._(ADD_TO_MEAL[place.meal]), energyText(i18n, energyOf(known))].filter(Boolean).join(' · ')}
        </Button>
      )}
    </div>
  );
}

const textOf = (left: readonly Described[]) => left.map(({ written }) => written).join(', ');

/** Energy of the known things, in kcal; undefined if one of them has unknown energy. */
function energyOf(choices: readonly Choice[]): number | undefined {
  const each = choices.map(({ amount, nutritionOf }) => nutritionOf(amount).calories);
  return each.every((kcal) => kcal !== undefined) ? each.reduce((sum, kcal) => sum + kcal, 0) : undefined;
}

/** Returns a range for the energy of the known things: estimated amounts and dishes are never exact. */
function rangeText(i18n: I18n, meal: readonly Described[]): string {
  const counted = meal.flatMap(({ choice, isGuessed }) => {
    const calories = choice?.nutritionOf(choice.amount).calories;
    return choice && calories !== undefined ? [{ ...choice, isGuessed, calories }] : [];
  });
  const range = likelyEnergy(counted);
  return range && !hidesEnergy() ? i18n._('diary.described.range', range) : '';
}

function Unknown({ words, onSearch }: { words: string; onSearch: () => void }) {
  const { i18n } = useLingui();
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-3 border-b border-line py-1 leading-snug last:border-0">
      <span className="min-w-0 grow basis-32">
        <b className="block font-semibold wrap-anywhere hyphens-auto first-letter:uppercase">{words}</b>
        <span className="text-sm text-muted">{i18n._('diary.described.unknown')}</span>
      </span>
      <Button kind="bare" className="shrink-0" onClick={onSearch}>
        <Icon name="search" />
        {i18n._('diary.described.search')}
      </Button>
    </li>
  );
}

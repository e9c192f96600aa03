import { useLingui } from '@lingui/react';
import { addDays, daysBetween, type LocalDay } from '#core/time.ts';
import { SLOTS, type Meal, type Slot } from '#core/week/meal.ts';
import { screenLanguage } from '../../i18n/language.ts';
import { useToday } from '../../i18n/use-today.ts';
import { Select } from '../../ui/forms/select.tsx';
import { dayText } from './day-text.ts';
import { SLOT_WORD } from './slot-words.ts';

export type MealPlace = Pick<Meal, 'day' | 'slot'>;

/** Number of days offered after the first one. */
const OFFERED = 20;

type PlaceFieldsProps = {
  place: MealPlace;
  from: LocalDay;
  /** True if "no day" is offered too. */
  canWait: boolean;
  onChange: (place: MealPlace) => void;
};

export function PlaceFields({ place, from, canWait, onChange }: PlaceFieldsProps) {
  const { i18n } = useLingui();
  const language = screenLanguage(i18n);
  const today = useToday();
  const word = (day: LocalDay) => {
    const text = dayText(day, language, 'full');
    return day === today ? i18n._('week.today_is', { day: text }) : text;
  };
  const days = daysBetween(from, addDays(from, OFFERED));
  const known = place.day === null || days.includes(place.day) ? days : [place.day, ...days];
  return (
    <>
      <Select
        label={i18n._('week.day')}
        value={place.day ?? ''}
        options={[
          ...(canWait ? [['', i18n._('week.no_day_yet')] as const] : []),
          ...known.map((day) => [day, word(day)] as const),
        ]}
        onChange={(day) => onChange({ ...place, day: day === '' ? null : day })}
      />
      <Select
        label={i18n._('week.slot')}
        value={place.slot}
        options={SLOTS.map((slot) => [slot, i18n._(SLOT_WORD[slot])])}
        onChange={(chosen) => {
          const slot = SLOTS.find((each): each is Slot => each === chosen);
          if (slot) onChange({ ...place, slot });
        }}
      />
    </>
  );
}

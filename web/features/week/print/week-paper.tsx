import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import type { DayRange } from '#core/day-range.ts';
import type { Language } from '#core/language.ts';
import { daysBetween } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import { SLOTS, type Meal } from '#core/week/meal.ts';
import { dayText, rangeText } from '../../../kitchen/planning/day-text.ts';
import { SLOT_WORD } from '../../../kitchen/planning/slot-words.ts';
import type { PlannedRecipes } from '../../../offline/recipes/planned-recipes.ts';
import { useFitOnPage } from '../../../ui/paper/use-fit-on-page.ts';
import { titleOfMeal } from '../plan/week-view.ts';

type WeekPaperProps = {
  meals: readonly Meal[];
  recipes: PlannedRecipes;
  week: DayRange;
  language: Language;
  userId: UserId;
};

/** A week on a sheet of paper, in a type size that makes it fit. */
export function WeekPaper(props: WeekPaperProps) {
  const { i18n } = useLingui();
  const sheet = useRef<HTMLElement>(null);
  const { meals, recipes, week, language } = props;
  useFitOnPage(sheet, [meals, recipes, week.from, language]);
  // Times without meals are left out to save space.
  const slots = SLOTS.filter(
    (slot) =>
      slot === 'dinner' ||
      meals.some(
        (meal) => meal.slot === slot && meal.day !== null && meal.day >= week.from && meal.day <= week.to,
      ),
  );
  const waiting = meals.filter(({ day }) => day === null);
  return (
    <article ref={sheet} className="paper week-paper">
      <h1>
        {i18n._('week.heading')}, {rangeText(week, language)}
      </h1>
      <table>
        <thead>
          <tr>
            <th scope="col">{i18n._('week.day')}</th>
            {slots.map((slot) => (
              <th key={slot} scope="col">
                {i18n._(SLOT_WORD[slot])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {daysBetween(week.from, week.to).map((day) => (
            <tr key={day}>
              <th scope="row">
                {dayText(day, language, 'weekday')}
                <span>{dayText(day, language, 'date')}</span>
              </th>
              {slots.map((slot) => (
                <Cell
                  key={slot}
                  {...props}
                  slot={slot}
                  meals={meals.filter((meal) => meal.day === day && meal.slot === slot)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {waiting.length > 0 && (
        <section>
          <h2>{i18n._('week.tray')}</h2>
          <Dishes {...props} meals={waiting} />
        </section>
      )}
    </article>
  );
}

function Cell({ slot, ...props }: WeekPaperProps & { slot: Meal['slot'] }) {
  const { i18n } = useLingui();
  if (props.meals.length === 0) return <td aria-label={i18n._('week.nothing_on_day')} />;
  return (
    <td>
      <b aria-hidden="true">{i18n._(SLOT_WORD[slot])}</b>
      <Dishes {...props} />
    </td>
  );
}

function Dishes({ meals, ...view }: WeekPaperProps) {
  const { i18n } = useLingui();
  return (
    <ul>
      {meals.map((meal) => {
        const { text, language } = titleOfMeal(meal, view);
        return (
          <li key={meal.id} lang={language}>
            {text}
            <span lang={view.language}>
              {meal.leftoversOf === undefined
                ? i18n._('week.for', { servings: meal.servings })
                : i18n._('week.leftovers')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { LOCALE } from '#core/language.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { localDay } from '#core/time.ts';
import { timeZone, screenLanguage } from '../../../i18n/language.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useCookMark } from './use-cook-mark.ts';
import { NotesField } from './notes-field.tsx';
import { Stars } from './stars.tsx';
import { TagsField } from './tags-field.tsx';
import { usePersonal } from './use-personal.ts';

/** Cook count, rating, notes and tags. Only the user sees them. */
export function PersonalPanel({ recipe }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const change = usePersonal(recipe);
  const { isCookedToday } = useCookMark(recipe);
  const [hasWords] = useState(() => Boolean(recipe.notes) || (recipe.tags ?? []).length > 0);
  return (
    <Sheet aria-labelledby="personal" className="grid content-start gap-5">
      <div className="grid gap-1">
        <h2 id="personal" className="text-[1.375rem]">
          {i18n._('personal.title')}
        </h2>
        <Cooked recipe={recipe} />
      </div>
      {/* If cooked today, the panel of the cook mark asks for the rating. */}
      {!isCookedToday && <Stars rating={recipe.rating} onRate={(rating) => void change({ rating })} />}
      <details open={hasWords} className="group">
        <summary className="flex min-h-11 list-none items-center gap-3 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
          <span className="grow">{i18n._('personal.notes_and_tags')}</span>
          <Icon name="down" className="transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <div className="grid gap-5 pt-2">
          <NotesField recipe={recipe} />
          <TagsField recipe={recipe} />
        </div>
      </details>
    </Sheet>
  );
}

/** "Cooked 7 times, last in May". */
function Cooked({ recipe: { timesCooked = 0, cookedAt } }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const today = useToday();
  if (timesCooked === 0) return <p className="text-sm text-muted">{i18n._('personal.never_cooked')}</p>;
  // The user has removed a mark, and the server has not sent the new latest one.
  if (cookedAt === undefined)
    return <p className="text-sm text-muted">{i18n._('personal.cooked_times', { times: timesCooked })}</p>;
  const isThisYear = localDay(cookedAt, timeZone()).slice(0, 4) === today.slice(0, 4);
  const month = new Intl.DateTimeFormat(LOCALE[screenLanguage(i18n)], {
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(cookedAt);
  return <p className="text-sm text-muted">{i18n._('personal.cooked', { times: timesCooked, month })}</p>;
}

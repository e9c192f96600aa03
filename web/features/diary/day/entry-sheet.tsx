import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import type { CookedEntry, TrackingEntry } from '#core/eaten/tracking.ts';
import type { DiaryEntry } from '#core/diary/diary-entry.ts';
import type { LocalDay } from '#core/time.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import { screenLanguage } from '../../../i18n/language.ts';
import { useCookOf } from '../../../offline/recipes/use-cook-of.ts';
import { useTitle } from '../../../offline/recipes/use-title.ts';
import { recipePath } from '../../../paths.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTakeBack } from '../../../eaten/use-take-back.ts';
import { MealSelect, PortionForm } from '../add/portion-form.tsx';
import { mealOf } from '../entries/meals.ts';
import { choiceOfEntry } from '../entries/choices.ts';
import { StarButton } from '../entries/star-button.tsx';
import { BottomSheet } from '../../../ui/bottom-sheet.tsx';
import { useLog } from '../entries/use-log.ts';
import { useProducts } from '../entries/use-products.ts';
import { Values } from '../entries/values.tsx';

type EntrySheetProps = {
  day: LocalDay;
  /** Undefined after removal. */
  entry: TrackingEntry | undefined;
  date: string;
  onClose: () => void;
};

export function EntrySheet({ entry, ...rest }: EntrySheetProps) {
  const isGone = entry === undefined;
  const close = useEffectEvent(rest.onClose);
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  if (!entry) return null;
  return entry.type === 'diary' ? <Logged {...rest} entry={entry} /> : <Cooked {...rest} entry={entry} />;
}

type OfEntry<Entry> = Omit<EntrySheetProps, 'entry'> & { entry: Entry };

function Logged({ day, entry, date, onClose }: OfEntry<DiaryEntry>) {
  const { i18n } = useLingui();
  const { change, remove } = useLog();
  const products = useProducts([entry]);
  const language = screenLanguage(i18n);
  const choice = products && choiceOfEntry(entry, language, products);
  const { source } = entry;
  return (
    <BottomSheet title={entry.name} onClose={onClose}>
      <div className="-mt-4 flex min-h-11 items-center justify-between gap-3">
        <p className="text-sm text-muted">{date}</p>
        {choice && <StarButton choice={choice} />}
      </div>
      {choice && (
        <PortionForm
          choice={choice}
          meal={entry.meal}
          label={() => i18n._('diary.save')}
          onSubmit={(amount, meal) => {
            onClose();
            void change({ entry, day, choice, amount, meal });
          }}
        />
      )}
      <Values values={entry} product={'barcode' in source ? products?.get(source.barcode) : undefined} />
      {'recipeId' in source && <RecipeLink id={source.recipeId} />}
      <Button
        kind="danger"
        onClick={() => {
          onClose();
          void remove(entry, day);
        }}
      >
        {i18n._('diary.remove')}
      </Button>
    </BottomSheet>
  );
}

/** Link to a recipe. A diary entry does not store the recipe's owner, so the link looks the cook up. */
function RecipeLink({ id }: { id: RecipeId }) {
  const { i18n } = useLingui();
  return (
    <Link to={recipePath(id, useCookOf(useUser().id, id))} replace className={LINK}>
      {i18n._('diary.open_recipe')}
    </Link>
  );
}

const LINK = 'inline-flex min-h-11 items-center justify-self-start';

function Cooked({ day, entry, date, onClose }: OfEntry<CookedEntry>) {
  const { i18n } = useLingui();
  const takeBack = useTakeBack(day, entry);
  const { move } = useLog();
  const { text: title } = useTitle(useUser().id, { id: entry.recipeId, title: entry.title });
  return (
    <BottomSheet title={title} onClose={onClose}>
      <p className="-mt-4 text-sm text-muted">{date}</p>
      <p>{i18n._('diary.cooked_text')}</p>
      <MealSelect
        meal={mealOf(entry)}
        onChoose={(meal) => {
          onClose();
          void move(entry, { day, meal });
        }}
      />
      <Values values={entry} />
      <RecipeLink id={entry.recipeId} />
      <Button
        kind="danger"
        onClick={() => {
          onClose();
          void takeBack();
        }}
      >
        {i18n._('diary.remove')}
      </Button>
    </BottomSheet>
  );
}

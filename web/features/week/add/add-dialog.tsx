import { useLingui } from '@lingui/react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { UserId } from '#core/user-id.ts';
import type { NewMeal } from '#core/week/copy-week.ts';
import { PlaceFields, type MealPlace } from '../../../kitchen/planning/place-fields.tsx';
import { newMealId } from '../../../kitchen/use-week.ts';
import type { LibraryCard } from '../../../library/questions.ts';
import { useLibrary } from '../../../library/use-library.ts';
import { keyOf } from '../../../offline/entries.ts';
import { readableRecipeOf } from '../../../offline/recipes/member-recipes.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PhotoPair } from '../../../ui/photo-pair.tsx';
import type { WeekView } from '../plan/week-view.ts';

type AddDialogProps = {
  /** Default day and time. */
  place: MealPlace;
  eaters: number;
  view: WeekView;
  onClose: () => void;
};

/** Maximum number of shown recipes. The search finds all. */
const MOST = 24;

/** Servings of recipes that are not on the device. */
const USUAL = 2;

/** Plans one or several recipes of the library, or anything that the user types. */
export function AddDialog({ place: wanted, eaters, view, onClose }: AddDialogProps) {
  const { i18n } = useLingui();
  const { userId, week, today, planner } = view;
  const client = useQueryClient();
  const [place, setPlace] = useState(wanted);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const q = useDeferredValue(typed.trim());
  const addText = () => {
    onClose();
    void planner.add([{ id: newMealId(), ...place, title: typed.trim(), servings: eaters }]);
  };
  const addChosen = async () => {
    onClose();
    await planner.add(
      await Promise.all([...chosen.values()].map((card) => mealOf(card, place, { userId, client }))),
    );
  };
  return (
    <Dialog title={i18n._('week.add_title')} onClose={onClose}>
      <Field
        type="search"
        label={i18n._('week.what')}
        placeholder={i18n._('week.what_hint')}
        value={typed}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed.trim() !== '' && (
        <Button kind="line" className="justify-self-start text-left" onClick={addText}>
          <Icon name="add" />
          <span className="min-w-0 wrap-anywhere">{i18n._('week.add_text', { text: typed.trim() })}</span>
        </Button>
      )}
      <Recipes q={q} userId={userId} chosen={chosen} onChoose={setChosen} />
      <PlaceFields
        place={place}
        from={week.from < today && today <= week.to ? today : week.from}
        canWait
        onChange={setPlace}
      />
      <DialogActions>
        <Button onClick={onClose}>{i18n._('close')}</Button>
        <Button kind="main" disabled={chosen.size === 0} onClick={() => void addChosen()}>
          {i18n._('week.plan_dishes', { count: chosen.size })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type RecipesProps = { q: string; userId: UserId; chosen: Chosen; onChoose: (chosen: Chosen) => void };

/** Recipes that match the search. */
function Recipes({ q, userId, chosen, onChoose }: RecipesProps) {
  const { i18n } = useLingui();
  const { page } = useLibrary(userId, q === '' ? {} : { q }, { offset: 0, limit: MOST });
  if (!page) return null;
  if (page.cards.length === 0)
    return (
      <p className="text-sm text-muted">
        {page.all === 0 ? i18n._('week.no_recipes') : i18n._('week.none_found')}
      </p>
    );
  return (
    <ul aria-label={i18n._('week.recipes')} className="-mx-2 grid max-h-72 overflow-y-auto">
      {page.cards.map((card) => (
        <Row
          key={keyOf(card)}
          card={card}
          isChosen={chosen.has(keyOf(card))}
          onToggle={() => onChoose(toggled(chosen, card))}
        />
      ))}
    </ul>
  );
}

/** Recipes by their keys, in the order of choice. */
type Chosen = ReadonlyMap<string, LibraryCard>;

type RowProps = { card: LibraryCard; isChosen: boolean; onToggle: () => void };

const Row = ({ card: { title, language, imageUrls, dishKind }, isChosen, onToggle }: RowProps) => (
  <li>
    <label className="flex min-h-14 cursor-pointer flex-wrap items-center gap-3 rounded-sm px-2 py-1 hover:bg-sunken">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-basil"
        checked={isChosen}
        onChange={onToggle}
      />
      <PhotoPair
        urls={imageUrls.slice(0, 1)}
        {...(imageUrls.length === 0 && { dish: dishKind })}
        className="size-12 shrink-0 rounded-[0.5rem]"
      />
      <span lang={language} className="min-w-0 grow basis-32 leading-snug wrap-anywhere hyphens-auto">
        {title}
      </span>
    </label>
  </li>
);

function toggled(chosen: Chosen, card: LibraryCard): Chosen {
  const next = new Map(chosen);
  if (!next.delete(keyOf(card))) next.set(keyOf(card), card);
  return next;
}

async function mealOf(
  { id, cookId, title }: LibraryCard,
  place: MealPlace,
  { userId, client }: { userId: UserId; client: QueryClient },
): Promise<NewMeal> {
  const recipe = await readableRecipeOf(userId, { id, cookId }, client).read();
  return {
    id: newMealId(),
    ...place,
    // The original title, because each screen translates it.
    title: recipe?.title ?? title,
    servings: recipe?.servings ?? USUAL,
    recipeId: id,
    cookId: cookId ?? userId,
  };
}

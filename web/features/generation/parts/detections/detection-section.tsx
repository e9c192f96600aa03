import { useLingui } from '@lingui/react';
import { useId } from 'react';
import type { FoodId } from '#core/nutrition/food.ts';
import { isRuledOut } from '#core/recipe/ruled-out.ts';
import { useAvoided } from '#web/features/avoid/data/use-preferences.ts';
import { preferredLanguage } from '#web/shared/i18n/language.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Sheet } from '#web/shared/ui/sheet.tsx';
import { useOverlay } from '#web/shared/ui/hooks/use-overlay.ts';
import { FoodDialog } from './food-dialog.tsx';
import type { FoodOnTable } from '#web/shared/platform/storage/schema.ts';
import { withAdded, withRemoved, withTapped } from '../../data/detections/detected-foods.ts';
import { DetectionRow } from './detection-row.tsx';
import { foodWordWithin } from '../../data/detections/food-words.ts';
import type { Photo } from '../../data/detections/use-photos.ts';
import { ADDED, type Detections } from '../../data/detections/use-detections.ts';

type DetectionSectionProps = {
  photos: readonly Photo[];
  detections: Detections;
  /** The user has to name foods before a recipe can be generated. */
  needsFoods: boolean;
};

/** Foods on the table by photo, to be checked before a recipe is charged. */
export function DetectionSection({ photos, detections, needsFoods }: DetectionSectionProps) {
  const { i18n } = useLingui();
  const title = useId();
  const dialog = useOverlay('food');
  const { update, detectionOf } = detections;
  const foods = [...photos.map(({ id }) => id), ADDED].flatMap(
    (id) => detectionOf(id)?.foods.map((item) => ({ id, item })) ?? [],
  );
  const changed = foods.find(({ item }) => item.key === dialog.subject);
  const isAvoided = useIsAvoided();
  const row = (id: string) => ({
    detection: detectionOf(id),
    isAvoided,
    field: {
      fields: detections.fields,
      typed: detections.typedIn(id),
      onType: (text: string) => detections.type(id, text),
    },
    onAdd: (correction: Parameters<typeof withAdded>[1]) => update(id, (held) => withAdded(held, correction)),
    onTap: (item: FoodOnTable) => update(id, (held) => withTapped(held, item)),
    onRemove: (item: FoodOnTable) => update(id, (held) => withRemoved(held, item)),
    onChange: (item: FoodOnTable) => dialog.open(item.key),
  });
  const unknown = photos.find(({ id }) => detectionOf(id)?.foods.length === 0)?.id ?? ADDED;
  const focusedId = needsFoods ? unknown : undefined;
  return (
    <Sheet aria-labelledby={title} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={title} className="text-lg">
          {i18n._('detection.title')}
        </h2>
        {detections.hasGuesses && (
          <Button kind="line" onClick={detections.confirmAll}>
            <Icon name="check" />
            {i18n._('detection.confirm_all')}
          </Button>
        )}
      </div>
      {photos.map(({ id, url }, index) => (
        <DetectionRow key={id} photo={{ url, number: index + 1 }} isFocused={id === focusedId} {...row(id)} />
      ))}
      <DetectionRow isFocused={focusedId === ADDED} {...row(ADDED)} />
      <Advice
        detections={detections}
        avoided={foods.filter(({ item }) => isAvoided(item)).map(({ item }) => item.food)}
      />
      {changed && (
        <FoodDialog
          item={changed.item}
          onClose={dialog.close}
          onUpdate={(next) => {
            update(changed.id, next);
            dialog.close();
          }}
        />
      )}
    </Sheet>
  );
}

/** Returns whether the user does not eat one of the foods that may go into the recipe. */
function useIsAvoided(): (item: FoodOnTable) => boolean {
  const avoided = useAvoided();
  return ({ food, state }) => state !== 'removed' && isRuledOut({ foods: [food] }, avoided);
}

type AdviceProps = { detections: Detections; avoided: readonly FoodId[] };

/** Says what a recipe is made from, and what it leaves out. */
function Advice({ detections: { hasTicks, hasGuesses }, avoided }: AdviceProps) {
  const { i18n } = useLingui();
  const foods = [...new Set(avoided)].map((food) => foodWordWithin(food, preferredLanguage()));
  return (
    <>
      <p role="status" className="max-w-none text-sm text-muted empty:hidden">
        {hasTicks && i18n._('detection.binding')}
        {hasGuesses && ` ${i18n._(hasTicks ? /*i18n*/ 'detection.rest' : /*i18n*/ 'detection.guesses')}`}
      </p>
      <p role="status" className="max-w-none text-sm text-on-danger-soft empty:hidden">
        {foods.length > 0 && i18n._('detection.avoided', { foods: foods.join(', ') })}
      </p>
    </>
  );
}

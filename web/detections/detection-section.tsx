import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { mayBeEaten } from '#core/recipe/may-be-eaten.ts';
import { useAvoided } from '../generation/use-preferences.ts';
import { preferredLanguage } from '../i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useOverlay } from '../ui/hooks/use-overlay.ts';
import { FoodDialog } from './food-dialog.tsx';
import type { FoodOnTable } from '../offline/schema.ts';
import { withAdded, withRemoved, withCorrection, withTapped } from './detected-foods.ts';
import { DetectionRow } from './detection-row.tsx';
import { foodWordWithin } from './food-words.ts';
import type { Photo } from './use-photos.ts';
import { ADDED, type Detections } from './use-detections.ts';

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
  const avoided = useAvoided();
  const isAvoided = ({ food, state }: FoodOnTable) =>
    state !== 'removed' && !mayBeEaten({ foods: [food] }, avoided);
  const avoidedFoods = new Set(foods.filter(({ item }) => isAvoided(item)).map(({ item }) => item.food));
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
      <p role="status" className="max-w-none text-sm text-muted empty:hidden">
        {detections.hasTicks
          ? i18n._('detection.binding')
          : detections.hasGuesses && i18n._('detection.guesses')}
      </p>
      <p role="status" className="max-w-none text-sm text-on-danger-soft empty:hidden">
        {avoidedFoods.size > 0 &&
          i18n._('detection.avoided', {
            foods: [...avoidedFoods].map((food) => foodWordWithin(food, preferredLanguage())).join(', '),
          })}
      </p>
      {changed && (
        <FoodDialog
          item={changed.item}
          onClose={dialog.close}
          onCorrect={(correction) => {
            update(changed.id, (held) => withCorrection(held, changed.item, correction));
            dialog.close();
          }}
          onRemove={() => {
            update(changed.id, (held) => withRemoved(held, changed.item));
            dialog.close();
          }}
        />
      )}
    </Sheet>
  );
}

import { useLingui } from '@lingui/react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { FoodDialog } from './food-dialog.tsx';
import { withAdded, withRemoved, withCorrection, withTapped, type FoodOnTable } from './detected-foods.ts';
import { DetectionRow } from './detection-row.tsx';
import type { Photo } from '../photos/use-photos.ts';
import { ADDED, type Detections } from './use-detections.ts';

type DetectionSectionProps = {
  photos: readonly Photo[];
  detections: Detections;
  /** The cook has to say what there is before anything can be written. */
  isAsked: boolean;
};

/** The foods on the table, photo by photo, for the cook to look at before a recipe is spent. */
export function DetectionSection({ photos, detections, isAsked }: DetectionSectionProps) {
  const { i18n } = useLingui();
  const title = useId();
  const [changed, setChanged] = useState<{ readonly id: string; readonly seen: FoodOnTable }>();
  const opener = useRef<Element>(null);
  const { change, detectionOf } = detections;
  const close = () => {
    setChanged(undefined);
    // The dialog goes with the next drawing, and the focus with it.
    requestAnimationFrame(() => opener.current instanceof HTMLElement && opener.current.focus());
  };
  const row = (id: string) => ({
    detection: detectionOf(id),
    fields: detections.fields,
    onAdd: (said: Parameters<typeof withAdded>[1]) => change(id, (held) => withAdded(held, said)),
    onTap: (seen: FoodOnTable) => change(id, (held) => withTapped(held, seen)),
    onRemove: (seen: FoodOnTable) => change(id, (held) => withRemoved(held, seen)),
    onChange: (seen: FoodOnTable) => {
      opener.current = document.activeElement;
      setChanged({ id, seen });
    },
  });
  const unknown = photos.find(({ id }) => detectionOf(id)?.foods.length === 0)?.id ?? ADDED;
  const asked = isAsked ? unknown : undefined;
  return (
    <Sheet aria-labelledby={title} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={title} className="text-lg">
          {i18n._('seen.title')}
        </h2>
        {detections.hasGuesses && (
          <Button kind="line" onClick={detections.confirmAll}>
            <Icon name="check" />
            {i18n._('seen.all')}
          </Button>
        )}
      </div>
      {photos.map(({ id, url }, index) => (
        <DetectionRow key={id} photo={{ url, number: index + 1 }} isAsked={id === asked} {...row(id)} />
      ))}
      <DetectionRow isAsked={asked === ADDED} {...row(ADDED)} />
      <p role="status" className="max-w-none text-sm text-muted empty:hidden">
        {detections.hasTicks ? i18n._('seen.binding') : detections.hasGuesses && i18n._('seen.guesses')}
      </p>
      {changed && (
        <FoodDialog
          seen={changed.seen}
          onClose={close}
          onSay={(said) => {
            change(changed.id, (held) => withCorrection(held, changed.seen, said));
            close();
          }}
        />
      )}
    </Sheet>
  );
}

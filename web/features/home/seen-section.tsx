import { useLingui } from '@lingui/react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FoodChip } from './food-chip.tsx';
import { FoodDialog } from './food-dialog.tsx';
import { EMPTY_SIGHT, withAdded, withRemoved, withSaid, type PhotoSight, type Seen } from './seen-foods.ts';
import type { Photo } from './use-photos.ts';
import { ADDED, type Sights } from './use-sights.ts';

type SeenSectionProps = { photos: readonly Photo[]; sights: Sights };

/** What the dialog is open for. */
type Asked = { readonly id: string; readonly seen?: Seen };

/** What was seen in each photo, for the cook to correct before a recipe is spent. */
export function SeenSection({ photos, sights }: SeenSectionProps) {
  const { i18n } = useLingui();
  const title = useId();
  const [asked, setAsked] = useState<Asked>();
  const opener = useRef<Element>(null);
  const ask = (next: Asked) => {
    opener.current = document.activeElement;
    setAsked(next);
  };
  const close = () => {
    setAsked(undefined);
    // The dialog goes with the next drawing, and the focus with it.
    requestAnimationFrame(() => opener.current instanceof HTMLElement && opener.current.focus());
  };
  const { change, sightOf } = sights;
  const row = (id: string, label: string, sight: PhotoSight | undefined) => (
    <SeenRow
      key={id}
      label={label}
      sight={sight}
      onAsk={(seen) => ask({ id, seen })}
      onConfirm={(seen) => change(id, (held) => withSaid(held, seen, seen))}
      onRemove={(seen) => change(id, (held) => withRemoved(held, seen))}
    />
  );
  return (
    <section aria-labelledby={title} className="grid gap-3">
      <h2 id={title} className="text-lg">
        {i18n._('seen.title')}
      </h2>
      {photos.map(({ id }, index) => row(id, i18n._('seen.photo', { number: index + 1 }), sightOf(id)))}
      {sightOf(ADDED) && row(ADDED, i18n._('seen.added'), sightOf(ADDED))}
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="line" onClick={() => ask({ id: ADDED })}>
          <Icon name="add" />
          {i18n._('seen.add')}
        </Button>
        <p className="min-w-0 flex-1 text-sm text-muted">{i18n._('seen.binding')}</p>
      </div>
      {asked && (
        <FoodDialog
          seen={asked.seen}
          onClose={close}
          onSay={(said) => {
            const { id, seen } = asked;
            change(id, (held) => (seen ? withSaid(held, seen, said) : withAdded(held, said)));
            close();
          }}
        />
      )}
    </section>
  );
}

type SeenRowProps = {
  label: string;
  /** Nothing while it is still looked at. */
  sight: PhotoSight | undefined;
  onAsk: (seen: Seen) => void;
  onConfirm: (seen: Seen) => void;
  onRemove: (seen: Seen) => void;
};

function SeenRow({ label, sight, onAsk, onConfirm, onRemove }: SeenRowProps) {
  const { i18n } = useLingui();
  const { foods, mayBeMore } = sight ?? EMPTY_SIGHT;
  return (
    <div className="grid gap-1">
      <h3 className="text-sm font-semibold">{label}</h3>
      <div role="status" className="text-sm text-muted">
        {!sight && (
          <span className="inline-flex items-center gap-2">
            <Spinner />
            {i18n._('seen.looking')}
          </span>
        )}
        {sight && foods.length === 0 && i18n._('seen.nothing')}
        {mayBeMore && i18n._('seen.more')}
      </div>
      {foods.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {foods.map((seen) => (
            <FoodChip
              key={seen.key}
              seen={seen}
              onConfirm={() => onConfirm(seen)}
              onChange={() => onAsk(seen)}
              onRemove={() => onRemove(seen)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

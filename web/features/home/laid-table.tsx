import { useLingui } from '@lingui/react';
import { OwnRecipesHint } from './recipes/own-recipes-hint.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { PhotoTable } from './photos/photo-table.tsx';
import type { PhotoSources } from './photos/photo-buttons.tsx';
import type { useTable } from './use-table.ts';

/** Loaded late: its chunk contains all foods. */
const DetectionSection = lazy(async () => ({
  default: (await import('../../detections/detection-section.tsx')).DetectionSection,
}));

type LaidTableProps = PhotoSources & {
  table: ReturnType<typeof useTable>;
  onGenerate: () => void;
  /** Controls above the button. */
  children: ReactNode;
};

/** The photos and foods on the table, with the button that generates a recipe from them. */
export function LaidTable({ table, onGenerate, children, ...sources }: LaidTableProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-start lg:gap-10">
      <div className="grid gap-6">
        <PhotoTable
          {...sources}
          advice={table.isWithoutFood ? i18n._('home.no_food') : undefined}
          photos={table.photos}
          isPreparing={table.isPreparing}
          onRemove={table.remove}
        />
        <Button kind="bare" className="-mt-3 -ml-3 justify-self-start" onClick={table.clear}>
          <Icon name="close" />
          {i18n._('home.clear')}
        </Button>
        <Suspense fallback={<Sheet aria-busy style={{ minHeight: `${9 + 5 * table.photos.length}rem` }} />}>
          <DetectionSection
            photos={table.photos}
            detections={table.detections}
            needsFoods={table.needsFoods}
          />
        </Suspense>
        <OwnRecipesHint />
      </div>
      <div className="grid gap-4 lg:sticky lg:top-[calc(1.5rem+var(--timers))]">
        {children}
        <div className="dock lg:static lg:mx-0 lg:bg-none lg:p-0">
          <Button
            kind="main"
            size="big"
            className="w-full"
            disabled={table.isPreparing || sources.isDisabled}
            onClick={onGenerate}
          >
            {i18n._('home.generate')}
          </Button>
        </div>
      </div>
    </div>
  );
}

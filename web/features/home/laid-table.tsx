import { useLingui } from '@lingui/react';
import { OwnRecipesHint } from './recipes/own-recipes-hint.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Preferences } from '#core/generation/preferences.ts';
import { contentsOf, useRefusal } from '../../generation/refused-table.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
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
  preferences: Preferences;
  onGenerate: () => void;
  /** Controls above the button. */
  children: ReactNode;
};

/** The photos and foods on the table, with the button that generates a recipe from them. */
export function LaidTable({ table, preferences, onGenerate, children, ...sources }: LaidTableProps) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[7fr_5fr] lg:items-start lg:gap-10">
      <div className="grid gap-6">
        <PhotoTable
          {...sources}
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
        <OwnRecipesHint dayLeft={preferences.dayLeft} />
      </div>
      {/* Has no box on phones, so that the button is visible from the first photo on. */}
      <div className="max-lg:contents lg:sticky lg:top-[calc(1.5rem+var(--timers))] lg:grid lg:gap-4">
        {children}
        <div className="dock grid gap-3 lg:static lg:mx-0 lg:bg-none lg:p-0">
          <TableNote table={table} preferences={preferences} />
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

/** Explains why no recipe could be written, or names the photos without a known food. */
function TableNote({ table, preferences }: Pick<LaidTableProps, 'table' | 'preferences'>) {
  const { i18n } = useLingui();
  const refusal = useRefusal(contentsOf(table.stored, preferences));
  const { unanswered } = table;
  if (refusal) return <Note kind="bad" title={refusal} />;
  if (unanswered.length === 0) return null;
  return (
    <Note
      kind="attention"
      title={i18n._('home.unanswered', { count: unanswered.length, photos: unanswered.join(', ') })}
    >
      {i18n._('home.unanswered.text')}
    </Note>
  );
}

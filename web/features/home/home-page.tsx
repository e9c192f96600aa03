import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { MAX_PHOTOS } from '#core/photo/photo.ts';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/require-user.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useOverlay } from '../../ui/hooks/use-overlay.ts';
import { useOnReturn } from '../../ui/hooks/use-on-return.ts';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { KEEPS_HEIGHT } from '../../ui/hooks/use-full-screen-dialog.ts';
import { usageQuery } from '../../generation/usage-query.ts';
import { usePreferences } from '../../avoided/use-preferences.ts';
import { useGeneration } from '../../generation/generation-provider.tsx';
import { OtherWays } from './add/other-ways.tsx';
import { LaidTable } from './laid-table.tsx';
import { LimitNotice } from './limit-notice.tsx';
import type { PhotoSources } from './photos/photo-buttons.tsx';
import { PhotoPlate } from './photos/photo-plate.tsx';
import { ContinueCooking } from './recipes/continue-cooking.tsx';
import { DayChip, useDayLeft } from './preferences/day-chip.tsx';
import { PreferencesPanel } from './preferences/preferences-panel.tsx';
import { RecentRecipes } from './recipes/recent-recipes.tsx';
import { Suggestion } from './recipes/suggestion.tsx';
import { UsageCard, UsageSkeleton } from './usage-card.tsx';
import { useIncomingFiles } from './photos/use-incoming-files.ts';
import { useLaunchActions } from './use-launch-actions.ts';
import { useTable } from './use-table.ts';
import { PendingGenerations } from './recipes/pending-generations.tsx';

const CameraView = lazy(async () => ({ default: (await import('./photos/camera-view.tsx')).CameraView }));

/** Photos and foods for a new recipe, and the existing recipes. */
export function HomePage() {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const table = useTable();
  const { photos, add } = table;
  const { data: usage } = useQuery({ ...usageQuery(userId), refetchOnMount: 'always' });
  const { isShown: isGenerating } = useGeneration();
  const camera = useOverlay('camera');
  const isLimited = usage !== undefined && usage.recipeCount >= usage.limit;
  const isOver = useIncomingFiles((files) => !isLimited && !camera.isOpen && void add(files));
  useLaunchActions({ onPhotos: (shared) => void add(shared), onCamera: () => camera.open() });
  usePageTitle(i18n._('home.title'));
  useOnReturn(() => void client.invalidateQueries(usageQuery(userId)));

  const sources = {
    isOver,
    isDisabled: isLimited,
    onFiles: (files: File[]) => void add(files),
    onCamera: () => camera.open(),
  };
  return (
    <main
      id="main"
      style={KEEPS_HEIGHT}
      className="page grid grow content-start gap-10 pt-6 pb-16 md:gap-12 md:pt-10"
    >
      <section aria-labelledby="home-heading" className="grid gap-6">
        <div className={`grid gap-2 ${table.isEmpty ? 'justify-items-center text-center' : ''}`}>
          <h1 id="home-heading">{i18n._('home.heading')}</h1>
          {usage ? <UsageCard usage={usage} /> : <UsageSkeleton />}
        </div>
        {!isGenerating && <PendingGenerations />}
        <ContinueCooking />
        <RecipeRequest {...sources} table={table}>
          <OtherWays {...sources} usage={usage} />
        </RecipeRequest>
        {/* Stands below, because it appears late and must not move buttons. */}
        {isLimited && <LimitNotice usage={usage} />}
      </section>
      <Suggestion />
      <RecentRecipes />
      {camera.isOpen && (
        <Suspense>
          <CameraView
            room={MAX_PHOTOS - photos.length}
            onPhoto={(photo) => void add([photo])}
            onFiles={(files) => {
              camera.close();
              void add(files);
            }}
            onDone={camera.close}
          />
        </Suspense>
      )}
    </main>
  );
}

type RecipeRequestProps = PhotoSources & {
  table: ReturnType<typeof useTable>;
  /** Other ways to a recipe, below the plate or the table. */
  children: ReactNode;
};

/** The photos and foods for the next recipe, and the preferences. */
function RecipeRequest({ table, children, ...sources }: RecipeRequestProps) {
  const [preferences, changes] = usePreferences();
  const dayLeft = useDayLeft();
  const [fitsDay, setFitsDay] = useState(false);
  const wanted = { ...preferences, ...(fitsDay && dayLeft && { dayLeft }) };
  const controls = (
    <>
      <PreferencesPanel preferences={preferences} changes={changes} />
      <DayChip left={dayLeft} isOn={fitsDay} onToggle={() => setFitsDay(!fitsDay)} />
      <NutritionLink />
    </>
  );
  return table.isEmpty ? (
    <div className="grid justify-items-center gap-8">
      <div className="grid w-full justify-items-center gap-3">
        <PhotoPlate {...sources} onType={table.type} />
        {children}
      </div>
      <div className="grid w-full max-w-lg gap-2">{controls}</div>
    </div>
  ) : (
    <>
      <LaidTable
        {...sources}
        table={table}
        preferences={wanted}
        onGenerate={() => void table.generate(wanted)}
      >
        {controls}
      </LaidTable>
      {children}
    </>
  );
}

function NutritionLink() {
  const { i18n } = useLingui();
  return (
    <ButtonLink
      kind="bare"
      to={PATHS.nutrition}
      className="-ml-3 max-w-full justify-self-start wrap-anywhere hyphens-auto"
    >
      {i18n._('home.nutrition')}
      <Icon name="next" />
    </ButtonLink>
  );
}

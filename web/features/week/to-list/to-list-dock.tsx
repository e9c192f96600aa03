import { useLingui } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useOverlay } from '../../../ui/hooks/use-overlay.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { WeekView } from '../plan/week-view.ts';

// Loaded late, because it needs the food table.
const ToListDialog = lazy(async () => ({ default: (await import('./to-list-dialog.tsx')).ToListDialog }));

export function ToListDock({ view }: { view: WeekView }) {
  const { i18n } = useLingui();
  const { meals, week } = view;
  const dialog = useOverlay('week to list');
  const bought = meals
    .filter(({ day }) => day === null || (day >= week.from && day <= week.to))
    .filter(({ recipeId, leftoversOf }) => recipeId !== undefined && leftoversOf === undefined)
    .toSorted((a, b) => ((a.day ?? '~') < (b.day ?? '~') ? -1 : Number(a.day !== b.day)));
  if (bought.length === 0) return null;
  return (
    <div className="dock">
      <div className="mx-auto max-w-136">
        <Button kind="main" size="big" className="w-full" onClick={() => dialog.open()}>
          <Icon name="basket" />
          {i18n._('week.to_list')}
        </Button>
      </div>
      <Suspense>
        {dialog.isOpen && <ToListDialog meals={bought} view={view} onClose={dialog.close} />}
      </Suspense>
    </div>
  );
}

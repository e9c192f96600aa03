import { useLingui } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useOverlay } from '../../../ui/hooks/use-overlay.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { WeekView } from '../plan/week-view.ts';

// Loaded late: it needs the food table and the guard.
const FillDialog = lazy(async () => ({ default: (await import('./fill-dialog.tsx')).FillDialog }));

/** Opens proposals for the free days; not for past weeks. */
export function FillButton({ view, kind = 'quiet' }: { view: WeekView; kind?: 'quiet' | 'bare' }) {
  const { i18n } = useLingui();
  const dialog = useOverlay('fill week');
  if (view.week.to < view.today) return null;
  return (
    <>
      <Button kind={kind} onClick={() => dialog.open()}>
        <Icon name="switch" />
        {i18n._('week.fill')}
      </Button>
      <Suspense>{dialog.isOpen && <FillDialog view={view} onClose={dialog.close} />}</Suspense>
    </>
  );
}

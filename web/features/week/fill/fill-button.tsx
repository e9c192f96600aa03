import { useLingui } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { addDays } from '#core/time.ts';
import { weekPath } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { useOverlay } from '../../../ui/hooks/use-overlay.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { WeekView } from '../plan/week-view.ts';

// Loaded late, because it needs the food table and the guard.
const FillDialog = lazy(async () => ({ default: (await import('./fill-dialog.tsx')).FillDialog }));

/** Opens proposals for the free days. Past weeks have no such button. */
export function FillButton({ view, kind = 'quiet' }: { view: WeekView; kind?: 'quiet' | 'bare' }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const dialog = useOverlay('fill week');
  const { week, today } = view;
  if (week.to < today) return null;
  const goToWeekAfter = async () => {
    await navigate(weekPath(addDays(week.from, 7)), { replace: true });
    dialog.open();
  };
  return (
    <>
      <Button kind={kind} onClick={() => dialog.open()}>
        <Icon name="switch" />
        {i18n._('week.fill')}
      </Button>
      <Suspense>
        {dialog.isOpen && (
          <FillDialog
            key={week.from}
            view={view}
            onWeekAfter={() => void goToWeekAfter()}
            onClose={dialog.close}
          />
        )}
      </Suspense>
    </>
  );
}

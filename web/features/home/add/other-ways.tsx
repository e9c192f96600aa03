import { useLingui } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { RecipeUsage } from '#core/plan/usage.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { useOverlay } from '../../../ui/hooks/use-overlay.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { PhotoSources } from '../photos/photo-buttons.tsx';

/** Loaded when first opened, because most users only take photos. */
const AddSheet = lazy(async () => ({ default: (await import('./add-sheet.tsx')).AddSheet }));

type OtherWaysProps = Omit<PhotoSources, 'isOver'> & { usage: RecipeUsage | undefined };

/** Button for existing recipes. */
export function OtherWays({ onFiles, onCamera, isDisabled, usage }: OtherWaysProps) {
  const { i18n } = useLingui();
  const sheet = useOverlay('add');
  const navigate = useNavigate();
  // Photos are added on the home page. If the sheet has a subject, it was opened from another page.
  const stay = async () =>
    sheet.subject === undefined ? sheet.close() : navigate(PATHS.home, { replace: true });
  return (
    <div className="grid justify-items-center">
      <Button kind="bare" className="text-balance" onClick={() => sheet.open()}>
        <Icon name="add" />
        {i18n._('home.add')}
      </Button>
      {sheet.isOpen && (
        <Suspense>
          <AddSheet
            isDisabled={isDisabled}
            usage={usage}
            onFiles={(files) => {
              void stay();
              onFiles(files);
            }}
            // The camera replaces the sheet.
            onCamera={sheet.subject === undefined ? onCamera : () => void stay().then(onCamera)}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </div>
  );
}

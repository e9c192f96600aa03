import { useLingui } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { PATHS } from '../../paths.ts';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { IconButton } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Shelf } from './shelf/shelf.tsx';
import { useAddress } from './address/use-address.ts';

// Loaded late: it needs the food table, which is slow to parse.
const AtHand = lazy(async () => ({ default: (await import('./at-hand.tsx')).AtHand }));

/** All recipes of the user: searched, filtered and sorted, or by available foods. */
export function LibraryPage() {
  const { i18n } = useLingui();
  const address = useAddress();
  usePageTitle(i18n._('library.title'));
  return (
    <main id="main" className="page grid grow content-start gap-6 pt-6 pb-16">
      <div className="flex items-center justify-between gap-4">
        <h1>{i18n._('library.heading')}</h1>
        <AddButton />
      </div>
      <Tabs
        label={i18n._('library.ways')}
        tabs={[
          { name: 'all', label: i18n._('library.all') },
          { name: 'have', label: i18n._('library.have') },
        ]}
        chosen={address.isAtHand ? 'have' : 'all'}
        onChoose={address.show}
      >
        {address.isAtHand ? (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <AtHand />
          </Suspense>
        ) : (
          <Shelf address={address} />
        )}
      </Tabs>
    </main>
  );
}

/** Link to the home page's sheet with ways to add a recipe. */
function AddButton() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  // The subject makes closing the sheet lead back here.
  const open = () => void navigate(PATHS.home, { state: { overlay: 'add', subject: 'library' } });
  return <IconButton label={i18n._('add.sheet')} icon="add" look="quiet" onClick={open} />;
}

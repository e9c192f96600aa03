import { useLingui } from '@lingui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PATHS } from '../../paths.ts';
import { useIsOnline } from '../../requests/use-is-online.ts';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { FullPageSpinner } from '../../ui/spinner.tsx';
import { hostOf, linkIn } from '../../drafts/pasted.ts';
import { useDrafts } from '../../drafts/use-draft.ts';
import { PasteForm } from './paste-form.tsx';
import { ReadingFailure } from './reading-failure.tsx';
import { ReadingView } from './reading-view.tsx';
import { Review } from './review/review.tsx';
import { usePasted } from './use-pasted.ts';
import { useReading } from './use-reading.ts';

/**
 * Page for adding an existing recipe: the user pastes it, the server reads it, and the user checks it before saving.
 */
export function AddPage() {
  const { i18n } = useLingui();
  const { drafts, store } = useDrafts();
  const { state } = useLocation();
  const navigate = useNavigate();
  /** New input has arrived while a recipe waits to be checked. The waiting recipe is kept. */
  const [isNew, setIsNew] = useState(state?.isNew === true);
  const [pasted, setPasted] = usePasted(() => setIsNew(true));
  const reading = useReading(async (read) => {
    await store(read);
    setIsNew(false);
    // Then a reload shows the read recipe, not an empty field.
    if (state?.isNew === true) await navigate(PATHS.add, { replace: true });
  });
  useReadAtOnce((isOnline) => {
    setIsNew(true);
    if (isOnline) reading.read(pasted);
  });
  usePageTitle(i18n._('add.title'), reading.status);
  if (!drafts) return <FullPageSpinner />;
  const draft = isNew ? undefined : drafts.findLast((each) => each.reading !== undefined);
  if (draft)
    return (
      <Main isWide>
        <Review key={draft.id} held={draft} />
      </Main>
    );
  const link = pasted.link ?? linkIn(pasted.text);
  return (
    <Main>
      {reading.status === 'reading' && (
        <ReadingView host={pasted.link ? undefined : link && hostOf(link)} onCancel={reading.stop} />
      )}
      {reading.status === 'failed' && (
        <ReadingFailure
          failure={reading.failure}
          pasted={pasted}
          onChange={setPasted}
          onRead={reading.read}
          onBack={reading.stop}
        />
      )}
      {reading.status === 'idle' && (
        <PasteForm pasted={pasted} onChange={setPasted} onRead={() => reading.read(pasted)} />
      )}
    </Main>
  );
}

const Main = ({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) => (
  <main
    id="main"
    className={`page grid grow content-start gap-8 pt-6 ${isWide ? 'pb-4 lg:pb-16' : '[--page:34rem] pb-16'}`}
  >
    {children}
  </main>
);

/** Reads input from another page at once, such as the text of a picture, but not again after a reload. */
function useReadAtOnce(read: (isOnline: boolean) => void): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const isAsked = state?.isRead === true;
  useEffect(() => {
    if (!isAsked) return;
    void navigate(PATHS.add, { replace: true });
    read(isOnline);
    // Runs only once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked]);
}

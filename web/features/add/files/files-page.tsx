import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { importsQuery } from '../../../imports/waiting-imports.ts';
import { PATHS } from '../../../paths.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts';
import recipeBox from '../../../ui/pictures/recipe-box.svg';
import { ChooseFiles } from './choose-files.tsx';
import { FoundRecipes } from './found-recipes.tsx';
import { RunningImport } from './running-import.tsx';
import { Steps } from './steps.tsx';
import { useFiles } from './use-files.ts';
import { Head } from '../head.tsx';

/**
 * Page for importing files of other apps. The device reads them, the user picks recipes, and they are saved in the
 * background.
 */
export function FilesPage() {
  const { i18n } = useLingui();
  const { step, read, known, start, save, stop } = useFiles();
  const { data: running } = useQuery(importsQuery(useUser().id));
  usePageTitle(i18n._('files.title'), step.status);
  // The user leaves a long list of recipes at its end, but the result stands at the top of the page.
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, [step.status]);
  const isRunning = running !== undefined && running.waiting > 0 && step.status !== 'storing';
  return (
    <main id="main" className="page [--page:40rem] grid grow content-start gap-8 pt-6 pb-16">
      <Head title={i18n._('files.title')} picture={recipeBox} />
      {isRunning && <RunningImport {...running} />}
      {step.status === 'choosing' && <ChooseFiles onFiles={start} />}
      {step.status === 'reading' && (
        <Steps
          title={i18n._('files.reading')}
          text={i18n._('files.so_far', { count: read.recipes.length })}
          percent={read.share * 100}
          onCancel={stop}
        />
      )}
      {step.status === 'read' && <FoundRecipes read={read} known={known} onSave={save} onBack={stop} />}
      {step.status === 'storing' && (
        <Steps
          title={i18n._('files.storing')}
          text={i18n._('files.stored', { stored: step.stored, of: step.of })}
          percent={(step.stored / step.of) * 100}
        />
      )}
      {step.status === 'saved' && !isRunning && (
        <Note kind="good" title={i18n._('files.saved')}>
          {i18n._('files.saved.text')}
        </Note>
      )}
      {step.status === 'failed' && (
        <Note
          kind="bad"
          title={step.failed === 'reading' ? i18n._('files.failed') : i18n._('files.no_room')}
          action={
            <Button kind="line" onClick={stop}>
              {i18n._('try_again')}
            </Button>
          }
        >
          {step.failed === 'reading' ? i18n._('files.failed.text') : i18n._('files.no_room.text')}
        </Note>
      )}
      {step.status === 'saved' && <AfterSaving onAnother={stop} />}
    </main>
  );
}

function AfterSaving({ onAnother }: { onAnother: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap gap-2 *:flex-1">
      <Button kind="line" onClick={onAnother}>
        {i18n._('files.another')}
      </Button>
      <ButtonLink kind="main" to={PATHS.home}>
        {i18n._('files.home')}
      </ButtonLink>
    </div>
  );
}

import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '#core/language.ts';
import { preferredLanguage } from '../../../i18n/language.ts';
import { canReadPictures } from '../../../page-pictures/read-picture.ts';
import type { PictureFault } from '../../../page-pictures/messages.ts';
import { PATHS } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Choice } from '../../../ui/forms/choice.tsx';
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts';
import { Icon } from '../../../ui/icon.tsx';
import { storePasted } from '../../../drafts/pasted.ts';
import plateRecipe from '../../../ui/pictures/plate-recipe.svg';
import { Steps } from '../files/steps.tsx';
import { usePageText } from './use-page-text.ts';
import { Head } from '../head.tsx';

/** Page for photographing a printed recipe. The device reads its text, which is then treated like pasted text. */
export function PicturePage() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { state, read, stop } = usePageText((text) => {
    storePasted({ text });
    void navigate(PATHS.add, { replace: true, state: { isRead: true } });
  });
  usePageTitle(i18n._('picture.title'), state.status);
  return (
    <main id="main" className="page [--page:34rem] grid grow content-start gap-8 pt-6 pb-16">
      <Head title={i18n._('picture.title')} picture={plateRecipe} width={320} height={280} />
      {state.status === 'reading' && (
        <Steps
          title={i18n._('picture.reading')}
          text={i18n._('picture.page', { page: state.page, of: state.of })}
          percent={state.share * 100}
          onCancel={stop}
        />
      )}
      {state.status === 'failed' && <Failure fault={state.fault} onAgain={stop} />}
      {state.status === 'choosing' && <ChoosePictures onPictures={read} />}
    </main>
  );
}

function ChoosePictures({
  onPictures,
}: {
  onPictures: (pictures: readonly File[], language: Language) => void;
}) {
  const { i18n } = useLingui();
  const [language, setLanguage] = useState<Language>(preferredLanguage);
  if (!canReadPictures())
    return (
      <Note kind="attention" title={i18n._('picture.old_browser')} action={<PasteInstead />}>
        {i18n._('picture.old_browser.text')}
      </Note>
    );
  return (
    <div className="grid gap-6">
      <p>{i18n._('picture.lead')}</p>
      <div className="grid gap-2">
        <p aria-hidden className="text-sm font-semibold">
          {i18n._('picture.language')}
        </p>
        <Choice
          label={i18n._('picture.language')}
          options={[
            ['en', i18n._('picture.english')],
            ['de', i18n._('picture.german')],
          ]}
          chosen={language}
          onChoose={setLanguage}
        />
      </div>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <PictureButton kind="main" isCamera onPictures={(pictures) => onPictures(pictures, language)} />
        <PictureButton kind="line" onPictures={(pictures) => onPictures(pictures, language)} />
      </div>
      <p className="text-sm text-muted">{i18n._('picture.private')}</p>
    </div>
  );
}

/** Opens the camera of a phone, or the system's picker. */
function PictureButton({
  kind,
  isCamera = false,
  onPictures,
}: {
  kind: 'main' | 'line';
  isCamera?: boolean;
  onPictures: (pictures: readonly File[]) => void;
}) {
  const { i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(isCamera ? { capture: 'environment' } : { multiple: true })}
        hidden
        data-testid={isCamera ? 'page-camera' : 'page-input'}
        onChange={({ currentTarget }) => {
          const pictures = [...(currentTarget.files ?? [])];
          if (pictures.length > 0) onPictures(pictures);
          // Allows the same file to be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button kind={kind} onClick={() => input.current?.click()}>
        <Icon name={isCamera ? 'camera' : 'upload'} />
        {isCamera ? i18n._('picture.take') : i18n._('picture.choose')}
      </Button>
    </>
  );
}

function Failure({ fault, onAgain }: { fault: PictureFault; onAgain: () => void }) {
  const { i18n } = useLingui();
  const words = {
    unreadable: [i18n._('picture.unreadable'), i18n._('picture.unreadable.text')],
    'no-text': [i18n._('picture.no_text'), i18n._('picture.no_text.text')],
    'not-loaded': [i18n._('picture.not_loaded'), i18n._('picture.not_loaded.text')],
    failed: [i18n._('picture.failed'), i18n._('picture.failed.text')],
  } as const;
  const [title, text] = words[fault];
  return (
    <>
      <Note kind="bad" title={title}>
        {text}
      </Note>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button kind="main" onClick={onAgain}>
          {i18n._('try_again')}
        </Button>
        <PasteInstead />
      </div>
    </>
  );
}

function PasteInstead() {
  const { i18n } = useLingui();
  return (
    <ButtonLink kind="line" to={PATHS.add}>
      {i18n._('picture.paste')}
    </ButtonLink>
  );
}

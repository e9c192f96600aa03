import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useIsOnline } from '../../requests/use-is-online.ts';
import { Icon } from '../../ui/icon.tsx';
import slip from '../../ui/pictures/slip.svg';
import { linkIn, type Pasted } from '../../drafts/pasted.ts';

import { RecipeText } from './recipe-text.tsx';
import { Head } from './head.tsx';

type PasteFormProps = { pasted: Pasted; onChange: (pasted: Pasted) => void; onRead: () => void };

/** Form for a link or the text of a recipe. Reading needs a connection; until then the text is kept. */
export function PasteForm({ pasted, onChange, onRead }: PasteFormProps) {
  const { i18n } = useLingui();
  const isOnline = useIsOnline();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const change = (text: string) => {
    setIsMissing(false);
    onChange(linkIn(text) ? { text } : { ...pasted, text });
  };
  return (
    <>
      <Head title={i18n._('add.paste')} picture={slip} />
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (pasted.text.trim() !== '') return onRead();
          setIsMissing(true);
          field.current?.focus();
        }}
      >
        <RecipeText
          ref={field}
          label={i18n._('add.link_or_text')}
          placeholder={i18n._('add.placeholder')}
          hint={i18n._('add.hint')}
          value={pasted.text}
          error={isMissing ? i18n._('add.missing') : undefined}
          onChange={change}
        />
        {pasted.link !== undefined && (
          <Field
            label={i18n._('add.link_for_credit')}
            inputMode="url"
            value={pasted.link}
            onChange={({ target }) => onChange({ ...pasted, link: target.value })}
          />
        )}
        {!isOnline && (
          <Note kind="attention" title={i18n._('add.offline')}>
            {i18n._('add.offline.text')}
          </Note>
        )}
        <div className="flex flex-wrap gap-2 *:flex-1">
          <PasteButton onPaste={change} />
          <Button kind="main" type="submit" disabled={!isOnline}>
            {i18n._('add.read')}
          </Button>
        </div>
      </form>
    </>
  );
}

/** Pastes the text from the clipboard, if the browser allows it. */
function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const { i18n } = useLingui();
  if (!('clipboard' in navigator) || !('readText' in navigator.clipboard)) return null;
  const paste = async () => {
    const text = await navigator.clipboard.readText().catch(() => '');
    if (text.trim() !== '') onPaste(text);
  };
  return (
    <Button kind="line" onClick={() => void paste()}>
      <Icon name="paste" />
      {i18n._('add.paste_button')}
    </Button>
  );
}

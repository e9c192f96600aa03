import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import offline from '../../ui/pictures/offline.svg';
import { Sheet } from '../../ui/sheet.tsx';
import { hostOf, type Pasted } from '../../drafts/pasted.ts';
import { RecipeText } from './recipe-text.tsx';
import { Welcome } from './welcome.tsx';

type UnreachablePageProps = {
  link: string;
  /** The server's reason: `refused`, `timeout`, `too-large`, `not-html` or `not-allowed`. */
  reason: string | undefined;
  pasted: Pasted;
  onChange: (pasted: Pasted) => void;
  onRead: (pasted: Pasted) => void;
};

/** Explains why a page cannot be read. The user can paste its text; the link is kept for the credit. */
export function UnreachablePage({ link, reason, pasted, onChange, onRead }: UnreachablePageProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState(pasted.link ? pasted.text : '');
  const [source, setSource] = useState(link);
  const host = hostOf(link);
  const tryAgain = () => {
    onChange({ text: source });
    onRead({ text: source });
  };
  const reasons: Record<string, string> = {
    refused: i18n._('add.unreachable.refused', { host }),
    timeout: i18n._('add.unreachable.timeout', { host }),
    'too-large': i18n._('add.unreachable.too_large'),
    'not-html': i18n._('add.unreachable.not_html'),
    'not-allowed': i18n._('add.unreachable.not_allowed'),
  };
  return (
    <Welcome picture={offline} size={[320, 280]} title={i18n._('add.unreachable')}>
      <p role="alert" className="text-muted">
        {reasons[reason ?? ''] ?? reasons['refused']}
      </p>
      <form
        noValidate
        className="grid w-full gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onRead({ text, link: source });
        }}
      >
        <Sheet className="grid gap-5 text-left">
          <RecipeText
            label={i18n._('add.text')}
            placeholder={i18n._('add.text.placeholder')}
            value={text}
            onChange={(typed) => {
              setText(typed);
              onChange({ text: typed, link: source });
            }}
          />
          <Field
            label={i18n._('add.link_for_credit')}
            inputMode="url"
            value={source}
            onChange={({ target }) => {
              setSource(target.value);
              onChange({ text, link: target.value });
            }}
          />
        </Sheet>
        <Button kind="main" size="big" type="submit" disabled={text.trim() === ''}>
          {i18n._('add.read')}
        </Button>
        <Button kind="bare" onClick={tryAgain}>
          {i18n._('add.link_again')}
        </Button>
      </form>
    </Welcome>
  );
}

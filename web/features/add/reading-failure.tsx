import { useLingui } from '@lingui/react';
import { ApiError } from '../../errors/api-error.ts';
import { describeError } from '../../errors/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import offline from '../../ui/pictures/offline.svg';
import tornPage from '../../ui/pictures/torn-page.svg';
import { Sheet } from '../../ui/sheet.tsx';
import { linkIn, type Pasted } from '../../drafts/pasted.ts';
import { UnreachablePage } from './unreachable-page.tsx';
import { Welcome } from './welcome.tsx';

type ReadingFailureProps = {
  failure: unknown;
  pasted: Pasted;
  onChange: (pasted: Pasted) => void;
  onRead: (pasted: Pasted) => void;
  onBack: () => void;
};

/** Explains why nothing could be read, that the input was kept, and what to do next. */
export function ReadingFailure({ failure, pasted, onChange, onRead, onBack }: ReadingFailureProps) {
  const { i18n } = useLingui();
  const type = failure instanceof ApiError ? failure.body.type : undefined;
  const link = pasted.link ?? linkIn(pasted.text);
  const pasteText = () => {
    if (link) onChange({ text: '', link });
    onBack();
  };
  if (type === 'PageUnreachable' && link)
    return (
      <UnreachablePage
        link={link}
        reason={failure instanceof ApiError ? failure.body.reason : undefined}
        pasted={pasted}
        onChange={onChange}
        onRead={onRead}
      />
    );
  if (type === 'NoRecipe')
    return <NoRecipe isPage={!pasted.link && link !== undefined} onText={pasteText} onBack={onBack} />;
  const isLimited = failure instanceof ApiError && failure.status === 429;
  return (
    <Welcome
      picture={offline}
      size={[320, 280]}
      title={isLimited ? i18n._('add.limit') : i18n._('add.failed')}
    >
      <p role="alert">{describeError(failure, i18n, i18n._('please_try_again'))}</p>
      <p className="text-muted">{i18n._('add.kept')}</p>
      {!isLimited && (
        <Button kind="main" size="big" className="w-full" onClick={() => onRead(pasted)}>
          {i18n._('try_again')}
        </Button>
      )}
      <Button kind={isLimited ? 'line' : 'bare'} className="w-full" onClick={onBack}>
        {i18n._('add.go_back')}
      </Button>
    </Welcome>
  );
}

type NoRecipeProps = { isPage: boolean; onText: () => void; onBack: () => void };

function NoRecipe({ isPage, onText, onBack }: NoRecipeProps) {
  const { i18n } = useLingui();
  if (!isPage)
    return (
      <Welcome picture={tornPage} size={[320, 280]} title={i18n._('add.no_recipe_in_text')}>
        <p role="alert" className="text-muted">
          {i18n._('add.no_recipe_in_text.text')}
        </p>
        <Button kind="main" size="big" className="w-full" onClick={onBack}>
          {i18n._('add.change_text')}
        </Button>
      </Welcome>
    );
  return (
    <Welcome picture={tornPage} size={[320, 280]} title={i18n._('add.no_recipe')}>
      <p role="alert" className="text-muted">
        {i18n._('add.no_recipe.text')}
      </p>
      <Sheet className="grid w-full gap-3 text-left">
        <b className="font-semibold">{i18n._('add.what_to_do')}</b>
        <ul className="grid gap-3">
          {[i18n._('add.open_recipe'), i18n._('add.copy_text')].map((tip) => (
            <li key={tip} className="grid grid-cols-[auto_1fr] gap-3">
              <Icon name="check" className="mt-0.5 text-basil" />
              {tip}
            </li>
          ))}
        </ul>
      </Sheet>
      <Button kind="main" size="big" className="w-full" onClick={onText}>
        {i18n._('add.paste_text')}
      </Button>
      <Button kind="bare" className="w-full" onClick={onBack}>
        {i18n._('add.go_back')}
      </Button>
    </Welcome>
  );
}

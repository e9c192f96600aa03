import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';

/** Submit button with the German label that the law requires, followed by a translation. */
export function LawButton({ words, meaning, isBusy }: { words: string; meaning: string; isBusy: boolean }) {
  const { i18n } = useLingui();
  return (
    <Button kind="main" size="big" type="submit" busy={isBusy}>
      <span>
        <span lang="de">{words}</span>
        {i18n.locale !== 'de' && ` (${meaning})`}
      </span>
    </Button>
  );
}

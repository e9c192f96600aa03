import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';

/** The last button, under the very words that German law wants; who reads English is told what they mean. */
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

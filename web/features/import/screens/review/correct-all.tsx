import { useLingui } from '@lingui/react';
import type { DraftPart } from '#web/shared/platform/storage/recipe-draft.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/feedback/toast.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { corrected, uncorrected, type Correction } from './corrections.ts';

type CorrectAllProps = {
  corrections: readonly Correction[];
  onChange: (change: (ingredients: readonly DraftPart[]) => readonly DraftPart[]) => void;
  onCorrected: (corrections: readonly Correction[]) => void;
};

/** Applies the likeliest corrections to several mistyped lines. Each can be changed afterwards. */
export function CorrectAll({ corrections, onChange, onCorrected }: CorrectAllProps) {
  const { i18n } = useLingui();
  const count = corrections.length;
  if (count < 2) return null;
  const correct = () => {
    onCorrected(corrections);
    onChange((newest) => corrected(newest, corrections));
    toast({
      title: i18n._('review.corrected', { count }),
      action: { label: i18n._('undo'), act: () => onChange((newest) => uncorrected(newest, corrections)) },
    });
  };
  return (
    <Button className="justify-self-start" onClick={correct}>
      <Icon name="check" />
      {i18n._('review.correct_all', { count })}
    </Button>
  );
}

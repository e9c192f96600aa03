import { useLingui } from '@lingui/react';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

type StepsProps = { title: string; text: string; percent: number; onCancel?: () => void };

export function Steps({ title, text, percent, onCancel }: StepsProps) {
  const { i18n } = useLingui();
  return (
    <Sheet className="grid gap-4">
      <h2 className="text-lg">{title}</h2>
      <ProgressBar label={title} text={text} percent={percent} />
      <p className="text-muted tabular-nums">{text}</p>
      {onCancel && (
        <Button kind="line" onClick={onCancel}>
          {i18n._('add.cancel')}
        </Button>
      )}
    </Sheet>
  );
}

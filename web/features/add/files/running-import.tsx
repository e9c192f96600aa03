import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { ImportProgress } from '../../../imports/waiting-imports.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useIsOnline } from '../../../requests/use-is-online.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { cancelImports } from './stored-imports.ts';

export function RunningImport({ waiting, of }: ImportProgress) {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const isOnline = useIsOnline();
  const text = i18n._('files.stored', { stored: of - waiting, of });
  const cancel = async () => {
    await cancelImports(userId, client);
    toast({ title: i18n._('imports.cancelled'), description: i18n._('imports.cancelled.text') });
  };
  return (
    <Sheet className="grid gap-4" aria-labelledby="running-import">
      <h2 id="running-import" className="text-lg">
        {i18n._('imports.running')}
      </h2>
      <ProgressBar label={i18n._('imports.running')} text={text} percent={((of - waiting) / of) * 100} />
      <p className="text-muted tabular-nums">
        {text} {isOnline ? i18n._('imports.leave') : i18n._('imports.offline')}
      </p>
      <Button kind="line" onClick={() => void cancel()}>
        {i18n._('imports.cancel')}
      </Button>
    </Sheet>
  );
}

import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { describeError } from '../../errors/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useOverlay } from '../../ui/hooks/use-overlay.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { DeleteAccount } from './delete-account.tsx';
import { Setting } from './setting.tsx';

export function YourData() {
  const { i18n } = useLingui();
  const deletion = useOverlay('delete account');
  const download = useMutation({
    mutationFn: downloadAll,
    onError: (failure) =>
      toast({
        kind: 'error',
        title: i18n._('your_data.download_failed'),
        description: describeError(failure, i18n, i18n._('please_try_again')),
      }),
  });
  return (
    <Setting id="your-data" title={i18n._('your_data.heading')}>
      <p className="text-muted">{i18n._('your_data.lead')}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="line" busy={download.isPending} onClick={() => download.mutate()}>
          {i18n._('your_data.download')}
        </Button>
        <Button kind="danger" onClick={() => deletion.open()}>
          {i18n._('your_data.delete')}
        </Button>
      </div>
      {deletion.isOpen && <DeleteAccount onClose={deletion.close} />}
    </Setting>
  );
}

async function downloadAll(): Promise<void> {
  const { exportZip } = await import('./export-zip.ts');
  saveFile('munchify.zip', new Blob([await exportZip()], { type: 'application/zip' }));
}

import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/feedback/toast.ts';
import { ReadOnlyField } from '#web/shared/ui/forms/read-only-field.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { QrCode } from '#web/shared/ui/qr/qr-code.tsx';
import { sendOrCopy } from '#web/shared/ui/send-or-copy.ts';

/** Link of a shared recipe with buttons to send and copy it, and a QR code. */
export function SharedLink({ url, title }: { url: string; title: string }) {
  const { i18n } = useLingui();
  const [hasCode, setHasCode] = useState(false);
  const copied = () => toast({ title: i18n._('share.copied') });
  const failed = () =>
    toast({ kind: 'error', title: i18n._('share.not_copied'), description: i18n._('share.copy_by_hand') });
  const copy = () => navigator.clipboard.writeText(url).then(copied, failed);
  const send = async () => {
    try {
      if (await sendOrCopy({ title, url })) copied();
    } catch {
      failed();
    }
  };
  return (
    <div className="grid gap-3">
      <ReadOnlyField label={i18n._('share.link')} value={url} />
      <Button kind="main" onClick={() => void send()}>
        <Icon name="upload" />
        {i18n._('share.send')}
      </Button>
      <div className="flex flex-wrap gap-3 *:grow">
        <Button onClick={() => void copy()}>
          <Icon name="paste" />
          {i18n._('share.copy')}
        </Button>
        <Button aria-expanded={hasCode} onClick={() => setHasCode(!hasCode)}>
          {i18n._('share.code')}
        </Button>
      </div>
      {hasCode && (
        <QrCode
          text={url}
          label={i18n._('share.code_label')}
          className="w-full max-w-60 justify-self-center"
        />
      )}
    </div>
  );
}

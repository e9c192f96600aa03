import { useLingui } from '@lingui/react';
import type { NewAccessToken } from '#core/account/access-token.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ReadOnlyField } from '../../ui/forms/read-only-field.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Shows a new token. It is visible only here and only once. */
export function MadeToken({ made: { name, token }, onClose }: { made: NewAccessToken; onClose: () => void }) {
  const { i18n } = useLingui();
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => toast({ title: i18n._('tokens.copied') }),
      () =>
        toast({
          kind: 'error',
          title: i18n._('tokens.not_copied'),
          description: i18n._('tokens.copy_by_hand'),
        }),
    );
  return (
    <div role="status" className="grid gap-3 rounded-md border-[1.5px] border-edge p-4">
      <ReadOnlyField label={i18n._('tokens.made', { name })} value={token} />
      <p className="text-sm text-muted">{i18n._('tokens.once')}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="main" onClick={() => void copy()}>
          <Icon name="paste" />
          {i18n._('tokens.copy')}
        </Button>
        <Button onClick={onClose}>{i18n._('tokens.done')}</Button>
      </div>
    </div>
  );
}

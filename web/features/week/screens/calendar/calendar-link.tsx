import { useLingui } from '@lingui/react';
import { Button, ButtonLink } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/feedback/toast.ts';
import { ReadOnlyField } from '#web/shared/ui/forms/read-only-field.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';

/** New calendar link, to open on this device or to copy. */
export function CalendarLink({ url }: { url: string }) {
  const { i18n } = useLingui();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ title: i18n._('calendar.copied') }),
      () =>
        toast({
          kind: 'error',
          title: i18n._('calendar.not_copied'),
          description: i18n._('calendar.by_hand'),
        }),
    );
  return (
    <div role="status" className="grid gap-3">
      <ReadOnlyField label={i18n._('calendar.once')} value={url} />
      {/* Calendar apps register for this scheme. */}
      <ButtonLink kind="main" to={url.replace(/^https?:/, 'webcal:')}>
        <Icon name="calendar" />
        {i18n._('calendar.open')}
      </ButtonLink>
      <Button onClick={() => void copy()}>
        <Icon name="paste" />
        {i18n._('calendar.copy')}
      </Button>
      <p className="text-sm text-muted">{i18n._('calendar.google')}</p>
    </div>
  );
}

import { useLingui } from '@lingui/react';
import * as v from 'valibot';
import { LOCALE } from '#core/language.ts';
import { InviteLink, MAX_MEMBERS, type ShownHousehold } from '#core/household/household.ts';
import { screenLanguage } from '../../i18n/language.ts';
import { describeError } from '../../errors/describe-error.ts';
import { post, remove } from '../../requests/api.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ReadOnlyField } from '../../ui/forms/read-only-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { sendOrCopy } from '../../ui/send-or-copy.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useHouseholdChange } from './use-household-change.ts';

/** Creates an invite for one person. Its link is shown only here and only once. */
export function Invite({ household: { name, members, invite } }: { household: ShownHousehold }) {
  const { i18n } = useLingui();
  const made = useHouseholdChange(() => post('/api/household/invite', {}, { schema: InviteLink }));
  const withdrawn = useHouseholdChange(() => remove('/api/household/invite'));
  const link = made.data ? v.parse(InviteLink, made.data) : undefined;
  // Invalid if another member has created a newer invite meanwhile.
  const url = link && link.expiresAt === invite?.expiresAt ? link.url : undefined;
  const failure = made.error ?? withdrawn.error;
  return (
    <Sheet aria-labelledby="invite" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="invite" className="text-[1.375rem]">
          {i18n._('invite.title')}
        </h2>
        <p className="text-sm text-muted">{i18n._('invite.lead')}</p>
      </div>
      {url && <InviteLinkView url={url} name={name} />}
      {invite && (
        <p className="text-sm">
          {i18n._('invite.until', {
            day: new Intl.DateTimeFormat(LOCALE[screenLanguage(i18n)], {
              dateStyle: 'long',
            }).format(invite.expiresAt),
          })}
        </p>
      )}
      {failure && (
        <Note kind="bad" title={i18n._('household.not_changed')}>
          {describeError(failure, i18n, i18n._('please_try_again'))}
        </Note>
      )}
      {members.length >= MAX_MEMBERS ? (
        <p>{i18n._('invite.full')}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button kind={url ? 'quiet' : 'main'} busy={made.isPending} onClick={() => made.mutate()}>
            <Icon name="link" />
            {invite ? i18n._('invite.again') : i18n._('invite.make')}
          </Button>
          {invite && (
            <Button kind="bare" busy={withdrawn.isPending} onClick={() => withdrawn.mutate()}>
              {i18n._('invite.withdraw')}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
}

function InviteLinkView({ url, name }: { url: string; name: string }) {
  const { i18n } = useLingui();
  const send = async () => {
    try {
      if (await sendOrCopy({ title: i18n._('invite.message', { name }), url }))
        toast({ title: i18n._('invite.copied') });
    } catch {
      toast({ kind: 'error', title: i18n._('invite.not_copied'), description: i18n._('invite.by_hand') });
    }
  };
  return (
    <div className="grid gap-3">
      <QrCode text={url} label={i18n._('invite.code')} className="w-full max-w-52 justify-self-center" />
      <ReadOnlyField label={i18n._('invite.link')} value={url} />
      <Button kind="main" onClick={() => void send()}>
        <Icon name="upload" />
        {i18n._('invite.send')}
      </Button>
    </div>
  );
}

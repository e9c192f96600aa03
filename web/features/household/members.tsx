import { useLingui } from '@lingui/react';
import type { ShownHousehold } from '#core/household/household.ts';
import { remove } from '../../requests/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useOverlay } from '../../ui/hooks/use-overlay.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useHouseholdChange } from './use-household-change.ts';

export function Members({ household: { members } }: { household: ShownHousehold }) {
  const { i18n } = useLingui();
  const question = useOverlay('remove member');
  const isOwner = members.some((member) => member.isYou && member.isOwner);
  const asked = members.find(({ id }) => id === question.subject);
  return (
    <Sheet aria-labelledby="members" className="grid gap-3">
      <h2 id="members" className="text-[1.375rem]">
        {i18n._('household.members')}
      </h2>
      <ul className="grid">
        {members.map((member) => (
          <li
            key={member.id}
            className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-0"
          >
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-pill bg-saffron-soft font-semibold text-on-saffron-soft"
            >
              {[...member.name][0]?.toUpperCase()}
            </span>
            <span className="min-w-0 grow wrap-anywhere">
              <b className="font-semibold">{member.name}</b>
              {member.isYou && <span className="text-muted">&nbsp;· {i18n._('household.you')}</span>}
              {member.isOwner && (
                <span className="block text-sm text-muted">{i18n._('household.owner')}</span>
              )}
            </span>
            {isOwner && !member.isYou && (
              <Button kind="bare" onClick={() => question.open(member.id)}>
                {i18n._('household.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {question.isOpen && asked && <RemoveDialog id={asked.id} name={asked.name} onClose={question.close} />}
    </Sheet>
  );
}

function RemoveDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { i18n } = useLingui();
  const removal = useHouseholdChange(() => remove(`/api/household/members/${id}`));
  const act = async () => {
    try {
      await removal.mutateAsync();
    } catch {
      toast({
        kind: 'error',
        title: i18n._('household.not_changed'),
        description: i18n._('please_try_again'),
      });
    }
    onClose();
  };
  return (
    <Dialog
      title={i18n._('household.remove_title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{i18n._('household.keep')}</Button>
          <Button kind="danger" busy={removal.isPending} onClick={() => void act()}>
            {i18n._('household.remove')}
          </Button>
        </>
      }
    >
      <p>{i18n._('household.remove_text', { name })}</p>
    </Dialog>
  );
}

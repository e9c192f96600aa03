import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { describeError } from '#web/shared/errors/describe-error.ts';
import { patch } from '#web/shared/requests/api.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog, DialogActions } from '#web/shared/ui/dialog.tsx';
import { Field } from '#web/shared/ui/forms/field.tsx';
import { useOverlay } from '#web/shared/ui/hooks/use-overlay.ts';
import { IconButton } from '#web/shared/ui/icon.tsx';
import { useHouseholdChange } from './use-household-change.ts';

const MAX_NAME = 40;

export function RenameButton({ name }: { name: string }) {
  const { i18n } = useLingui();
  const overlay = useOverlay('rename household');
  return (
    <>
      <IconButton label={i18n._('household.rename')} icon="edit" onClick={() => overlay.open()} />
      {overlay.isOpen && <RenameDialog name={name} onClose={overlay.close} />}
    </>
  );
}

function RenameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState(name);
  const renaming = useHouseholdChange(() => patch('/api/household', { name: typed.trim() }));
  return (
    <Dialog title={i18n._('household.rename')} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          renaming.mutate(undefined, { onSuccess: onClose });
        }}
      >
        <Field
          label={i18n._('household.name')}
          value={typed}
          maxLength={MAX_NAME}
          autoComplete="off"
          required
          error={renaming.error ? describeError(renaming.error, i18n, i18n._('please_try_again')) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{i18n._('close')}</Button>
          <Button type="submit" kind="main" busy={renaming.isPending} disabled={typed.trim() === ''}>
            {i18n._('household.rename_save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

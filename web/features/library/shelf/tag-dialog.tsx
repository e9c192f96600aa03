import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { retagsOf } from '../../../library/retag.ts';
import type { Count } from '../../../library/questions.ts';
import { useOutbox } from '../../../offline/use-outbox.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';

const MAX_LENGTH = 50;

type TagDialogProps = { tags: readonly Count[]; onClose: () => void };

export function TagDialog({ tags, onClose }: TagDialogProps) {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const { enqueueAll } = useOutbox(userId);
  const [tag, setTag] = useState(tags[0]?.name ?? '');
  const [name, setName] = useState(tag);
  const change = async (to: string | undefined) => {
    onClose();
    const retags = await retagsOf(userId, tag, to);
    await enqueueAll(retags.map(({ operation }) => operation));
    toast({
      title: to === undefined ? i18n._('tags.removed', { tag }) : i18n._('tags.renamed', { tag: to }),
      description: i18n._('library.count', { count: retags.length }),
      action: { label: i18n._('undo'), act: () => void enqueueAll(retags.map(({ undo }) => undo)) },
    });
  };
  const next = name.trim();
  return (
    <Dialog title={i18n._('tags.title')} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (next !== '' && next !== tag) void change(next);
        }}
      >
        <Select
          label={i18n._('library.tag')}
          value={tag}
          options={tags.map((each) => [each.name, `${each.name} (${each.count})`] as const)}
          onChange={(chosen) => {
            setTag(chosen);
            setName(chosen);
          }}
        />
        <Field
          label={i18n._('tags.name')}
          value={name}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <DialogActions>
          <Button kind="danger" onClick={() => void change(undefined)}>
            {i18n._('tags.remove')}
          </Button>
          <Button type="submit" kind="main" disabled={next === '' || next === tag}>
            {i18n._('tags.rename')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

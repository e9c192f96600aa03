import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';

type ConflictNoteProps = { onCompare: () => void; onKeep: () => void };

/** Says that another device has saved a newer text, and that the user's own is still here. */
export function ConflictNote({ onCompare, onKeep }: ConflictNoteProps) {
  const { i18n } = useLingui();
  return (
    <Note
      kind="attention"
      title={i18n._('edit.conflict')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button kind="line" className="text-ink" onClick={onCompare}>
            {i18n._('edit.compare')}
          </Button>
          <Button kind="bare" onClick={onKeep}>
            {i18n._('edit.keep_mine')}
          </Button>
        </div>
      }
    >
      {i18n._('edit.conflict.text')}
    </Note>
  );
}

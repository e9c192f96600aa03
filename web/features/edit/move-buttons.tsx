import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { PartLine, DraftPart } from '../../offline/recipe-draft.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PartsActions } from './use-parts.ts';

type MoveButtonsProps = {
  line: PartLine;
  otherParts: readonly DraftPart[];
  actions: PartsActions;
};

export function MoveButtons({ line: { key }, otherParts, actions }: MoveButtonsProps) {
  const { i18n } = useLingui();
  return (
    <div
      role="group"
      aria-label={i18n._('edit.move_line')}
      className="col-span-full flex flex-wrap gap-2 px-2.5 pt-2"
    >
      <MoveButton label={i18n._('edit.move_up')} onClick={() => actions.moveBy(key, -1)}>
        <Icon name="up" />
      </MoveButton>
      <MoveButton label={i18n._('edit.move_down')} onClick={() => actions.moveBy(key, 1)}>
        <Icon name="down" />
      </MoveButton>
      {otherParts.map((part) => (
        <MoveButton key={part.key} onClick={() => actions.moveToPart(key, part.key)}>
          {i18n._('edit.move_to', { part: part.name })}
        </MoveButton>
      ))}
      <MoveButton onClick={() => actions.take(key)}>
        <Icon name="check" />
        {i18n._('edit.move_done')}
      </MoveButton>
    </div>
  );
}

type MoveButtonProps = { label?: string; onClick: () => void; children: ReactNode };

const MoveButton = ({ label, onClick, children }: MoveButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-pill border-[1.5px] border-edge bg-surface px-2.5 text-sm font-medium hover:bg-sunken focus-visible:rounded-pill"
  >
    {children}
  </button>
);

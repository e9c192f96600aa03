import { useLingui } from '@lingui/react';
import type { DraftPart } from '../../offline/recipe-draft.ts';
import { IconButton } from '../../ui/icon.tsx';
import type { PartsActions } from './use-parts.ts';

type PartHeadProps = { part: DraftPart; number: number; actions: PartsActions };

/** Removing a part keeps its lines. */
export function PartHead({ part: { key, name }, number, actions }: PartHeadProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
      <input
        data-name={key}
        aria-label={i18n._('edit.part_name', { number })}
        placeholder={i18n._('edit.part_placeholder')}
        value={name}
        maxLength={100}
        onChange={({ target }) => actions.rename(key, target.value)}
        className="input-box min-h-11 font-title text-[1.125rem] font-semibold"
      />
      <IconButton
        label={i18n._('edit.remove_part', { part: name || String(number) })}
        icon="close"
        iconClass="size-4.75"
        onClick={() => actions.removePart(key)}
        className="text-muted"
      />
    </div>
  );
}

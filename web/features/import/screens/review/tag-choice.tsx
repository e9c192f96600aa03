import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { ToggleChip } from '#web/shared/ui/forms/toggle-chip.tsx';

type TagChoiceProps = {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
};

/** Tags of a page, all preselected. */
export function TagChoice({ tags, onChange }: TagChoiceProps) {
  const { i18n } = useLingui();
  const [all] = useState(tags);
  return (
    <fieldset className="grid gap-1.5">
      <legend className="text-sm font-semibold">{i18n._('review.tags')}</legend>
      <div className="flex flex-wrap gap-2 pt-1.5">
        {all.map((tag) => (
          <ToggleChip
            key={tag}
            isOn={tags.includes(tag)}
            onToggle={() => onChange(all.filter((each) => (each === tag) !== tags.includes(each)))}
          >
            {tag}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}

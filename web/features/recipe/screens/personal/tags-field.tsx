import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { MAX_TAGS } from '#core/recipe/personal.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { useLibrary } from '#web/features/library/data/use-library.ts';
import { useUser } from '#web/shared/session/require-user.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon, IconButton } from '#web/shared/ui/icon.tsx';
import { usePersonal } from '../../data/use-personal.ts';

const MAX_LENGTH = 50;

/** Tags of a recipe, with suggestions from all others. */
export function TagsField({ recipe }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const id = useId();
  const change = usePersonal(recipe);
  const [typed, setTyped] = useState('');
  const { page } = useLibrary(useUser().id, {}, { offset: 0, limit: 0 });
  const { tags = [] } = recipe;
  const has = (tag: string) => tags.some((each) => each.toLowerCase() === tag.toLowerCase());
  const known = (page?.tags ?? []).map(({ name }) => name).filter((name) => !has(name));
  const add = () => {
    const tag = typed.trim();
    // Uses the spelling of other recipes.
    const usual = known.find((name) => name.toLowerCase() === tag.toLowerCase()) ?? tag;
    if (tag !== '' && !has(tag)) void change({ addTags: [usual] });
    setTyped('');
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {i18n._('personal.tags')}
      </label>
      <TagList tags={tags} onRemove={(tag) => void change({ removeTags: [tag] })} />
      {tags.length < MAX_TAGS && (
        <form
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <input
            id={id}
            list={`${id}-known`}
            value={typed}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target }) => setTyped(target.value)}
            className="input-box min-h-13"
          />
          <datalist id={`${id}-known`}>
            {known.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          <Button kind="line" type="submit" aria-label={i18n._('personal.add_tag')} className="min-w-13 px-2">
            <Icon name="add" />
          </Button>
        </form>
      )}
    </div>
  );
}

type TagListProps = { tags: readonly string[]; onRemove: (tag: string) => void };

function TagList({ tags, onRemove }: TagListProps) {
  const { i18n } = useLingui();
  if (tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li
          key={tag}
          className="inline-flex min-h-11 max-w-full items-center rounded-pill bg-sunken pl-pad text-sm font-medium"
        >
          <span className="min-w-0 wrap-anywhere">{tag}</span>
          <IconButton
            label={i18n._('personal.remove_tag', { tag })}
            icon="close"
            iconClass="size-4.5"
            onClick={() => onRemove(tag)}
          />
        </li>
      ))}
    </ul>
  );
}

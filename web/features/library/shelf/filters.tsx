import { useLingui } from '@lingui/react';
import type { LibraryPage, LibraryQuery } from '../../../library/questions.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ToggleChip } from '../../../ui/forms/toggle-chip.tsx';
import { useOverlay } from '../../../ui/hooks/use-overlay.ts';
import { filtersIn } from '../address/address.ts';
import { FilterDialog } from './filter-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';

/** Maximum minutes of the quick filter. */
const QUICK = 30;

/** Number of tags with a chip; the most used ones. */
const TAG_CHIPS = 4;

type FiltersProps = {
  query: LibraryQuery;
  /** True if the user avoids something: recipes that contain it can be left out. */
  avoids: boolean;
  page: LibraryPage | undefined;
  /** @param isInDialog the view replaces the open dialog in the history */
  onChoose: (query: LibraryQuery, isInDialog?: boolean) => void;
};

/** Chips for common filters, and a dialog with all filters. */
export function Filters({ query, page, avoids, onChoose }: FiltersProps) {
  const { i18n } = useLingui();
  const dialog = useOverlay('filters');
  const tagDialog = useOverlay('tags');
  const toggle = (isOn: boolean, name: keyof LibraryQuery, value: LibraryQuery) => {
    const { [name]: _, ...rest } = query;
    onChoose(isOn ? rest : { ...rest, ...value });
  };
  const isOn = {
    favourite: query.isFavorite === true,
    quick: query.maxTime === QUICK,
    new: query.cooked === 'never',
  };
  const count = filtersIn(query);
  return (
    <div role="group" aria-label={i18n._('library.filters')} className="flex flex-wrap gap-2">
      {avoids && <EatenChip query={query} onChoose={onChoose} />}
      <ToggleChip
        isOn={isOn.favourite}
        onToggle={() => toggle(isOn.favourite, 'isFavorite', { isFavorite: true })}
      >
        {i18n._('library.favourites')}
      </ToggleChip>
      <ToggleChip isOn={isOn.quick} onToggle={() => toggle(isOn.quick, 'maxTime', { maxTime: QUICK })}>
        {i18n._('library.up_to', { minutes: QUICK })}
      </ToggleChip>
      <ToggleChip isOn={isOn.new} onToggle={() => toggle(isOn.new, 'cooked', { cooked: 'never' })}>
        {i18n._('library.never_cooked')}
      </ToggleChip>
      <HouseholdChip query={query} page={page} onChoose={onChoose} />
      <TagChips query={query} page={page} onChoose={onChoose} />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.open()}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border-[1.5px] border-edge px-pad text-sm font-medium hover:bg-sunken focus-visible:rounded-pill"
      >
        <Icon name="settings" className="size-[1.125em]" />
        {count > 0 ? i18n._('library.more_filters_set', { count }) : i18n._('library.more_filters')}
      </button>
      {page && page.tags.length > 0 && <ChangeTags onOpen={() => tagDialog.open()} />}
      {tagDialog.isOpen && page && <TagDialog tags={page.tags} onClose={tagDialog.close} />}
      {dialog.isOpen && page && (
        <FilterDialog
          query={query}
          page={page}
          onChoose={(next) => onChoose(next, true)}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}

/** Hides recipes that the user does not eat. */
function EatenChip({ query: { isForAll, ...query }, onChoose }: Pick<FiltersProps, 'query' | 'onChoose'>) {
  const { i18n } = useLingui();
  return (
    <ToggleChip isOn={!isForAll} onToggle={() => onChoose(isForAll ? query : { ...query, isForAll: true })}>
      {i18n._('library.eaten')}
    </ToggleChip>
  );
}

function HouseholdChip({ query, page, onChoose }: Omit<FiltersProps, 'avoids'>) {
  const { i18n } = useLingui();
  const { scope, ...others } = query;
  if (!page?.hasMembers && scope === undefined) return null;
  return (
    <ToggleChip
      isOn={scope !== undefined}
      onToggle={() => onChoose(scope === undefined ? { ...others, scope: 'household' } : others)}
    >
      {i18n._('library.from_household')}
    </ToggleChip>
  );
}

/** Chips of the chosen tags, and of the most used ones. */
function TagChips({ query, page, onChoose }: Omit<FiltersProps, 'avoids'>) {
  const { tags = [], ...others } = query;
  const offered = [...new Set([...tags, ...(page?.tags ?? []).slice(0, TAG_CHIPS).map(({ name }) => name)])];
  return offered.map((tag) => {
    const left = tags.filter((each) => each.toLowerCase() !== tag.toLowerCase());
    const isChosen = left.length < tags.length;
    const next = isChosen ? left : [...tags, tag];
    return (
      <ToggleChip
        key={tag}
        isOn={isChosen}
        onToggle={() => onChoose(next.length > 0 ? { ...others, tags: next } : others)}
      >
        {tag}
      </ToggleChip>
    );
  });
}

function ChangeTags({ onOpen }: { onOpen: () => void }) {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-pill px-3 text-sm font-medium text-muted hover:bg-sunken focus-visible:rounded-pill"
    >
      <Icon name="edit" className="size-[1.125em]" />
      {i18n._('tags.title')}
    </button>
  );
}

import { useLingui } from '@lingui/react';
import { LIBRARY_SORTS, type LibrarySort } from '../../../library/questions.ts';
import { hidesEnergy } from '../../../offline/hidden-energy.ts';
import { Icon } from '../../../ui/icon.tsx';

const WORDS: Record<LibrarySort, string> = {
  newest: /*i18n*/ 'library.sort.newest',
  'last-cooked': /*i18n*/ 'library.sort.last_cooked',
  title: /*i18n*/ 'library.sort.title',
  energy: /*i18n*/ 'library.sort.energy',
  time: /*i18n*/ 'library.sort.time',
};

type SortSelectProps = {
  /** True if there are words to sort by relevance. */
  isSearch: boolean;
  sort: LibrarySort | undefined;
  onChoose: (sort: LibrarySort | undefined) => void;
};

export function SortSelect({ isSearch, sort, onChoose }: SortSelectProps) {
  const { i18n } = useLingui();
  return (
    <span className="relative grid items-center">
      <select
        aria-label={i18n._('library.sort')}
        value={sort ?? (isSearch ? '' : 'newest')}
        onChange={({ target }) => onChoose(LIBRARY_SORTS.find((each) => each === target.value))}
        className="min-h-11 appearance-none rounded-pill border-[1.5px] border-edge bg-surface py-1.5 pr-11 pl-4 text-sm font-medium focus-visible:rounded-pill"
      >
        {isSearch && <option value="">{i18n._('library.sort.best')}</option>}
        {LIBRARY_SORTS.filter((name) => name !== 'energy' || !hidesEnergy()).map((name) => (
          <option key={name} value={name}>
            {i18n._(WORDS[name])}
          </option>
        ))}
      </select>
      <Icon name="down" className="pointer-events-none absolute right-3.5" />
    </span>
  );
}

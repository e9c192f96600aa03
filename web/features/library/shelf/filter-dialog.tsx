import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { Diet, DIETS } from '#core/nutrition/diet.ts';
import type { Count, LibraryPage, LibraryQuery } from '../../../library/questions.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { DIET_WORD } from '../../../i18n/preference-words.ts';

const TIMES = [15, 30, 45, 60, 90];
const STARS = [5, 4, 3];

const COOKED = { never: /*i18n*/ 'library.never_cooked', often: /*i18n*/ 'library.often_cooked' } as const;

const ORIGINS = {
  generated: /*i18n*/ 'library.generated',
  imported: /*i18n*/ 'library.imported',
  own: /*i18n*/ 'library.own',
} as const;

type FilterDialogProps = {
  query: LibraryQuery;
  page: LibraryPage;
  /** Also closes the dialog, because the new view replaces its history entry. */
  onChoose: (query: LibraryQuery) => void;
  onClose: () => void;
};

/** All filters. They are applied at once, so that one Back undoes them. */
export function FilterDialog({ query, page, onChoose, onClose }: FilterDialogProps) {
  const { i18n } = useLingui();
  const [draft, setDraft] = useState(query);
  const { q, sort } = draft;
  return (
    <Dialog title={i18n._('library.filters_title')} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(draft);
        }}
      >
        {filtersOf(page, i18n).map(
          ({ name, label, options, valueOf, read }) =>
            options.length > 0 && (
              <Select
                key={name}
                label={label}
                value={valueOf(draft)}
                options={[['', i18n._('library.any')], ...options]}
                onChange={(value) => {
                  const { [name]: _, ...rest } = draft;
                  setDraft(value === '' ? rest : { ...rest, ...read(value) });
                }}
              />
            ),
        )}
        <DialogActions>
          <Button
            kind="bare"
            onClick={() => setDraft({ ...(q !== undefined && { q }), ...(sort && { sort }) })}
          >
            {i18n._('library.clear')}
          </Button>
          <Button type="submit" kind="main">
            {i18n._('library.apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A filter with one choice. */
type Filter = {
  readonly name: keyof LibraryQuery;
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly valueOf: (query: LibraryQuery) => string;
  readonly read: (value: string) => LibraryQuery;
};

const filtersOf = ({ cuisines, tags }: LibraryPage, i18n: I18n): readonly Filter[] => [
  {
    name: 'maxTime',
    label: i18n._('library.time'),
    options: TIMES.map((minutes) => [String(minutes), i18n._('library.up_to', { minutes })]),
    valueOf: ({ maxTime }) => String(maxTime ?? ''),
    read: (value) => ({ maxTime: Number(value) }),
  },
  {
    name: 'diet',
    label: i18n._('library.diet'),
    options: DIETS.map((diet) => [diet, i18n._(DIET_WORD[diet])]),
    valueOf: ({ diet }) => diet ?? '',
    read: (value) => ({ diet: v.parse(Diet, value) }),
  },
  {
    name: 'cooked',
    label: i18n._('library.cooked'),
    options: Object.entries(COOKED).map(([name, word]) => [name, i18n._(word)]),
    valueOf: ({ cooked }) => cooked ?? '',
    read: (value) => ({ cooked: value === 'often' ? 'often' : 'never' }),
  },
  {
    name: 'rating',
    label: i18n._('library.rating'),
    options: STARS.map((rating) => [String(rating), i18n._('library.from_stars', { rating })]),
    valueOf: ({ rating }) => String(rating ?? ''),
    read: (value) => ({ rating: Number(value) }),
  },
  {
    name: 'origin',
    label: i18n._('library.origin'),
    options: Object.entries(ORIGINS).map(([name, word]) => [name, i18n._(word)]),
    valueOf: ({ origin }) => origin ?? '',
    read: (value) => ({ origin: value === 'own' || value === 'imported' ? value : 'generated' }),
  },
  {
    name: 'cuisine',
    label: i18n._('library.cuisine'),
    options: cuisines.map(optionOf),
    valueOf: ({ cuisine }) => cuisine ?? '',
    read: (value) => ({ cuisine: value }),
  },
  {
    name: 'tags',
    label: i18n._('library.tag'),
    options: tags.map(optionOf),
    valueOf: ({ tags: [tag] = [] }) => tag ?? '',
    read: (value) => ({ tags: [value] }),
  },
];

const optionOf = ({ name, count }: Count) => [name, `${name} (${count})`] as const;

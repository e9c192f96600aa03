import { useLingui } from '@lingui/react';
import { useDeferredValue, useState } from 'react';
import { avoidsFood } from '#core/nutrition/avoid.ts';
import { useAvoided } from '../../../avoided/use-preferences.ts';
import { useLibrary, useLibrarySync, useUneaten } from '../../../library/use-library.ts';
import type { LibraryPage, LibraryQuery, LibrarySort, LibrarySync } from '../../../library/questions.ts';
import { useUser } from '../../../session/require-user.tsx';
import { PATHS } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useIsOnline } from '../../../requests/use-is-online.ts';
import emptyPlate from '../../../ui/pictures/empty-plate.svg';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { filtersIn } from '../address/address.ts';
import type { useAddress } from '../address/use-address.ts';
import { Filters } from './filters.tsx';
import { SearchField } from './search-field.tsx';
import { SortSelect } from './sort-select.tsx';
import { Tiles, TilesSkeleton } from './tiles.tsx';

/** Number of recipes per request. It exceeds a screen, so that a little scrolling needs no request. */
const WINDOW = 60;

type Address = ReturnType<typeof useAddress>;

/** Recipes of the view with search, filters and order. */
export function Shelf({ address }: { address: Address }) {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const { query } = address;
  const [offset, setOffset] = useState(0);
  const avoided = useAvoided();
  const avoids = avoidsFood(avoided);
  const isForEater = avoids && !query.isForAll;
  const { page: found, error } = useLibrary(
    userId,
    query,
    { offset, limit: WINDOW },
    isForEater ? avoided : undefined,
  );
  // Deferred, because it renders a lot and the page must stay responsive.
  const page = useDeferredValue(found);
  const uneaten = useUneaten(userId, avoided);
  const sync = useLibrarySync(userId);
  return (
    <div className="grid gap-5">
      <SearchField q={query.q ?? ''} all={page?.all} onType={address.type} />
      <Filters query={query} page={page} avoids={avoids} onChoose={address.choose} />
      {sync && <SyncProgress sync={sync} />}
      {error && (
        <Note kind="bad" title={i18n._('library.failed')}>
          {i18n._('please_try_again')}
        </Note>
      )}
      {page ? (
        <Found
          page={page}
          sync={sync}
          address={address}
          isForEater={isForEater}
          uneaten={uneaten}
          onWindow={setOffset}
        />
      ) : (
        !error && <TilesSkeleton />
      )}
    </div>
  );
}

type FoundProps = {
  page: LibraryPage;
  sync: LibrarySync | undefined;
  address: Address;
  /** True if recipes that the user does not eat are left out. */
  isForEater: boolean;
  uneaten: ReadonlySet<string>;
  onWindow: (offset: number) => void;
};

function Found({ page, sync, address: { query, choose }, isForEater, uneaten, onWindow }: FoundProps) {
  const { i18n } = useLingui();
  if (page.all === 0 && sync?.isComplete !== false) return <NoRecipes />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold tabular-nums">
          {isForEater && query.q === undefined && filtersIn(query) === 0 && page.total < page.all
            ? i18n._('library.count_of', { count: page.total, all: page.all })
            : i18n._('library.count', { count: page.total })}
        </p>
        {page.total > 1 && (
          <SortSelect
            isSearch={query.q !== undefined}
            sort={query.sort}
            onChoose={(sort) => choose(inOrderOf(query, sort))}
          />
        )}
      </div>
      {page.total > 0 ? (
        <Tiles page={page} uneaten={uneaten} onWindow={onWindow} />
      ) : (
        page.all > 0 && (
          <EmptyState
            picture={emptyPlate}
            action={
              filtersIn(query) > 0 ? (
                <Button onClick={() => choose(query.q === undefined ? {} : { q: query.q })}>
                  {i18n._('library.without_filters')}
                </Button>
              ) : (
                isForEater && (
                  <Button onClick={() => choose({ ...query, isForAll: true })}>
                    {i18n._('library.for_all')}
                  </Button>
                )
              )
            }
          >
            {i18n._('library.nothing')}
          </EmptyState>
        )
      )}
    </>
  );
}

const inOrderOf = ({ sort: _, ...query }: LibraryQuery, sort: LibrarySort | undefined): LibraryQuery =>
  sort === undefined ? query : { ...query, sort };

function NoRecipes() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      picture={emptyPlate}
      action={<ButtonLink to={PATHS.home}>{i18n._('library.first')}</ButtonLink>}
    >
      {i18n._('library.empty')}
    </EmptyState>
  );
}

function SyncProgress({ sync: { stored, total, isComplete } }: { sync: LibrarySync }) {
  const { i18n } = useLingui();
  const isOnline = useIsOnline();
  if (isComplete || total === undefined || total <= stored) return null;
  if (!isOnline)
    return (
      <Note kind="attention" title={i18n._('library.incomplete')}>
        {i18n._('library.incomplete_hint', { stored, total })}
      </Note>
    );
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">{i18n._('library.fetching', { stored, total })}</p>
      <ProgressBar
        label={i18n._('library.fetching_bar')}
        text={i18n._('library.fetching', { stored, total })}
        percent={(100 * stored) / total}
      />
    </div>
  );
}

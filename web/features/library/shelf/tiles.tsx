import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { LibraryPage } from '../../../library/questions.ts';
import { keyOf } from '../../../offline/entries.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useColumns } from './use-columns.ts';
import { Tile } from './tile.tsx';

/** Height of a row before it is measured, in px. */
const ROW = 260;

/** Number of rendered rows beyond the screen. */
const OVERSCAN = 2;

/** The window of requested recipes begins at a multiple of this. */
const STEP = 20;

type TilesProps = {
  page: LibraryPage;
  /** Keys of recipes that the user does not eat. */
  uneaten: ReadonlySet<string>;
  onWindow: (offset: number) => void;
};

/** Results of a view. Renders only the visible rows and a few more. */
export function Tiles(props: TilesProps) {
  const place = useRef<HTMLDivElement>(null);
  const columns = useColumns();
  const [top, setTop] = useState<number>();
  // The content above is painted first; the tiles render in a later task.
  useEffect(() => startTransition(() => setTop(place.current?.offsetTop ?? 0)), []);
  const rows = Math.ceil(props.page.total / columns);
  return (
    <div ref={place} style={top === undefined ? { height: rows * ROW } : undefined}>
      {top !== undefined && <Rows {...props} rows={rows} columns={columns} top={top} />}
    </div>
  );
}

/** Placeholders of the first recipes. */
export function TilesSkeleton() {
  const columns = useColumns();
  return (
    <div
      aria-busy="true"
      className="grid gap-4 pt-17 lg:gap-6"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: 3 * columns }, (_, at) => (
        <Skeleton key={at} className="aspect-4/3" />
      ))}
    </div>
  );
}

type RowsProps = TilesProps & {
  rows: number;
  columns: number;
  /** Top of the tiles on the page, in px. */
  top: number;
};

function Rows({ page, uneaten, onWindow, rows, columns, top }: RowsProps) {
  // Mutates its result, but the app does not memoise it.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialOffset: useKeptScroll(),
    // Rows beyond the screen are already rendered, so no synchronous update is needed.
    useFlushSync: false,
  });
  const shown = virtual.getVirtualItems();
  const first = (shown[0]?.index ?? 0) * columns;
  const ask = useEffectEvent(onWindow);
  const offset = Math.max(0, Math.floor(first / STEP) * STEP - STEP);
  useEffect(() => ask(offset), [offset]);
  return (
    <div role="list" className="relative" style={{ height: virtual.getTotalSize() }}>
      {shown.map((row) => (
        <div
          key={row.key}
          ref={virtual.measureElement}
          data-index={row.index}
          className="absolute inset-x-0 top-0 grid gap-4 pb-6 lg:gap-6"
          style={{
            transform: `translateY(${row.start - top}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {cardsOf(page, row.index * columns, columns).map((card, at) =>
            card ? (
              <div
                key={keyOf(card)}
                role="listitem"
                aria-setsize={page.total}
                aria-posinset={row.index * columns + at + 1}
                className="min-w-0"
              >
                <Tile card={card} isUneaten={uneaten.has(keyOf(card))} />
              </div>
            ) : (
              // The placeholders differ only in their places.
              // oxlint-disable-next-line react/no-array-index-key
              <Skeleton key={at} className="aspect-4/3" />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

/** Returns the recipes of a row; undefined while loading. */
const cardsOf = ({ cards, offset, total }: LibraryPage, from: number, columns: number) =>
  Array.from({ length: Math.min(columns, total - from) }, (_, at) => cards[from + at - offset]);

/** Scroll positions by history key. */
const kept = new Map<string, number>();

/** Restores and stores the scroll position of this history entry. The browser cannot, because recipes load too late. */
function useKeptScroll(): number {
  const { key } = useLocation();
  const [initial] = useState(() => kept.get(key) ?? 0);
  useEffect(() => {
    if (initial > 0) window.scrollTo(0, initial);
  }, [initial]);
  useEffect(() => {
    const remember = () => void kept.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
  return initial;
}

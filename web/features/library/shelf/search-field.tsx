import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';

type SearchFieldProps = {
  /** Search in the URL. */
  q: string;
  /** Number of all recipes, if known. */
  all: number | undefined;
  onType: (q: string) => void;
};

/** Search field. Updates the query in the next frame, so that typing never waits for results. */
export function SearchField({ q, all, onType }: SearchFieldProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState(q);
  const [former, setFormer] = useState(q);
  // Typed texts that have not reached the URL yet. A busy phone updates the URL late while the user types on.
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([]);
  if (q !== former) {
    setFormer(q);
    setOnTheWay(onTheWay.slice(onTheWay.indexOf(q) + 1));
    // The text was changed elsewhere: by Back, or by removing a filter.
    if (!onTheWay.includes(q)) {
      setOnTheWay([]);
      setTyped(q);
    }
  }
  const tell = useEffectEvent(() => {
    if (typed === (onTheWay.at(-1) ?? q)) return;
    setOnTheWay([...onTheWay, typed]);
    onType(typed);
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => tell());
    return () => cancelAnimationFrame(frame);
  }, [typed]);
  return (
    <form role="search" className="relative grid items-center" onSubmit={(event) => event.preventDefault()}>
      <Icon name="search" className="pointer-events-none absolute left-4 text-muted" />
      <input
        type="search"
        value={typed}
        maxLength={200}
        autoCapitalize="none"
        enterKeyHint="search"
        aria-label={i18n._('library.search')}
        placeholder={all ? i18n._('library.search_in', { count: all }) : i18n._('library.search')}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        className="min-h-13 w-full rounded-pill border-[1.5px] border-edge bg-surface py-2 pr-4 pl-12 focus-visible:rounded-pill"
      />
    </form>
  );
}

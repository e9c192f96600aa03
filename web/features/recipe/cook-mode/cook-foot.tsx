import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

type CookFootProps = {
  place: number;
  count: number;
  goTo: (place: number) => void;
  onEaten: () => void;
  /** Further buttons. */
  children: ReactNode;
};

/** Progress and navigation at the bottom, in reach of the thumb. */
export function CookFoot({ place, count, goTo, onEaten, children }: CookFootProps) {
  const { i18n } = useLingui();
  const isDone = place > count;
  return (
    <footer className="sticky bottom-0 mx-auto low:static grid w-full max-w-200 gap-3 bg-bg px-4 pt-2 pb-[calc(1.25rem+env(safe-area-inset-bottom))] short:grid-cols-[auto_1fr] short:items-center short:py-2">
      <div className="flex flex-wrap justify-center gap-2">{children}</div>
      <Dots place={place} count={count} />
      <div className="grid grid-cols-[min(4.5rem,20%)_1fr] gap-3 *:min-h-18 short:*:min-h-12">
        <Button aria-label={i18n._('cook.back')} disabled={place === 1} onClick={() => goTo(place - 1)}>
          <Icon name="back" />
        </Button>
        {isDone ? (
          <Button kind="main" className="flex-wrap text-lg" onClick={onEaten}>
            <Icon name="check" />
            {i18n._('cook.eaten')}
          </Button>
        ) : (
          <Button kind="main" className="flex-wrap text-lg" onClick={() => goTo(place + 1)}>
            {place === count ? i18n._('cook.done') : i18n._('cook.next')}
            <Icon name="next" />
          </Button>
        )}
      </div>
    </footer>
  );
}

const DOT_STYLES = {
  done: 'size-2.5 border-edge bg-edge',
  now: 'h-2.5 w-8 border-ink bg-ink',
  ahead: 'size-2.5 border-edge',
} as const;

/** Hidden from screen readers: the heading says the same. */
const Dots = ({ place, count }: { place: number; count: number }) => (
  <div className="flex flex-wrap justify-center gap-2 short:hidden" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => {
      const state = index + 1 < place ? 'done' : index + 1 === place ? 'now' : 'ahead';
      return <i key={index} className={`rounded-pill border-2 ${DOT_STYLES[state]}`} />;
    })}
  </div>
);

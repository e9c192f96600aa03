import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

type CookFootProps = {
  place: number;
  count: number;
  goTo: (place: number) => void;
  /** True for an own recipe, which counts as eaten. */
  isOwn: boolean;
  /** True if "Next" fills the lower half of the screen. */
  isElbow: boolean;
  onEnd: () => void;
  /** Hint at content that the foot covers. */
  hint: ReactNode;
  /** Bar above the buttons. */
  bar: ReactNode;
  /** Further buttons. Left out if the bar has them, to save space. */
  children?: ReactNode;
};

export function CookFoot({ place, count, goTo, isOwn, isElbow, onEnd, hint, bar, children }: CookFootProps) {
  const { i18n } = useLingui();
  const isDone = place > count;
  const hasHalf = isElbow && !isDone;
  const back = { isOff: place === 1, onBack: () => goTo(place - 1) };
  return (
    <footer className="cook-foot bg-bg">
      {hint}
      {bar}
      <div className="grid gap-3 short:grid-cols-[auto_1fr] short:items-center low:grid-cols-1">
        {(children || hasHalf) && (
          <div
            className={`flex flex-wrap justify-center gap-x-2 ${hasHalf ? '*:px-2' : 'max-[24rem]:gap-x-0 max-[24rem]:*:px-1.5'}`}
          >
            {hasHalf && <Back {...back} kind="bare" />}
            {children}
          </div>
        )}
        {children && !hasHalf && <Dots place={place} count={count} />}
        <div
          className={`grid gap-3 *:min-h-18 short:*:min-h-12 ${hasHalf ? '' : 'grid-cols-[min(4.5rem,20%)_1fr]'}`}
        >
          {!hasHalf && <Back {...back} kind="quiet" />}
          {isDone ? (
            <Button kind="main" className="flex-wrap text-lg" onClick={onEnd}>
              <Icon name="check" />
              {isOwn ? i18n._('cook.eaten') : i18n._('close')}
            </Button>
          ) : (
            <Button
              kind="main"
              className={`flex-wrap text-lg ${hasHalf ? 'cook-elbow' : ''}`}
              onClick={() => goTo(place + 1)}
            >
              {place === count ? i18n._('cook.done') : i18n._('cook.next')}
              <Icon name="next" />
            </Button>
          )}
        </div>
      </div>
    </footer>
  );
}

type BackProps = { kind: 'bare' | 'quiet'; isOff: boolean; onBack: () => void };

function Back({ kind, isOff, onBack }: BackProps) {
  const { i18n } = useLingui();
  return (
    <Button kind={kind} aria-label={i18n._('cook.back')} disabled={isOff} onClick={onBack}>
      <Icon name="back" />
    </Button>
  );
}

const DOT_STYLES = {
  done: 'size-2.5 border-edge bg-edge',
  now: 'h-2.5 w-8 border-ink bg-ink',
  ahead: 'size-2.5 border-edge',
} as const;

/** Hidden from screen readers, because the heading has the same text. */
const Dots = ({ place, count }: { place: number; count: number }) => (
  <div className="flex flex-wrap justify-center gap-2 short:hidden" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => {
      const state = index + 1 < place ? 'done' : index + 1 === place ? 'now' : 'ahead';
      return <i key={index} className={`rounded-pill border-2 ${DOT_STYLES[state]}`} />;
    })}
  </div>
);

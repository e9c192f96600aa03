import { useLingui } from '@lingui/react';
import type { Period } from './price.ts';

export function PeriodSwitch({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const { i18n } = useLingui();
  const words = [
    ['monthly', i18n._('plans.monthly')],
    ['annual', i18n._('plans.annual')],
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div
        role="group"
        aria-label={i18n._('plans.period')}
        className="flex flex-wrap gap-1 rounded-[1.625rem] bg-sunken p-1"
      >
        {words.map(([each, word]) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === period}
            onClick={() => onChange(each)}
            className="min-h-11 rounded-pill px-4.5 py-1 font-semibold text-muted focus-visible:rounded-pill aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-print"
          >
            {word}
          </button>
        ))}
      </div>
      <span className="inline-flex min-h-8.5 items-center rounded-pill bg-basil-soft px-3.5 py-0.5 text-sm font-medium text-on-basil-soft">
        {i18n._('plans.save')}
      </span>
    </div>
  );
}

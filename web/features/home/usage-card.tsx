import { Trans, useLingui } from '@lingui/react';
import type { RecipeUsage } from '#core/plan/usage.ts';

const MAX_DOTS = 10;

/** The rest of the monthly quota in one line. A small quota has a dot per recipe, a large one a bar. */
export function UsageCard({ usage: { recipeCount, limit, planName, resetsAt } }: { usage: RecipeUsage }) {
  const { i18n } = useLingui();
  const used = Math.min(recipeCount, limit);
  const day = i18n.date(new Date(resetsAt), { day: 'numeric', month: 'long' });
  return (
    <p className="text-sm text-muted" title={i18n._('usage.used', { used, limit })}>
      {limit <= MAX_DOTS ? <Dots used={used} limit={limit} /> : <Bar used={used} limit={limit} />}
      <span>
        <Trans
          id="home.allowance"
          values={{ left: limit - used, limit }}
          components={{ b: <b className="font-semibold text-ink" /> }}
        />
        <span className="max-sm:hidden">&nbsp;· </span>
        <span className="max-sm:block">
          {planName}
          {used > 0 && `\u00a0· ${i18n._('usage.resets', { day })}`}
        </span>
      </span>
    </p>
  );
}

/** Placeholder of the card: one line, two on phones. */
export const UsageSkeleton = () => (
  <p className="text-sm" aria-hidden="true">
    &nbsp;<span className="max-sm:block">&nbsp;</span>
  </p>
);

const Dots = ({ used, limit }: { used: number; limit: number }) => (
  <span className="mr-3 inline-flex gap-1" aria-hidden="true">
    {Array.from({ length: limit }, (_, index) => (
      <i
        // Dots have no other identity.
        // oxlint-disable-next-line no-array-index-key
        key={index}
        className={`size-2.5 rounded-pill ${index < used ? 'border-[1.5px] border-edge' : 'dot bg-basil'}`}
      />
    ))}
  </span>
);

const Bar = ({ used, limit }: { used: number; limit: number }) => (
  <span
    className="mr-3 inline-block h-1.5 w-24 align-middle overflow-hidden rounded-pill bg-sunken forced-colors:border"
    aria-hidden="true"
  >
    <span
      className="dot block h-full rounded-pill bg-basil"
      style={{ width: `${((limit - used) / limit) * 100}%` }}
    />
  </span>
);

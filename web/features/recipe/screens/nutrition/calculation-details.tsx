import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Language } from '#core/language.ts';
import type { Provenance } from '#core/recipe/lines/nutrition-of.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import { screenLanguage } from '#web/shared/i18n/language.ts';
import { Icon } from '#web/shared/ui/icon.tsx';

type CalculationDetailsProps = { lines: readonly Line[]; unmatchedShare: number; hasRange?: boolean };

/** Collapsed explanation of the calculation by line. Loads the food table and its sources when opened. */
export function CalculationDetails({ lines, unmatchedShare, hasRange = false }: CalculationDetailsProps) {
  const { i18n } = useLingui();
  const [count, setCount] = useState<Count | 'away'>();
  const language = screenLanguage(i18n);
  const load = () =>
    loadCount().then(
      (loaded) => setCount(() => loaded),
      () => setCount('away'),
    );
  return (
    <details className="group" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span className="grow">{i18n._('recipe.counted.title')}</span>
        <Icon name="down" className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      {count === 'away' && <p role="alert">{i18n._('recipe.counted.away')}</p>}
      {typeof count === 'function' && (
        <div className="grid gap-3 pt-1 text-sm">
          <p>
            {i18n._('recipe.counted.matched', {
              share: i18n.number(1 - unmatchedShare, { style: 'percent' }),
            })}
          </p>
          {hasRange && <p>{i18n._('recipe.counted.range')}</p>}
          <ul>
            {count(lines, language).map((line, at) => (
              // Lines may be equal, and they keep their places.
              // oxlint-disable-next-line react/no-array-index-key
              <CountedLine key={at} {...line} />
            ))}
          </ul>
          <p className="text-muted">{i18n._('recipe.counted.sources')}</p>
        </div>
      )}
    </details>
  );
}

type Count = (lines: readonly Line[], language: Language) => readonly Provenance[];

async function loadCount(): Promise<Count> {
  const [{ provenanceOf }, { sourceOf }] = await Promise.all([
    import('#core/recipe/lines/nutrition-of.ts'),
    import('#core/nutrition/foods/sources/source-of.ts'),
  ]);
  return (lines, language) => provenanceOf(lines, language, sourceOf);
}

function CountedLine({ name, grams, isEstimated, food, source }: Provenance) {
  const { i18n } = useLingui();
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2 last:border-0">
      <span>{name}</span>
      <span className="text-right tabular-nums">
        {grams === undefined ? i18n._('recipe.counted.not_weighed') : i18n._('unit.grams', { grams })}
      </span>
      <span className="col-span-2 text-muted">
        {food
          ? [food, source].filter(Boolean).join('\u00a0· ')
          : i18n._(isEstimated ? /*i18n*/ 'recipe.counted.estimated' : /*i18n*/ 'recipe.counted.not_matched')}
      </span>
    </li>
  );
}

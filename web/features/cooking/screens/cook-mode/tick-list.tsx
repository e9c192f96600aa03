import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import type { Serving } from '#core/recipe/scaling/scale.ts';
import { servedName } from '#core/recipe/scaling/scale-step.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import { runsOf } from '#core/recipe/sections.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon, IconButton } from '#web/shared/ui/icon.tsx';
import type { ServedRecipe } from '../../data/use-served-recipe.ts';
import { hadAmount } from '../../data/had-amount.ts';

type NumberedLine = { readonly line: Line; readonly number: number };
type Cooking = Pick<ServedRecipe['cooking'], 'ticked' | 'tick' | 'shares' | 'setShare'>;

type TickListProps = { lines: readonly NumberedLine[]; serving: Serving; cooking: Cooking };

/** Ingredients to tick off, by section. The user can reduce each measured amount. */
export function TickList({ lines, serving, cooking }: TickListProps) {
  const id = useId();
  const runs = runsOf(lines.map((each) => ({ ...each, section: each.line.section })));
  return runs.map(({ name, from, items }) => (
    <div key={from}>
      {name && (
        <p id={`${id}${from}`} lang={serving.language} className="pt-2 text-sm font-semibold text-muted">
          {name}
        </p>
      )}
      <ul lang={serving.language} aria-labelledby={name ? `${id}${from}` : undefined}>
        {items.map(({ line, number }) => (
          <TickItem key={number} line={line} number={number} serving={serving} cooking={cooking} />
        ))}
      </ul>
    </div>
  ));
}

type TickItemProps = NumberedLine & { serving: Serving; cooking: Cooking };

function TickItem({ line, number, serving, cooking }: TickItemProps) {
  const { i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { ticked, tick, shares } = cooking;
  const share = shares[number] ?? 1;
  const isMeasured = line.quantity !== undefined;
  return (
    <li className="border-b border-line last:border-0">
      <div className="flex items-center">
        <label className="grid min-h-13 min-w-0 grow cursor-pointer grid-cols-[1.75rem_1fr] items-center gap-x-3 py-2 leading-snug has-checked:text-muted has-checked:line-through @min-[16rem]:grid-cols-[1.75rem_min(5.75rem,30%)_1fr]">
          <span className="relative row-span-2 grid place-items-center @min-[16rem]:row-span-1">
            <input
              type="checkbox"
              checked={ticked.includes(number)}
              onChange={() => tick(number)}
              className="peer size-6 appearance-none rounded-sm border-2 border-edge checked:border-basil checked:bg-basil forced-colors:appearance-auto"
            />
            <Icon
              name="check"
              className="pointer-events-none absolute hidden size-5 stroke-[2.6] text-surface peer-checked:block forced-colors:hidden"
            />
          </span>
          <b className={`font-semibold tabular-nums ${share < 1 ? 'text-saffron' : ''}`}>
            {hadAmount(line, share, serving) || (isMeasured && i18n._('cook.less.none'))}
          </b>
          <span>{servedName(line, serving)}</span>
        </label>
        {isMeasured && (
          <IconButton
            aria-expanded={isOpen}
            label={i18n._('cook.less.open', { name: line.name })}
            icon="edit"
            onClick={() => setIsOpen(!isOpen)}
            className="text-muted aria-expanded:bg-sunken"
          />
        )}
      </div>
      {isOpen && <Less line={line} number={number} serving={serving} cooking={cooking} />}
    </li>
  );
}

/** Sets the share of a line that the user has, in tenths. */
function Less({ line, number, serving, cooking: { shares, setShare } }: TickItemProps) {
  const { i18n } = useLingui();
  const share = shares[number] ?? 1;
  const move = (by: number) => setShare(number, Math.min(1, Math.max(0, Math.round((share + by) * 10) / 10)));
  const { name } = line;
  const whole = hadAmount(line, 1, serving);
  const amount = hadAmount(line, share, serving) || i18n._('cook.less.none');
  return (
    <div
      lang={i18n.locale}
      role="group"
      aria-label={i18n._('cook.less.open', { name })}
      className="grid gap-2 pb-4 pl-10"
    >
      <p className="text-sm text-muted" role="status">
        {share < 1 ? i18n._('cook.less.have', { amount, whole }) : i18n._('cook.less.lead')}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <span className="inline-flex items-center rounded-pill border-[1.5px] border-edge bg-surface">
          <IconButton
            label={i18n._('cook.less.less', { name })}
            icon="minus"
            aria-disabled={share <= 0}
            onClick={() => move(-0.1)}
          />
          <IconButton
            label={i18n._('cook.less.more', { name })}
            icon="add"
            aria-disabled={share >= 1}
            onClick={() => move(0.1)}
          />
        </span>
        <Button kind="line" onClick={() => setShare(number, 0)}>
          {i18n._('cook.less.nothing')}
        </Button>
        {share < 1 && (
          <Button kind="bare" onClick={() => setShare(number, 1)}>
            {i18n._('cook.less.all')}
          </Button>
        )}
      </div>
    </div>
  );
}

import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { servedName, servedText } from '#core/recipe/scaling/scale-step.ts';
import { servedAmount, type Serving } from '#core/recipe/scaling/scale.ts';
import { aheadOf, type Ahead } from '#core/recipe/steps/ahead.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import type { Step } from '#core/recipe/steps/step.ts';

type AheadListProps = { steps: readonly Step[]; lines: readonly Line[]; serving: Serving };

/** Preparations to start early: the oven of a later step, long waits, things to take out. */
export function AheadList({ steps, lines, serving }: AheadListProps) {
  const { i18n } = useLingui();
  const ahead = aheadOf(steps, lines);
  if (ahead.length === 0) return null;
  return (
    <section
      aria-labelledby="ahead"
      className="grid gap-1 rounded-md bg-saffron-soft px-4 py-3 text-on-saffron-soft"
    >
      <h3 id="ahead" className="font-text text-base font-semibold">
        {i18n._('cook.ahead')}
      </h3>
      <ul className="list-inside list-disc">
        {ahead.map((each) => {
          const text = aheadText(each, lines, serving, i18n);
          return <li key={text}>{text}</li>;
        })}
      </ul>
    </section>
  );
}

function aheadText(ahead: Ahead, lines: readonly Line[], serving: Serving, i18n: I18n): string {
  if (ahead.type === 'wait') {
    const { step: number, timer } = ahead;
    const minutes = Math.round(timer.seconds / 60);
    return i18n._('cook.ahead.wait', { number, name: timer.name ?? '', minutes });
  }
  if (ahead.type === 'oven') {
    const { text, mark, step: number } = ahead;
    const said = text.slice(mark.start, mark.end);
    const temperature = { text: said, temperatures: [{ ...mark, start: 0, end: said.length }] };
    return i18n._('cook.ahead.oven', { number, heat: servedText(temperature, serving) });
  }
  const line = lines[ahead.line];
  return line ? [servedAmount(line, serving), servedName(line, serving)].filter(Boolean).join(' ') : '';
}

import fc from 'fast-check';
import * as v from 'valibot';
import { idleTimers } from '#tests/figures/kept.ts';
import { celsiusOf } from '#core/recipe/scaling/metric-units.ts';
import { describe, expect, test } from 'vitest';
import type { Language } from '#core/language.ts';
import { servedText } from '#core/recipe/scaling/scale-step.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';
import { Step, type StepAmount, type Temperature, type Timer } from '#core/recipe/steps/step.ts';
import { REAL_STEPS } from './real-steps.ts';

const CASES = REAL_STEPS.trim()
  .split('\n')
  .map((row) => {
    const [language = '', names = '', text = '', marks = ''] = row.split(' | ');
    return {
      language: v.parse(v.picklist(['en', 'de']), language),
      names: names.split(', '),
      text,
      marks: marks.trim(),
    };
  });

describe('a step by people', () => {
  test('there are enough of them, half in German', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(120);
    expect(CASES.filter(({ language }) => language === 'de').length / CASES.length).toBeGreaterThan(0.45);
  });

  test.each(CASES)('$text', ({ text, language, names, marks }) => {
    expect(described(markedStep(text, language, names))).toBe(marks);
  });
});

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

function described({ text, timers = [], temperatures = [], amounts = [] }: Step): string {
  const at = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  const to = (most: number | undefined) => (most === undefined ? '' : `..${most}`);
  return [
    ...timers.map((timer) =>
      `time ${at(timer)} = ${timer.seconds}${to(timer.upToSeconds)} s ${timer.name ?? ''}`.trim(),
    ),
    ...temperatures.map((heat) =>
      `heat ${at(heat)} = ${heat.degrees}${to(heat.upTo)} ${heat.scale} ${heat.of ?? ''}`.trim(),
    ),
    ...amounts.map(
      (amount) =>
        `amount ${at(amount)} = ${rounded(amount.quantity)}${to(amount.upTo)} ${amount.isShare ? 'share' : (amount.unit ?? '-')}`,
    ),
  ].join('; ');
}

/** Words that make or prevent marks, in any order. */
const steps = fc
  .array(
    fc.oneof(
      fc.constantFrom(...CASES.flatMap(({ text }) => text.split(' '))),
      fc.nat(2_000).map(String),
      fc.constantFrom(
        '½',
        '-',
        '–',
        '1/2',
        '1.5',
        '1,5',
        'bis',
        'to',
        '°C',
        '(',
        ')',
        '\u{1F373}',
        'ml',
        'EL',
        'min',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
  )
  .map((parts) => parts.join(' '));
const languages = fc.constantFrom<Language>('en', 'de');
const marksOf = ({
  timers = [],
  temperatures = [],
  amounts = [],
}: Step): (Timer | Temperature | StepAmount)[] => [...timers, ...temperatures, ...amounts];

test('a time without waiting gets no timer', () => {
  const { of, wrong } = idleTimers();
  expect(of).toBeGreaterThanOrEqual(30);
  expect(wrong).toEqual([]);
});

describe('A step of any text', () => {
  test('has marks inside the text, in order and apart, and its text is unchanged', () => {
    fc.assert(
      fc.property(steps, languages, (text, language) => {
        const step = markedStep(text, language, ['eggs', 'Zwiebeln']);
        expect(v.parse(Step, step)).toEqual(step);
        expect(step.text).toBe(text);
        for (const list of [step.timers, step.temperatures, step.amounts])
          expect(list).toEqual(list?.toSorted((one, other) => one.start - other.start));
        let end = 0;
        for (const mark of marksOf(step).toSorted((one, other) => one.start - other.start)) {
          expect(mark.start).toBeGreaterThanOrEqual(end);
          expect(mark.end).toBeGreaterThan(mark.start);
          end = mark.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });
});

/** Returns the text between amounts and temperatures. */
const withoutFigures = ({ text, amounts = [], temperatures = [] }: Step): string =>
  [...amounts, ...temperatures]
    .toSorted((a, b) => a.start - b.start)
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

/** Degrees as a dial in Celsius has them. */
const onDial = (degrees: number | undefined, scale: Temperature['scale']): number | undefined =>
  degrees === undefined || scale !== 'F' ? degrees : celsiusOf(degrees);

describe('a scaled step', () => {
  test.each([
    [
      'en',
      2,
      'Add 100 ml stock, a pinch of salt and half the onions to the 9-inch tin for 10 minutes.',
      'Add 200 ml stock, 2 pinches of salt and half the onions to the 9-inch tin for 10 minutes.',
    ],
    [
      'de',
      0.5,
      '2 Tassen Mehl mit 3 EL Öl bei 180 °C in der 26-cm-Form 20 Minuten backen.',
      '1 Tasse Mehl mit 1½ EL Öl bei 180 °C in der 26-cm-Form 20 Minuten backen.',
    ],
    ['de', 3, '3–4 EL Öl und eine halbe Zwiebel zugeben.', '140–180\u00a0ml Öl und 1½ Zwiebel zugeben.'],
  ] as const)('%s, times %d', (language, factor, text, scaled) => {
    expect(servedText(markedStep(text, language, ['Zwiebel']), { factor, units: 'metric', language })).toBe(
      scaled,
    );
  });

  test('has as many amounts when it is read again, and the same times and temperatures', () => {
    const factors = fc.constantFrom(0.5, 2, 3, 4);
    fc.assert(
      fc.property(fc.constantFrom(...CASES), factors, ({ text, language, names }, factor) => {
        const step = markedStep(text, language, names);
        const again = markedStep(servedText(step, { factor, units: 'metric', language }), language, names);
        expect(again.amounts?.length).toBe(step.amounts?.length);
        expect(withoutFigures(again)).toBe(withoutFigures(step));
        const values = ({ timers = [], temperatures = [] }: Step) => [
          timers.map(({ seconds, upToSeconds, name }) => ({ seconds, upToSeconds, name })),
          new Set(
            temperatures.flatMap(({ degrees, upTo, scale }) => [onDial(degrees, scale), onDial(upTo, scale)]),
          ),
        ];
        expect(values(again)).toEqual(values(step));
      }),
      { numRuns: 400 },
    );
  });
});

import { describe, expect, test } from 'vitest';
import type { Language } from '#core/language.ts';
import { minutesOf } from '#core/language/minutes.ts';
import { NUMBER_WORDS } from '#core/language/number-words.ts';
import { timesIn } from '#core/reading/text-facts.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';

test.each([
  ['PT45M', 45],
  ['PT1H30M', 90],
  ['P0DT2H', 120],
  ['P0Y0M0DT0H35M0.000S', 35],
  ['P1DT2H', 1_560],
  ['PT90S', 2],
  ['pt1.5h', 90],
  ['PT20', undefined],
  ['PT', undefined],
  ['PT0M', undefined],
  ['30 minutes', 30],
  ['1 hour 20 min', 80],
  ['1½ Std.', 90],
  ['ca. 25-30 Minuten', 30],
  ['1:15', 75],
  ['1-1/2 hours', 90],
  ['1 1/2 to 2 hours', 120],
  ['1h 15min', 75],
  ['1h15', 75],
  ['1 Std. 30', 90],
  ['10 m', 10],
  ['half a day', 720],
  ['2 Tage', 2_880],
  ['overnight', undefined],
  ['2 m Küchengarn', undefined],
  ['ein paar Minuten', undefined],
  ['999999 hours', undefined],
])('%s takes %s minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});

test.each([
  ['Prep 25 mins, cook 40 mins', 25, 65],
  ['Prep: 15 min | Cook: 1 hr 10 min', 15, 85],
  ['Arbeitszeit ca. 10 Minuten Koch-/Backzeit ca. 15 Minuten Gesamtzeit ca. 25 Minuten', 10, 25],
])('each time belongs to the label before it: %s', (line, activeTime, prepTime) => {
  expect(timesIn([line])).toEqual({ activeTime, prepTime });
});

/** Durations as people write them, with the minutes at which a timer rings first and last. */
const DURATIONS: [text: string, language: Language, minutes: number, upTo?: number][] = [
  ['forty-five minutes', 'en', 45],
  ['twenty five minutes', 'en', 25],
  ['ninety minutes', 'en', 90],
  ['1h 15m.', 'en', 75],
  ['1h15', 'en', 75],
  ['1:30 h', 'en', 90],
  ['2 hrs, 10 mins', 'en', 130],
  ['1 1/2 hours', 'en', 90],
  ['an hour and a half', 'en', 90],
  ['one and a half hours', 'en', 90],
  ['half an hour', 'en', 30],
  ['a half-hour', 'en', 30],
  ['three quarters of an hour', 'en', 45],
  ['a good hour', 'en', 60],
  ['10 more minutes', 'en', 10],
  ['30 minutes to 1 hour', 'en', 30, 60],
  ['fifteen to twenty minutes', 'en', 15, 20],
  ['1 hour 15 minutes to 1 hour 30 minutes', 'en', 75, 90],
  ['1:30 Std.', 'de', 90],
  ['eine knappe Stunde', 'de', 60],
  ['eine gute halbe Stunde', 'de', 30],
  ['anderthalb Stunden', 'de', 90],
  ['zweieinhalb Stunden', 'de', 150],
  ['eine Dreiviertelstunde', 'de', 45],
  ['drei viertel Stunden', 'de', 45],
  ['fünfundvierzig Minuten', 'de', 45],
  ['dreissig Minuten', 'de', 30],
  ['2 Stunden und 10 Minuten', 'de', 130],
  ['20-minütiges', 'de', 20],
  ['eine halbe Minute', 'de', 0.5],
  ['45–60 Min.', 'de', 45, 60],
  ['1 bis 1½ Stunden', 'de', 60, 90],
];

const inStep = (text: string, language: Language) =>
  (
    markedStep(
      language === 'de' ? `Den Teig ${text}, dann gehen.` : `Rest it for ${text}, then go.`,
      language,
    ).timers ?? []
  ).map(({ seconds, upToSeconds }) => ({
    minutes: seconds / 60,
    ...(upToSeconds !== undefined && { upTo: upToSeconds / 60 }),
  }));

describe('a duration', () => {
  test.each(DURATIONS)('means the same as a time and as a timer: %s', (text, language, minutes, upTo) => {
    expect(minutesOf(text)).toBe(Math.round(upTo ?? minutes));
    expect(inStep(text, language)).toEqual([{ minutes, ...(upTo !== undefined && { upTo }) }]);
  });

  test.each([
    ['en', 'minute', 1],
    ['en', 'minutes', 1],
    ['en', 'mins', 1],
    ['en', 'hour', 60],
    ['en', 'hours', 60],
    ['en', 'hrs', 60],
    ['de', 'Minute', 1],
    ['de', 'Minuten', 1],
    ['de', 'Min', 1],
    ['de', 'Stunde', 60],
    ['de', 'Stunden', 60],
    ['de', 'Std', 60],
  ] as const)('is read from every number word in %s before "%s"', (language, unit, minutes) => {
    const words = [...NUMBER_WORDS[language]];
    expect(words.length).toBeGreaterThan(99);
    const read = words.map(([word, number]) => {
      const text = `${word} ${unit}`;
      return { text, number, told: minutesOf(text), timers: inStep(text, language) };
    });
    expect(read).toEqual(
      read.map(({ text, number }) => ({
        text,
        number,
        told: Math.round(number * minutes),
        timers: [{ minutes: number * minutes }],
      })),
    );
  });
});

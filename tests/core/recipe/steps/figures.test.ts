import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherLanguage, type Language } from '#core/language.ts';
import { figureText } from '#core/recipe/steps/figure-text.ts';
import { figuresIn, filledStep, isOpenFor, openText } from '#core/recipe/steps/figures.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';
import { REAL_STEPS } from './real-steps.ts';

/** Carries the figures of a text over to the translation. */
function carried(text: string, language: Language, names: readonly string[] = []): string[] {
  const step = markedStep(text, language, names);
  return figuresIn(step).map((figure) =>
    figureText(figure, { text: text.slice(figure.start, figure.end), language }, otherLanguage(language)),
  );
}

describe('the figures of a step', () => {
  test.each([
    ['en', 'Simmer for 10–12 minutes.', ['10–12 Minuten']],
    ['en', 'Bake for 1½ hours at 180 °C (fan 160 °C).', ['1 Stunde 30 Minuten', '180 °C', '160 °C']],
    ['en', 'Rest for half an hour.', ['30 Minuten']],
    ['en', 'Cook for an hour and a half.', ['1 Stunde 30 Minuten']],
    ['en', 'Roast for 1 hour 15 minutes.', ['1 Stunde 15 Minuten']],
    ['en', 'Bake at gas mark 4, then at 350°F.', ['Gas Stufe 4', '350°F']],
    ['en', 'Add 1.5 l of water and 2 tbsp of oil.', ['1½ l', '2 EL']],
    ['en', 'Add a pinch of salt and half a teaspoon of thyme.', ['1 Prise', '½ TL']],
    ['en', 'Add a splash of vinegar and 2 knobs of butter.', ['1 Schuss', '2 Stiche']],
    ['en', 'Cut it into 2 cm cubes and fill four moulds.', ['2 cm', 'vier']],
    ['en', 'Add 1,500 g of flour.', ['1500 g']],
    ['en', 'Fill three to four moulds of a 20 x 30 cm tin.', ['3–4', '20', '30 cm']],
    ['de', '10 dag Butter und ein Pfund Mehl in 5-%ige Milch.', ['100 g', '500 g', '5']],
    ['de', '5 dkg Zucker und ½ Pfd Quark zugeben.', ['50 g', '250 g']],
    ['de', '1,5 l Wasser mit 2 EL Öl 30–60 Sekunden rühren.', ['1½ l', '2 tbsp', '30–60 seconds']],
    ['de', 'Bei 200 Grad eine Viertelstunde backen.', ['200 °C', '15 minutes']],
    ['de', '2 Stunden 30 Minuten schmoren.', ['2 hours 30 minutes']],
    ['de', '3 Zehen Knoblauch und eine Prise Salz zugeben.', ['3 cloves', '1 pinch']],
    ['de', 'Auf zwei Gläser verteilen.', ['two']],
    ['de', 'Etwa 3 bis 4 Min. anbraten.', ['3–4 minutes']],
  ] as const)('are translated, %s: %s', (language, text, figures) => {
    expect(carried(text, language)).toEqual(figures);
  });

  test('do not include shares such as a half', () => {
    expect(carried('Add half the onions and a third of the flour.', 'en', ['onions', 'flour'])).toEqual([]);
  });

  test('are marked in the translation, so that it can be scaled, timed and warmed', () => {
    const text = 'Fry 200 g leeks at 180 °C for 5 minutes.';
    const step = markedStep(text, 'en', ['leeks']);
    const figures = figuresIn(step);
    const texts = figures.map(({ start, end }) => text.slice(start, end));
    const german = filledStep(
      '{3} lang bei {2} braten: {1} Lauch.',
      figures,
      { texts, language: 'en' },
      'de',
    );
    const at = ({ start, end }: { start: number; end: number }) => german.text.slice(start, end);
    expect(german.timers?.map(at)).toEqual(['5 Minuten']);
    expect(german.temperatures?.map(at)).toEqual(['180 °C']);
    expect(german.amounts?.map(at)).toEqual(['200 g']);
    const plain = filledStep('Umrühren.', [], { texts: [], language: 'en' }, 'de');
    expect(plain).toEqual({ text: 'Umrühren.' });
  });

  test('keep their values in steps by people, when translated there and back', () => {
    for (const row of REAL_STEPS.trim().split('\n')) {
      const [language = '', names = '', text = ''] = row.split(' | ');
      const from = language === 'de' ? 'de' : 'en';
      const step = markedStep(text, from, names.split(', '));
      const figures = figuresIn(step);
      const open = openText(step, figures);
      expect(isOpenFor(open, figures.length), open).toBe(true);
      const texts = figures.map(({ start, end }) => text.slice(start, end));
      const there = filledStep(open, figures, { texts, language: from }, otherLanguage(from));
      // Each mark is at its figure, and reading the figure again gives the same value.
      expect((there.timers ?? []).map(({ seconds }) => seconds)).toEqual(
        (step.timers ?? []).map(({ seconds }) => seconds),
      );
      for (const [index, figure] of figures.entries()) {
        const said = figureText(figure, { text: texts[index] ?? '', language: from }, otherLanguage(from));
        expect(there.text).toContain(said);
        const read = markedStep(said, otherLanguage(from));
        if (figure.kind === 'timer')
          expect(read.timers?.[0], text).toMatchObject({ seconds: figure.mark.seconds });
        if (figure.kind === 'temperature') {
          const { degrees, scale } = figure.mark;
          expect(read.temperatures?.[0], text).toMatchObject({ degrees, scale });
        }
        if (figure.kind === 'amount' && figure.mark.unit && figure.mark.unit !== 'cm') {
          const { quantity, unit } = figure.mark;
          expect(read.amounts?.[0], text).toMatchObject({ quantity, unit });
        }
      }
    }
  });

  test('fill a text with placeholders in any order; nothing else does', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4], { minLength: 4 }), (order) => {
        const open = order.map((place) => `mit {${place}}`).join(', ');
        expect(isOpenFor(open, 4)).toBe(true);
        expect(isOpenFor(open, 3)).toBe(false);
        expect(isOpenFor(`${open} und {1}`, 4)).toBe(false);
        expect(isOpenFor(`${open} und 5 Eier`, 4)).toBe(false);
        expect(isOpenFor(open.replace('{2}', ''), 4)).toBe(false);
      }),
    );
  });
});

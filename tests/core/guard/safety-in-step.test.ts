import { describe, expect, test } from 'vitest';
import { Language } from '#core/language.ts';
import { FORMER_SENTENCES } from '#core/guard/former-sentences.ts';
import { withoutSafety } from '#core/guard/safety-in-step.ts';
import { SAFETY_SENTENCES } from '#core/guard/safety-sentences.ts';

const FORMER = Object.entries(FORMER_SENTENCES).flatMap(([rule, texts]) =>
  Language.options.flatMap((language) =>
    (texts[language] ?? []).map((sentence) => ({ rule, language, sentence })),
  ),
);

describe('A safety sentence at the end of a step', () => {
  test.each(FORMER)('is recognised in its earlier wording: $sentence', ({ rule, language, sentence }) => {
    expect(withoutSafety(`Stir. ${sentence}`, language)).toEqual({ text: 'Stir.', rules: [rule] });
  });

  test('is recognised before another one, and both are removed', () => {
    const [honey, eggs] = [FORMER_SENTENCES.honey?.en?.[0], SAFETY_SENTENCES['raw egg'].en];
    expect(withoutSafety(`Stir. ${honey} ${eggs}`, 'en')).toEqual({
      text: 'Stir.',
      rules: ['honey', 'raw egg'],
    });
  });

  test('is not found in the step’s own words', () => {
    const step = 'Stir, and keep it cold.';
    expect(withoutSafety(step, 'en')).toEqual({ text: step, rules: [] });
  });
});

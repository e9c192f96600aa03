import { describe, expect, test } from 'vitest';
import { safeSteps } from '#core/generation/draft/food-safety.ts';
import { SAFETY_SENTENCES } from '#core/guard/safety-sentences.ts';
import { draftOf, SAFE, UNSAFE } from '#tests/cases/safety.ts';

describe('a recipe is told what makes it safe', () => {
  test.each(UNSAFE)('%s: %s', (language, title, foods, steps, where, rule) => {
    const draft = draftOf(title, foods, steps);
    const safe = safeSteps(draft, language);
    expect(safe).toEqual(
      draft.steps.map((step, index) =>
        index === where ? `${step} ${SAFETY_SENTENCES[rule][language]}` : step,
      ),
    );
    expect(safeSteps({ ...draft, steps: safe }, language)).toEqual(safe);
  });

  test.each(SAFE)('but not where %s', (_, language, title, foods, steps) => {
    const draft = draftOf(title, foods, steps);
    expect(safeSteps(draft, language)).toEqual(draft.steps);
  });
});

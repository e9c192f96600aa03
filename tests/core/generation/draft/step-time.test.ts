import { describe, expect, test } from 'vitest';
import { withStepTime } from '#core/generation/draft/step-time.ts';
import type { Language } from '#core/language.ts';

describe('the time of the steps', () => {
  const STEPS = [
    'Boil the beans for 60 minutes.',
    'Meanwhile, roast the pumpkin for 40 minutes.',
    'Let it rest for 10–15 minutes.',
  ];

  test('is the minimum time of a recipe', () => {
    expect(withStepTime({ prepTime: 30, steps: STEPS }, 'en')).toMatchObject({ prepTime: 70 });
  });

  test.each<[string, number, Language]>([
    ['Boil hard for 10 minutes, then simmer for 60 minutes.', 70, 'en'],
    ['Fry for 5 minutes, add the rice and cook for 20 minutes.', 25, 'en'],
    ['Erst 10 Minuten kochen, dann 30 Minuten ziehen lassen.', 40, 'de'],
    [
      'Simmer for 20 minutes. Meanwhile, boil the rice for 15 minutes and let it rest for 5 minutes.',
      20,
      'en',
    ],
    ['Roast for 40 minutes, turning after 20 minutes.', 40, 'en'],
    ['40 Minuten backen, in den letzten 10 Minuten abdecken.', 40, 'de'],
    ['Cook for 8 minutes on gas or 10 minutes on induction.', 10, 'en'],
  ])('adds up all that a step waits for: %s', (step, minutes, language) => {
    expect(withStepTime({ prepTime: 1, steps: [step] }, language)).toMatchObject({ prepTime: minutes });
  });

  test('does not shorten the time of the model', () => {
    expect(withStepTime({ prepTime: 90, steps: STEPS }, 'en')).toMatchObject({ prepTime: 90 });
  });
});

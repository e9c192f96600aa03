import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { DayProgress } from '#web/features/diary/day/day-progress.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { today } from '#web/i18n/use-today.ts';

const EATEN = { type: 'cooked' as const, id: '1', recipeId: 1, title: 'Soup', servings: 1, timestamp: 0 };

test('A nutrient over its goal is named, beside a full bar; a goal that is met exactly counts as reached', async () => {
  await activate('en');
  await loadInnerMessages('en');
  const goals = { ...DEFAULT_GOALS, createdAt: 0 };
  const nutrition = { calories: 3_274, protein: 50.04, carbs: 250, fat: 82.5, fiber: 10 };
  render(
    <I18nProvider i18n={i18n}>
      <DayProgress
        goals={{ active: goals }}
        goalsError={null}
        entries={[{ ...EATEN, ...nutrition }]}
        days={[]}
        day={today()}
        entrance="nutrition"
      />
    </I18nProvider>,
  );
  const standing = (name: string) => screen.getByRole('progressbar', { name });
  const word = (name: string) => standing(name).getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ');
  expect(word('Calories today')).toBe('100% · 1,274 kcal over');
  expect(standing('Calories today').getAttribute('aria-valuenow')).toBe('100');
  expect(word('Fat today')).toBe('100% · 12.5 g over');
  expect(word('Protein today')).toBe('100% · reached');
  expect(word('Carbohydrates today')).toBe('100% · reached');
});

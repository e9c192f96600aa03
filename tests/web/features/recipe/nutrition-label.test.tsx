import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Recipe } from '#core/recipe/recipe.ts';
import { aRecipe } from '#tests/support/examples.ts';
import { NutritionLabel } from '#web/features/recipe/nutrition/nutrition-label.tsx';
import { useRecounted } from '#web/features/recipe/nutrition/use-recounted.ts';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';

const ANSWERS = { grams: {} };

const RecountedLabel = ({ recipe }: { recipe: Recipe }) => (
  <NutritionLabel recipe={useRecounted(recipe, ANSWERS)} answers={ANSWERS} onAnswer={() => {}} />
);

async function open(recipe: Recipe, language: 'en' | 'de') {
  await activate(language);
  await loadInnerMessages();
  render(
    <I18nProvider i18n={i18n}>
      <RecountedLabel recipe={recipe} />
    </I18nProvider>,
  );
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('the label has the values of an EU label in the required order, and fibre', async () => {
  const nutrition = { calories: 425, protein: 17, carbs: 36, fat: 21, fiber: 12 };
  await open(aRecipe('cook', { nutrition: { ...nutrition, saturates: 6, sugars: 8, salt: 0.05 } }), 'de');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))).toEqual([
    'Kalorien1.778 kJ / 425 kcal',
    'Fett21 g',
    'davon gesättigte Fettsäuren6 g',
    'Kohlenhydrate36 g',
    'davon Zucker8 g',
    'Ballaststoffe12 g',
    'Eiweiß17 g',
    'Salz0,05 g',
  ]);
});

test('an older recipe gets saturates, sugars and salt from its lines, and keeps its other values', async () => {
  await open(aRecipe('cook'), 'en');
  expect(await screen.findByRole('row', { name: /^of which sugars 6\.2\sg/ })).toBeDefined();
  expect(screen.getByRole('row', { name: /^Calories .* 108\skcal/ })).toBeDefined();
  expect(names()).toHaveLength(8);
});

test('an older recipe without a known food shows its stored values', async () => {
  await open(aRecipe('cook', { lines: [{ name: 'stardust', grams: 100 }] }), 'en');
  expect(names()).toEqual(['Calories', 'Fat', 'Carbohydrates', 'Fiber', 'Protein']);
});

test('an unknown meat is named, and the values without it are shown as minimum', async () => {
  const lines = [
    { name: 'Sauerbraten', quantity: 1, unit: 'kg' as const, grams: 1_000 },
    { name: 'onions', food: 'onion', quantity: 2, unit: 'piece' as const, grams: 220 },
  ];
  await open(aRecipe('cook', { lines, unmatchedShare: 0.82 }), 'en');
  expect(
    screen.getByText("We can't count Sauerbraten, so these are minimum values per serving."),
  ).toBeDefined();
});

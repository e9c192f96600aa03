import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '#core/language.ts';
import { nutritionPerServing } from '#core/recipe/lines/nutrition-of.ts';
import { uncertaintyOf } from '#core/recipe/lines/uncertainty.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { aRecipe } from '#tests/support/examples.ts';
import { NutritionLabel } from '#web/features/recipe/screens/nutrition/nutrition-label.tsx';
import { useCooking } from '#web/features/cooking/data/use-cooking.ts';
import { useRecounted } from '#web/features/recipe/data/use-recounted.ts';
import { activate, loadInnerMessages } from '#web/shared/i18n/activate.ts';

function recipeOf(...texts: string[]): Recipe {
  const lines = texts.map((text) => parseLine(text, 'en'));
  return aRecipe('cook', {
    lines,
    servings: 2,
    ...nutritionPerServing(lines, 2),
    ...uncertaintyOf(lines, 2),
  });
}

/** Imitates the part of the recipe page with the question. */
function Counted({ recipe }: { recipe: Recipe }) {
  const { servings, answers, answer } = useCooking(recipe);
  return (
    <>
      <p>For {servings}</p>
      <NutritionLabel recipe={useRecounted(recipe, answers)} answers={answers} onAnswer={answer} />
    </>
  );
}

async function open(recipe: Recipe, language: Language = 'en') {
  await activate(language);
  await loadInnerMessages();
  render(
    <I18nProvider i18n={i18n}>
      <Counted recipe={recipe} />
    </I18nProvider>,
  );
}

const calories = () => screen.getByRole('row', { name: /calories|Kalorien/i }).textContent;

describe('for potatoes in an unknown amount of oil', () => {
  let recipe: Recipe;
  beforeEach(() => {
    recipe = recipeOf('400 g potatoes', 'olive oil, for frying');
  });

  test('a cook sees the range of the calories and is asked only for the oil', async () => {
    await open(recipe);
    expect(calories()).toContain('between');
    expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
    expect(
      screen.getByLabelText<HTMLInputElement>('How many tablespoons of olive oil do you use?').value,
    ).toBe('1');
  });

  test('the answer is counted, stored on this device and can be undone', async () => {
    await open(recipe);
    const before = calories();
    const field = screen.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    await userEvent.click(screen.getByRole('button', { name: 'Recalculate' }));
    await screen.findByText(/^Calculated with your answer/);
    await expect.poll(calories).not.toBe(before);
    const after = calories();
    expect(after).not.toContain('between');
    expect(document.activeElement?.textContent).toBe('Nutrition per serving');
    expect(screen.queryByRole('spinbutton')).toBeNull();

    cleanup();
    await open(recipe);
    await expect.poll(calories).toBe(after);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(calories()).toBe(before);
    expect(screen.getByRole('spinbutton')).toBeDefined();
  });

  test('an invalid amount cannot be submitted', async () => {
    await open(recipe);
    for (const text of ['-1', '', '60']) {
      await userEvent.clear(screen.getByRole('spinbutton'));
      if (text) await userEvent.type(screen.getByRole('spinbutton'), text);
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Recalculate' }).disabled).toBe(true);
    }
  });

  test('a German cook is asked in German', async () => {
    await open(recipe, 'de');
    expect(screen.getByLabelText('Wie viele Esslöffel olive oil nimmst du?')).toBeDefined();
    expect(calories()).toContain('zwischen');
  });
});

test('for a large pot the cook is asked for the servings, which then apply to the ingredients', async () => {
  const recipe = recipeOf('3 kg potatoes', '2 kg minced beef');
  await open(recipe);
  await userEvent.clear(screen.getByLabelText('How many does it serve?'));
  await userEvent.type(screen.getByLabelText('How many does it serve?'), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Recalculate' }));
  const tenth = nutritionPerServing(recipe.lines, 10).nutrition.calories;
  await expect.poll(calories).toContain(`kJ / ${tenth.toLocaleString('en')}\u00A0kcal`);
  expect(screen.getByText('For 10')).toBeDefined();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

test('a recipe with all weights has neither a range nor a question', async () => {
  await open(recipeOf('400 g potatoes', '20 g olive oil'));
  expect(calories()).not.toContain('between');
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

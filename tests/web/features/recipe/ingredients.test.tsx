import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aRecipe } from '#tests/support/examples.ts';
import { Ingredients } from '#web/features/recipe/ingredients/ingredients.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';

const CAKE = aRecipe('cook', {
  language: 'de',
  servings: 4,
  lines: [
    { food: 'flour', name: 'Mehl', quantity: 250, unit: 'g', grams: 250, section: 'Teig' },
    { food: 'flour', name: 'Mehl', quantity: 150, unit: 'g', grams: 150, section: 'Streusel' },
    {
      food: 'lemon',
      name: 'Zitrone',
      quantity: 1,
      unit: 'piece',
      grams: 60,
      section: 'Streusel',
      isToBuy: true,
    },
  ],
  equipment: ['Backblech'],
});

async function open(language: 'en' | 'de', recipe = CAKE) {
  const { lines, servings } = recipe;
  await activate(language);
  await loadInnerMessages();
  render(
    <I18nProvider i18n={i18n}>
      <Ingredients
        recipe={recipe}
        servings={12}
        serving={{ factor: 3, units: 'metric', language: 'de', of: { lines, servings } }}
        onServings={() => {}}
      />
    </I18nProvider>,
  );
}

const linesUnder = (heading: string) => {
  const part = screen.getByRole('heading', { name: heading }).parentElement ?? document.body;
  return within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
};

test('each part of a dish has its own amounts, scaled', async () => {
  await open('de');
  expect(linesUnder('Teig')).toEqual(['750 gMehl']);
  expect(linesUnder('Streusel')).toEqual(['450 gMehl', '3Zitronen']);
});

test('the cook sees at once which foods to buy, and which equipment to use', async () => {
  await open('en');
  expect(screen.getByText('You need: 3 Zitronen')).toBeDefined();
  expect(linesUnder('Equipment')).toEqual(['Backblech']);
});

test('A cook who has everything sees nothing about buying', async () => {
  await open('en', aRecipe('cook'));
  expect(screen.queryByText(/You need/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Equipment' })).toBeNull();
});

test('the cook sees possible mistakes before cooking', async () => {
  await open('en', {
    ...CAKE,
    doubts: [
      { about: 'unused', name: 'Zimt' },
      { about: 'unlisted', name: 'parmesan' },
      { about: 'too-much', name: 'Mehl' },
      { about: 'salt' },
      { about: 'energy' },
    ],
  });
  const told = within(screen.getByText('Check before you cook').parentElement ?? document.body);
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'In no step: Zimt',
    'In a step, but not in the ingredients: parmesan',
    'It takes more than you have: Mehl',
    'It may be very salty: add salt to taste',
    'The amounts or the servings look wrong',
  ]);
});

test('a recipe without possible mistakes mentions none', async () => {
  await open('en');
  expect(screen.queryByText('Check before you cook')).toBeNull();
});

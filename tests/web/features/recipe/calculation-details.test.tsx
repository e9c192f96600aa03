import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CalculationDetails } from '#web/features/recipe/nutrition/calculation-details.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';

const LINES = [
  { food: 'carrot', name: 'Rüebli', grams: 300 },
  { food: 'salt', name: 'Salz' },
  { name: 'Feenstaub', grams: 100 },
];

test('a cook can see the calculation of each line, and the lines that do not count', async () => {
  await activate('de');
  await loadInnerMessages();
  render(
    <I18nProvider i18n={i18n}>
      <CalculationDetails lines={LINES} unmatchedShare={0.25} />
    </I18nProvider>,
  );
  expect(screen.queryByText('Rüebli')).toBeNull();
  await userEvent.click(screen.getByText('So wurde berechnet'));
  const [carrots, salt, dust] = await screen.findAllByRole('listitem');
  expect(carrots?.textContent).toContain('Karotte\u00a0· USDA SR28 no. 11124');
  expect(carrots?.textContent).toContain('300');
  expect(salt?.textContent).toContain('nicht gewogen');
  expect(dust?.textContent).toContain('Nicht mitgezählt');
  expect(screen.getByText(/75.% des Gewichts/)).toBeDefined();
});

import type { Page } from '@playwright/test';

/** Returns the energy of a serving on the recipe's page, in kcal. */
export async function energyOf(page: Page): Promise<number> {
  const fact = await page
    .getByText(/^(Per serving|Pro Portion)$/)
    .locator('..')
    .getByRole('definition')
    .textContent();
  return Number.parseInt(fact ?? '', 10);
}

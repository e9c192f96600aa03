import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UsageCard } from '#web/features/generation/screens/usage-card.tsx';
import { activate, loadInnerMessages } from '#web/shared/i18n/activate.ts';

test('a cook who used more than the quota of a smaller plan has 0 recipes left', async () => {
  await activate('en');
  await loadInnerMessages();
  const usage = { recipeCount: 6, limit: 5, planName: 'Free', resetsAt: Date.UTC(2026, 11, 1) };
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <UsageCard usage={usage} />
    </I18nProvider>,
  );
  expect(screen.getByText('0 of 5 recipes left')).toBeDefined();
  expect(screen.getByTitle('5 of 5 recipes used this month').textContent).toContain('new ones on 1 December');
  expect(container.textContent).not.toMatch(/[-−]\d/);
});

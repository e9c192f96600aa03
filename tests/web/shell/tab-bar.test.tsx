import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { TabBar } from '#web/shell/navigation/tab-bar.tsx';

async function showAt(path: string) {
  await activate('en');
  await loadInnerMessages();
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter initialEntries={[path]}>
        <TabBar />
      </MemoryRouter>
    </I18nProvider>,
  );
  return within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
}

test('A cook without recipes reaches the plate, all recipes, the week, the list and the diary', async () => {
  const tabs = await showAt('/home');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Home', '/home'],
    ['Cookbook', '/recipes'],
    ['Week', '/week'],
    ['List', '/list'],
    ['Diary', '/diary'],
  ]);
});

test.each([
  ['/list', ['List']],
  ['/recipes?q=leek', ['Cookbook']],
  ['/recipe/1', []],
])('The tab of the current page is marked: %s', async (path, marked) => {
  const tabs = await showAt(path);
  expect(tabs.filter((tab) => tab.hasAttribute('aria-current')).map((tab) => tab.textContent)).toEqual(
    marked,
  );
});

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

test('A cook who has nothing yet reaches the plate, all recipes, the week, the list and the diary', async () => {
  const tabs = await showAt('/home');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Home', '/home'],
    ['Cookbook', '/recipes'],
    ['Week', '/week'],
    ['List', '/list'],
    ['Diary', '/diary'],
  ]);
});

test('The tab of the shown page is marked, and on a page of none of them no tab is', async () => {
  const current = (tabs: HTMLElement[]) => tabs.filter((tab) => tab.hasAttribute('aria-current'));
  expect(current(await showAt('/list')).map((tab) => tab.textContent)).toEqual(['List']);
  expect(current(await showAt('/list/elsewhere'))).toEqual([]);
});

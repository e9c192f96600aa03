import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { BackLink } from '#web/shell/navigation/back-link.tsx';

async function openAt(address: string) {
  window.history.replaceState(null, '', address);
  await activate('en');
  await loadInnerMessages();
  render(
    <I18nProvider i18n={i18n}>
      <BrowserRouter>
        <Routes>
          <Route path="/recipes" element={<Link to="/recipe/1">Leek soup</Link>} />
          <Route path="/recipe/1" element={<BackLink to="/home" />} />
          <Route path="/home" element={<h1>Home</h1>} />
        </Routes>
      </BrowserRouter>
    </I18nProvider>,
  );
}

const back = () => userEvent.click(screen.getByRole('link', { name: 'Back' }));

test('Back leads to the page that a cook came from, with its search', async () => {
  await openAt('/recipes?q=leek');
  await userEvent.click(screen.getByRole('link', { name: 'Leek soup' }));
  const { length } = window.history;
  await back();
  await waitFor(() => expect(location.pathname + location.search).toBe('/recipes?q=leek'));
  expect(window.history).toHaveLength(length);
});

test('A cook who opened the app at a recipe goes home, and Back does not return to the recipe', async () => {
  await openAt('/recipe/1');
  const { length } = window.history;
  await back();
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
  expect(window.history).toHaveLength(length);
});

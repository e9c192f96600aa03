import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../render-app.tsx';

test.each(['/join', '/save', '/save?recipe=a-shared-one'])(
  'a visitor whom a link has led to %s sees whose page it is',
  async (path) => {
    await renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('link', { name: 'Munchify' }).getAttribute('href')).toBe('/');
  },
);

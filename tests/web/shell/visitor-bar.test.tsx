import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../render-app.tsx';

test.each(['/join', '/save', '/save?recipe=a-shared-one'])(
  'a visitor who followed a link to %s sees the name of the app',
  async (path) => {
    await renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('link', { name: 'Munchify' }).getAttribute('href')).toBe('/');
  },
);

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SearchField } from '#web/features/library/shelf/search-field.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

test('no letter is lost if the address changes later than the field', async () => {
  await activate('en');
  await loadInnerMessages();
  const onType = vi.fn();
  const told = (q: string) => vi.waitFor(() => expect(onType).toHaveBeenLastCalledWith(q));
  const show = (q: string, all = 1) => (
    <I18nProvider i18n={i18n}>
      <SearchField q={q} all={all} onType={onType} />
    </I18nProvider>
  );
  const { rerender } = render(show(''));
  await userEvent.type(field(), 'l');
  await told('l');
  // Another part of the page's address changes.
  rerender(show('', 2));
  await userEvent.type(field(), 'ee');
  await told('lee');
  rerender(show('l'));
  await userEvent.type(field(), 'k');
  await told('leek');
  rerender(show('lee'));
  rerender(show('leek'));
  expect(field().value).toBe('leek');
  // Browser's Back.
  rerender(show(''));
  expect(field().value).toBe('');
});

import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile } from '#tests/support/examples.ts';
import { renderSignedIn } from '#tests/web/render-signed-in.tsx';
import { newDraft } from '#web/features/recipe/data/drafts/draft.ts';
import { Editor } from '#web/features/recipe/screens/edit/editor.tsx';

test('the editor says when the device has no room for a copy, and when it has room again', async () => {
  const held = newDraft({ language: 'en', origin: { type: 'own' } });
  await renderSignedIn(userOf(aProfile()), <Editor held={held} isKept />);
  const said = vi.spyOn(console, 'error');
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Pancakes' } });
  await screen.findByText(/^Not saved yet\. This device has no room for a copy/);
  full.mockRestore();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Thin pancakes' } });
  await screen.findByText('Not saved yet. A copy is kept on this device.');
  expect(said).toHaveBeenCalledOnce();
  said.mockClear();
});

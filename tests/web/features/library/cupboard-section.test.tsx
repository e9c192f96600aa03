import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile, aUserId } from '#tests/support/examples.ts';
import { renderSignedIn } from '#tests/web/render-signed-in.tsx';
import { CupboardSection } from '#web/features/library/cupboard-section.tsx';
import { setOwner } from '#web/offline/owner.ts';

const chip = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}$`, 'i') });
const isOn = async (name: string) => (await chip(name)).getAttribute('aria-pressed');

test('A cook sees the assumed staples, removes some and adds others', async () => {
  const user = userOf(aProfile({ id: aUserId() }));
  setOwner(user.id);
  const { unmount } = await renderSignedIn(user, <CupboardSection />);
  await userEvent.click(await screen.findByText('Your cupboard'));
  await vi.waitFor(async () => expect(await isOn('salt')).toBe('true'));
  // The field comes before the list of seventy basics.
  const field = screen.getByRole('textbox', { name: 'What else do you always have?' });
  const usual = screen.getByRole('list', { name: 'In most cupboards' });
  expect(field.compareDocumentPosition(usual)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('heading', { name: 'In most cupboards' })).toBeDefined();
  await userEvent.click(await chip('butter'));
  await vi.waitFor(async () => expect(await isOn('butter')).toBe('false'));
  await userEvent.type(screen.getByRole('textbox', { name: 'What else do you always have?' }), 'rice');
  await userEvent.click(await chip('rice'));
  await vi.waitFor(() =>
    expect(screen.getByRole('list', { name: 'In yours as well' }).textContent).toBe('Rice'),
  );
  unmount();

  await renderSignedIn(user, <CupboardSection />);
  await userEvent.click(await screen.findByText('Your cupboard'));
  expect([await isOn('butter'), await isOn('rice')]).toEqual(['false', 'true']);
  await userEvent.click(await chip('rice'));
  await userEvent.click(await chip('butter'));
  await vi.waitFor(() => expect(screen.queryByRole('list', { name: 'In yours as well' })).toBeNull());
  await vi.waitFor(async () => expect(await isOn('butter')).toBe('true'));
});

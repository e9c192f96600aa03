import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { userOf } from '#core/account/account.ts';
import type { TrackedDay } from '#core/eaten/tracking.ts';
import { aProfile } from '#tests/support/examples.ts';
import { AddPanel } from '#web/features/diary/add/add-panel.tsx';
import { outboxEntries } from '#web/offline/outbox.ts';
import { renderSignedIn } from '../../render-signed-in.tsx';

const user = userOf(aProfile());

test('A dish of the cook that was eaten before is found, written as one word or two', async () => {
  const days: readonly TrackedDay[] = [
    {
      day: '2026-11-23',
      entries: [
        {
          type: 'diary',
          id: 'own',
          meal: 'lunch',
          timestamp: 1,
          name: 'Bubble tea à la Mia',
          source: { own: true },
          amount: { quantity: 1, unit: 'serving' },
          calories: 300,
        },
      ],
    },
  ];
  const place = { day: '2026-11-24', meal: 'lunch' } as const;
  await renderSignedIn(user, <AddPanel place={place} days={days} onGoTo={() => {}} />);
  const field = await screen.findByRole('searchbox');
  for (const typed of ['bubbletea', 'bub ble tea', 'mia']) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(await screen.findByText('Bubble tea à la Mia')).toBeTruthy();
  }
});

test.each([
  ['en', 'a large latte', /^Add: .*latte/i, 1.3],
  ['de', 'ein großer Kaffee', /^Eintragen: .*kaffee/i, 1.3],
  ['en', 'small banana', 'Add: banana', 0.7],
] as const)('in %s “%s” alone gets its size', async (language, typed, button, quantity) => {
  const place = { day: '2026-11-24', meal: 'lunch' } as const;
  await renderSignedIn(user, <AddPanel place={place} days={[]} onGoTo={() => {}} />, language);
  await userEvent.type(await screen.findByRole('searchbox'), typed);
  const [add] = await screen.findAllByRole('button', { name: button });
  await userEvent.click(add ?? expect.fail());
  await expect
    .poll(async () => (await outboxEntries(user.id)).at(-1)?.operation)
    .toMatchObject({ type: 'log', entry: { amount: { quantity } } });
});

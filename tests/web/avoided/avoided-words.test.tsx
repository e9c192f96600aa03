import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userOf, type User } from '#core/account/account.ts';
import { NOTHING_AVOIDED, type Avoid } from '#core/nutrition/avoid.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { AvoidedLine, AvoidedNote } from '#web/avoided/avoided-note.tsx';
import { useAvoidedWords } from '#web/avoided/use-avoided-words.ts';
import { queryClient } from '#web/session/query-client.ts';
import { userQuery } from '#web/session/user-query.ts';
import { renderSignedIn } from '../render-signed-in.tsx';

const CAKE = aRecipe('cook', {
  title: 'Walnut cake',
  origin: { type: 'imported' },
  lines: [
    { name: 'chopped walnuts', food: 'walnut', quantity: 100, unit: 'g' },
    { name: 'flour', food: 'wheat-flour', quantity: 200, unit: 'g' },
  ],
  steps: [{ text: 'Mix, and strew with coriander.' }],
});

function Shown() {
  const found = useAvoidedWords(CAKE);
  return (
    <>
      <AvoidedNote found={found} />
      <AvoidedLine found={found} />
    </>
  );
}

const avoiding = (avoid: Avoid): User => userOf(aProfile({ avoid }));
/** Longer than a busy machine takes to load the guard. */
const SOON = { timeout: 30_000 };
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('a saved recipe says what it contains of what the cook avoids, and follows a change', async () => {
  const user = avoiding({ allergens: ['nuts'], words: [] });
  await renderSignedIn(user, <Shown />);
  await expect
    .poll(alerts, SOON)
    .toEqual(['Contains walnutsYou avoid: Nuts.', 'Contains walnuts · You avoid: Nuts.']);
  const change = (avoid: Avoid) =>
    void queryClient.setQueryData(userQuery.queryKey, (held) => held && { ...held, avoid });
  change({ allergens: ['gluten'], words: ['coriander'] });
  await expect
    .poll(() => alerts()[1], SOON)
    .toMatch(/^Contains flour, coriander · You avoid: .*, coriander\.$/);
  change(NOTHING_AVOIDED);
  await expect.poll(alerts, SOON).toEqual([]);
});

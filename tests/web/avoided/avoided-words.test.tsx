import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userOf, type StoredAvoid, type User } from '#core/account/account.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { NOTHING_AVOIDED, type Avoid } from '#core/nutrition/avoid.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { AvoidedLine, AvoidedNote, AvoidedOnPaper } from '#web/avoided/avoided-note.tsx';
import { useAvoidCheck } from '#web/avoided/use-avoid-check.ts';
import { databaseOf } from '#web/offline/database.ts';
import { setOwner } from '#web/offline/owner.ts';
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

function Shown({ load }: { load?: Parameters<typeof useAvoidCheck>[1] }) {
  const check = useAvoidCheck(CAKE, load);
  return (
    <>
      <AvoidedNote check={check} />
      <AvoidedLine check={check} />
      <AvoidedOnPaper check={check} />
      <p>{check.state}</p>
    </>
  );
}

const avoiding = (avoid: StoredAvoid): User => userOf(aProfile({ avoid }));
/** Time to load the guard on a busy machine. */
const SOON = { timeout: 30_000 };
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('a saved recipe names its avoided foods, and follows a change', async () => {
  const user = avoiding({ allergens: ['nuts'], words: [] });
  await renderSignedIn(user, <Shown />);
  await expect
    .poll(alerts, SOON)
    .toEqual(['Contains walnutsYou avoid: Nuts.', 'Contains walnuts\u00A0· You avoid: Nuts.']);
  const change = (avoid: Avoid) =>
    void queryClient.setQueryData(userQuery.queryKey, (held) => held && { ...held, avoid });
  change({ allergens: ['gluten'], words: ['coriander'] });
  await expect
    .poll(() => alerts()[1], SOON)
    .toMatch(/^Contains flour, coriander\u00A0· You avoid: .*, coriander\.$/);
  change(NOTHING_AVOIDED);
  await expect.poll(alerts, SOON).toEqual([]);
});

const SKILLET = aRecipe('cook', {
  title: 'Chicken skillet',
  lines: [
    { name: 'chorizo', food: 'chorizo', quantity: 100, unit: 'g' },
    { name: 'chicken thighs', food: 'chicken-thigh', quantity: 200, unit: 'g' },
    { name: 'parmesan', food: 'parmesan', quantity: 20, unit: 'g' },
    { name: 'cashews', food: 'cashew', quantity: 20, unit: 'g' },
    { name: 'marshmallows', food: 'marshmallows', quantity: 20, unit: 'g' },
  ],
  steps: [{ text: 'Fry, and add a little beer.' }],
});

function Checked({ recipe }: { recipe: Recipe }) {
  return <AvoidedLine check={useAvoidCheck(recipe)} />;
}

test('a recipe that breaks the cook’s diet says so, and with which food if the name does not tell', async () => {
  await renderSignedIn(
    avoiding({ allergens: ['nuts'], words: [], diets: ['vegetarian', 'no-alcohol'] }),
    <Checked recipe={SKILLET} />,
  );
  await expect
    .poll(() => alerts()[0], SOON)
    .toBe(
      'Contains cashews, chorizo, chicken, parmesan (animal rennet), marshmallows (gelatine), beer\u00A0· You avoid: Nuts. You eat vegetarian, no alcohol.',
    );
});

test('a diet that only this device knows counts, too', async () => {
  const user = avoiding(NOTHING_AVOIDED);
  setOwner(user.id);
  const choices = { ...NO_PREFERENCES, dietaryPreferences: ['vegetarian' as const] };
  await (await databaseOf(user.id)).put('choices', choices, 'preferences');
  await renderSignedIn(user, <Checked recipe={SKILLET} />);
  await expect.poll(() => alerts()[0], SOON).toContain('You eat vegetarian.');
});

test('foods of a recipe in another language are named in the cook’s own', async () => {
  await renderSignedIn(
    avoiding({ allergens: ['nuts'], words: ['thighs'], diets: ['vegetarian'] }),
    <Checked recipe={SKILLET} />,
    'de',
  );
  await expect.poll(() => alerts()[0], SOON).toMatch(/^Enthält Cashewkerne/);
  expect(alerts()[0]).toMatch(/Chorizo.*Parmesan \(tierisches Lab\).*Du isst vegetarisch\.$/);
  expect(alerts()[0]).not.toMatch(/chicken|cashews|marshmallows/);
});

const NUTS = avoiding({ allergens: ['nuts'], words: [] });
const onPaper = () => document.querySelector('.paper-avoided')?.textContent;

test('a recipe says so on screen, in cook mode and on paper while its check cannot be loaded', async () => {
  let isReachable = false;
  const load = () =>
    isReachable ? import('#web/avoided/find-avoided.ts') : Promise.reject(new TypeError('offline'));
  await renderSignedIn(NUTS, <Shown load={load} />);
  await expect.poll(() => alerts()[1], SOON).toContain('Not checked for what you avoid');
  expect(alerts()[0]).toContain('Look through the ingredients yourself');
  expect(onPaper()).toContain('Not checked for what you avoid');
  isReachable = true;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => alerts()[1], SOON).toBe('Contains walnuts\u00A0· You avoid: Nuts.');
  expect(onPaper()).toBe('Contains walnuts\u00A0· You avoid: Nuts.');
});

test('a check that never ends counts as no check', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderSignedIn(NUTS, <Shown load={() => new Promise(() => undefined)} />);
  expect(screen.getByText('checking')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(alerts()[0]).toContain('Not checked for what you avoid');
});

test('a cook who avoids nothing gets no warning, even if no check can be loaded', async () => {
  await renderSignedIn(
    avoiding(NOTHING_AVOIDED),
    <Shown load={() => Promise.reject(new TypeError('offline'))} />,
  );
  expect(screen.getByText('checked')).toBeTruthy();
  expect(alerts()).toEqual([]);
  expect(onPaper()).toBeUndefined();
});

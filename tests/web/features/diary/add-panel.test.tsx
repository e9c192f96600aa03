import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import type { TrackedDay } from '#core/eaten/tracking.ts';
import type { DiaryEntry } from '#core/diary/diary-entry.ts';
import { aProfile } from '#tests/support/examples.ts';
import { AddPanel } from '#web/features/diary/add/add-panel.tsx';
import { chooseEnergy } from '#web/offline/hidden-energy.ts';
import { outboxEntries } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { renderSignedIn } from '../../render-signed-in.tsx';

const user = userOf(aProfile());
const DAY = '2026-11-24';

/** Opens the panel for breakfast; the cook has eaten a banana before. */
async function open(language: 'en' | 'de' = 'en') {
  setOwner(user.id);
  const banana = {
    type: 'diary',
    id: 'banana-of-before',
    meal: 'snack',
    timestamp: 1,
    name: 'Banana',
    source: { food: 'banana' },
    amount: { quantity: 1, unit: 'piece' },
  } as const;
  const days: readonly TrackedDay[] = [{ day: '2026-11-23', entries: [banana] }];
  const place = { day: DAY, meal: 'breakfast' } as const;
  return renderSignedIn(user, <AddPanel place={place} days={days} onGoTo={() => {}} />, language);
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const search = async (text: string) => {
  const field = await screen.findByRole('searchbox');
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const newest = async () => (await outboxEntries(user.id)).at(-1)?.operation;

test.each([
  ['en', '200 g quark', 'Add: quark', { food: 'quark' }, { quantity: 200, unit: 'g' }],
  ['en', '2 bananas', 'Add: banana', { food: 'banana' }, { quantity: 2, unit: 'piece' }],
  ['de', '2 Scheiben Brot', /^Eintragen: .*brot/i, expect.anything(), { quantity: 2, unit: 'slice' }],
  ['de', 'ein Glas Milch', /^Eintragen: .*milch/i, expect.anything(), { quantity: 1, unit: 'glass' }],
] as const)(
  'in %s “%s” is logged with that amount by one tap',
  async (language, typed, button, source, amount) => {
    await open(language);
    await search(typed);
    const [add] = await screen.findAllByRole('button', { name: button });
    await userEvent.click(add ?? expect.fail());
    await vi.waitFor(async () =>
      expect(await newest()).toMatchObject({ type: 'log', entry: { source, amount } }),
    );
  },
);

test.each([
  ['en', 'leftover lasagne', /^lasagne/i],
  ['en', '2 slices of leftover pizza', /^pizza2\sslices/i],
  ['de', 'Rest Lasagne', /^lasagne/i],
  ['de', 'aufgewärmte Pizza', /^pizza/i],
] as const)('in %s “%s” is found without its filler words', async (language, typed, row) => {
  await open(language);
  await search(typed);
  await vi.waitFor(() => expect(rows()[0]).toMatch(row));
});

test('an amount without a known weight is replaced by the usual one', async () => {
  await open();
  await search('3 bunches banana');
  await vi.waitFor(() => expect(rows()[0]).toMatch(/banana1 piece/));
});

test('A banana is found before the banana bread and the shallot that were eaten before', async () => {
  setOwner(user.id);
  const eaten = (name: string, source: DiaryEntry['source']) =>
    ({
      type: 'diary',
      id: `${name} of before`,
      meal: 'snack',
      timestamp: 1,
      name,
      source,
      amount: { quantity: 1, unit: 'piece' },
    }) as const;
  const entries = [eaten('Banana bread', { own: true }), eaten('Banana shallot', { own: true })];
  const place = { day: DAY, meal: 'breakfast' } as const;
  const days = [{ day: '2026-11-23', entries }];
  await renderSignedIn(user, <AddPanel place={place} days={days} onGoTo={() => {}} />, 'en');
  await search('banana');
  await vi.waitFor(() => expect(rows()[0]).toMatch(/^banana1 piece/i));
  expect(rows().some((row) => row?.startsWith('Banana bread'))).toBe(true);
  expect(rows().some((row) => row?.startsWith('shallot'))).toBe(false);
});

test('a food with a star comes first in the search, also after a reload, until the star is removed', async () => {
  const { unmount } = await open();
  await search('apple');
  await vi.waitFor(() => expect(rows()[0]).toMatch(/^apple/));
  expect(rows()[0]).not.toMatch(/juice/);
  await userEvent.click(await screen.findByRole('button', { name: /^apple juice/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Favorite: apple juice', pressed: false }));
  unmount();
  await open();
  await search('apple');
  await vi.waitFor(() => expect(rows()[0]).toMatch(/^apple juice/));
  await search(' ');
  await userEvent.click(await screen.findByText('Favorites'));
  await vi.waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^apple juice/)]));
  await userEvent.click(screen.getByRole('button', { name: /^apple juice/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Favorite: apple juice', pressed: true }));
  await vi.waitFor(() => expect(rows()).toEqual([]));
});

/** Opens the panel, and returns the foods that are logged from then on, with amounts. */
async function openAndWatch(language: 'en' | 'de' = 'en') {
  await open(language);
  const { length: before } = await outboxEntries(user.id);
  return async () =>
    (await outboxEntries(user.id))
      .slice(before)
      .flatMap(({ operation }) =>
        operation.type === 'log' ? [[operation.entry.source, operation.entry.amount]] : [],
      );
}

test.each([
  ['en', 'two slices of ham, a banana and a glass of orange juice', /^Add to breakfast · \d+\skcal$/],
  ['de', 'zwei Scheiben Schinken, eine Banane und ein Glas Orangensaft', /Frühstück.* · \d+\skcal$/],
] as const)('A meal that is described in %s is logged by one tap', async (language, typed, button) => {
  const logged = await openAndWatch(language);
  await search(typed);
  await vi.waitFor(() => expect(rows()).toHaveLength(3));
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await vi.waitFor(async () =>
    expect(await logged()).toEqual([
      [{ food: 'cooked-ham' }, { quantity: 2, unit: 'slice' }],
      [{ food: 'banana' }, { quantity: 1, unit: 'piece' }],
      [{ food: 'orange-juice' }, { quantity: 1, unit: 'glass' }],
    ]),
  );
});

test.each([
  [
    'en',
    'two slices of ham and a glass of milk',
    /glass\s· about \d+ to \d+\skcal/,
    /^about \d+ to \d+\skcal$/,
  ],
  [
    'de',
    'zwei Scheiben Schinken und ein Glas Milch',
    /Glas\s· etwa \d+ bis \d+\skcal/,
    /^etwa \d+ bis \d+\skcal$/,
  ],
] as const)('A described meal shows its likely range of energy, in %s', async (language, typed, row, sum) => {
  await open(language);
  await search(typed);
  await vi.waitFor(() => expect(rows()[1]).toMatch(row));
  const [, least, most] = /(\d+)\D+(\d+)/.exec(screen.getByText(sum).textContent) ?? [];
  const energy = /(\d+)\skcal$/.exec(screen.getByRole('button', { name: / · \d+\skcal$/ }).textContent)?.[1];
  expect(Number(least)).toBeLessThan(Number(energy));
  expect(Number(energy)).toBeLessThan(Number(most));
  await userEvent.click(screen.getAllByRole('button', { expanded: false })[1] ?? expect.fail());
  expect(rows()[1]).not.toMatch(row);
});

test('Cooks who hide energy see no range of it', async () => {
  chooseEnergy(true);
  await open();
  await search('two slices of ham and a glass of milk');
  await vi.waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryByText(/kcal/)).toBeNull();
  chooseEnergy(false);
});

test('One food of a described meal is corrected and logged alone, and the others stay', async () => {
  const logged = await openAndWatch();
  await search('2 bananas and a glass of milk');
  await vi.waitFor(() => expect(rows()[1]).toMatch(/milk1 glass/));
  await userEvent.click(screen.getByRole('button', { name: /^banana2 pieces/ }));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to breakfast' }));
  await vi.waitFor(async () =>
    expect(await logged()).toEqual([[{ food: 'banana' }, { quantity: 3, unit: 'piece' }]]),
  );
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('a glass of milk');
});

test('An unknown food is not logged, and can be searched for', async () => {
  const logged = await openAndWatch();
  await search('a banana and a zorblax');
  await vi.waitFor(() => expect(rows()[1]).toContain('zorblax'));
  await userEvent.click(screen.getByRole('button', { name: /^Add to breakfast/ }));
  await vi.waitFor(async () => expect(await logged()).toHaveLength(1));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toContain('zorblax');
});

test('A described meal uses the cook’s own foods before foods of the table with that name', async () => {
  setOwner(user.id);
  const porridge = {
    type: 'diary',
    id: 'porridge-of-before',
    meal: 'breakfast',
    timestamp: 1,
    name: 'Porridge',
    source: { own: true },
    amount: { quantity: 1, unit: 'serving' },
    calories: 412,
  } as const;
  const days = [{ day: '2026-11-23', entries: [porridge] }];
  const place = { day: DAY, meal: 'breakfast' } as const;
  await renderSignedIn(user, <AddPanel place={place} days={days} onGoTo={() => {}} />, 'en');
  await search('my porridge and a banana');
  await vi.waitFor(() => expect(rows()[0]).toMatch(/Porridge.*412/));
});

test.each([
  ['en', 'porridge for dinner', /^Add to dinner/, 'dinner'],
  ['de', 'mittags zwei Bananen', /Mittag.*kcal$/, 'lunch'],
] as const)('In %s “%s” goes to the meal that it names', async (language, typed, button, meal) => {
  await open(language);
  await search(typed);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await vi.waitFor(async () => expect(await newest()).toMatchObject({ type: 'log', entry: { meal } }));
});

test('The rest of a sentence stays with the meal that it named', async () => {
  await open();
  await search('a banana and a glass of milk for lunch');
  await userEvent.click(await screen.findByRole('button', { name: 'Add: banana' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add: milk' }));
  await vi.waitFor(async () =>
    expect(await newest()).toMatchObject({ entry: { source: { food: 'milk' }, meal: 'lunch' } }),
  );
});

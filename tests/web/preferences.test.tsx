import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { loadInnerMessages } from '#web/i18n/activate.ts';
import { databaseOf } from '#web/offline/database.ts';
import { ownerOfDevice, setOwner } from '#web/offline/owner.ts';
import { queryClient } from '#web/session/query-client.ts';
import { renderApp } from './render-app.tsx';
import { holdCookie, serverBehindMsw } from './server.ts';
import { stageBehindPages } from './stage.ts';

const stage = stageBehindPages();

// jsdom has no layout and no modal dialogs.
Object.assign(Element.prototype, { scrollTo: () => undefined });
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

const user = userEvent.setup();

/** Opens home as a new cook. */
async function openHome(path = '/home') {
  const cookie = await stage.signUp(anEmail());
  const { body } = await stage.call('GET', '/api/user', { cookie });
  queryClient.clear();
  holdCookie(cookie);
  setOwner(String(body['id']));
  await renderApp(path, 'en', { keepSession: true });
  await loadInnerMessages();
  return async () => (await stage.call('GET', '/api/user', { cookie })).body['avoid'];
}

const isAvoided = (food: string) =>
  screen.getByRole('button', { name: food, hidden: true }).getAttribute('aria-pressed') === 'true';

const press = async (name: string) => user.click(await screen.findByRole('button', { name, hidden: true }));

/** Avoids a first food, with consent. */
async function avoid(food: string) {
  await press(food);
  await press('Yes, save it');
}

/** Number of pending requests, including those to the library's worker, which never answers in jsdom. */
const isFetching = () =>
  queryClient.isFetching({ predicate: ({ queryKey }) => !queryKey.includes('uneaten') });

/** Long enough for a busy machine. */
const SOON = { timeout: 30_000 };

test('an avoided food shows at once and stays once the server has accepted it', async () => {
  const avoidedOnServer = await openHome();
  await avoid('Peanuts');
  await expect.poll(() => isAvoided('Peanuts'), SOON).toBe(true);
  await expect.poll(avoidedOnServer, SOON).toMatchObject({ allergens: ['peanuts'] });
  await expect.poll(isFetching, SOON).toBe(0);
  expect(isAvoided('Peanuts')).toBe(true);
});

test('A food on the table that its cook avoids is named before a recipe is spent on it', async () => {
  await openHome();
  await avoid('Peanuts');
  await press('Type what you have');
  const field = await screen.findByRole('combobox', { name: 'What do you have?' });
  await user.type(field, 'peanut butter, rice{Enter}');
  const told = await screen.findByText("You don't eat this: peanut butter. Recipes leave it out.", {}, SOON);
  await user.click(screen.getByRole('button', { name: 'Peanut butter', pressed: true }));
  await expect.poll(() => told.textContent).toBe('');
});

test('The settings open at the foods that a cook eats and avoids', async () => {
  await openHome('/settings');
  await user.click(await screen.findByRole('link', { name: 'Set diets and avoided foods' }));
  const diet = await screen.findByRole('button', { name: 'Vegan', hidden: true });
  expect(diet.closest('details')?.open).toBe(true);
});

test('a diet counts on every device once the cook consents, and only here until then', async () => {
  const avoidedOnServer = await openHome();
  await press('Vegan');
  await press('Not now');
  await expect.poll(() => isAvoided('Vegan'), SOON).toBe(true);
  expect(await avoidedOnServer()).toEqual({ allergens: [], words: [] });
  await avoid('Peanuts');
  await press('Vegetarian');
  await expect
    .poll(avoidedOnServer, SOON)
    .toEqual({ allergens: ['peanuts'], words: [], diets: ['vegan', 'vegetarian'] });
  await press('Delete all of this');
  await expect.poll(avoidedOnServer, SOON).toEqual({ allergens: [], words: [] });
  await expect.poll(() => isAvoided('Vegan'), SOON).toBe(false);
});

test('the longest time applies to every device, without consent, and can be removed', async () => {
  const avoidedOnServer = await openHome();
  const choose = async (minutes: string) =>
    user.selectOptions(await screen.findByRole('combobox', { name: 'Time', hidden: true }), minutes);
  await choose('20');
  await expect.poll(avoidedOnServer, SOON).toEqual({ allergens: [], words: [], maxPrepTime: 20 });
  await choose('');
  await expect.poll(avoidedOnServer, SOON).toEqual({ allergens: [], words: [], maxPrepTime: null });
});

test('nothing is stored before the cook consents, and all of it is deleted on request', async () => {
  const avoidedOnServer = await openHome();
  await press('Peanuts');
  expect(screen.getByRole('dialog', { name: 'May we save your diet and allergies?' }).textContent).toContain(
    'health',
  );
  await press('Not now');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isAvoided('Peanuts')).toBe(false);
  await avoid('Peanuts');
  await press('Fish');
  await expect.poll(avoidedOnServer, SOON).toEqual({ allergens: ['peanuts', 'fish'], words: [] });
  await press('Delete all of this');
  await expect.poll(avoidedOnServer, SOON).toEqual({ allergens: [], words: [] });
  await expect.poll(isFetching, SOON).toBe(0);
});

test('foods that are tapped faster than the screen updates are all avoided', async () => {
  const avoidedOnServer = await openHome();
  await avoid('Peanuts');
  await expect.poll(() => isAvoided('Peanuts'), SOON).toBe(true);
  tapAtOnce('Milk', 'Eggs', 'Vegan', 'Fish');
  await expect
    .poll(avoidedOnServer, SOON)
    .toEqual({ allergens: ['peanuts', 'milk', 'eggs', 'fish'], words: [], diets: ['vegan'] });
  tapAtOnce('Eggs', 'Milk', 'Sesame');
  await expect
    .poll(avoidedOnServer, SOON)
    .toEqual({ allergens: ['peanuts', 'fish', 'sesame'], words: [], diets: ['vegan'] });
});

test('a food that is tapped twice at once is unchanged', async () => {
  const avoidedOnServer = await openHome();
  await avoid('Peanuts');
  await expect.poll(() => isAvoided('Peanuts'), SOON).toBe(true);
  tapAtOnce('Milk', 'Milk', 'Fish');
  await expect.poll(avoidedOnServer, SOON).toEqual({ allergens: ['peanuts', 'fish'], words: [] });
});

/** Taps several buttons before the next render. */
const tapAtOnce = (...names: readonly string[]) => {
  const buttons = names.map((name) => screen.getByRole('button', { name, hidden: true }));
  act(() => {
    for (const button of buttons) button.click();
  });
};

test('choices that are made faster than the screen updates are all stored', async () => {
  await openHome();
  const choose = (name: string, value: string) => {
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name, hidden: true });
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await screen.findByRole('combobox', { name: 'Time', hidden: true });
  act(() => {
    choose('Cuisine', 'Italian');
    choose('Difficulty', 'easy');
  });
  await expect
    .poll(async () => (await databaseOf(ownerOfDevice() ?? '')).get('choices', 'preferences'), SOON)
    .toMatchObject({ cuisine: 'Italian', difficulty: 'easy' });
});

test('a refused avoid list is reverted, and the cook is told', async () => {
  await openHome();
  serverBehindMsw.use(
    http.patch('*/api/user/avoid', () => Response.json({ error: 'The list is too long.' }, { status: 400 })),
  );
  await avoid('Peanuts');
  expect(await screen.findAllByText(/The list is too long/)).not.toEqual([]);
  await expect.poll(() => isAvoided('Peanuts'), SOON).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Discard' }, SOON));
  await expect.poll(() => screen.queryByText('Discard'), SOON).toBeNull();
  expect(isAvoided('Peanuts')).toBe(false);
});

test('A cook with goals can ask for the rest of today; without goals there is no such choice', async () => {
  await openHome();
  await screen.findByRole('button', { name: 'Type what you have' });
  expect(screen.queryByRole('button', { name: /^Fits today/ })).toBeNull();
  const goals = { dailyCalories: 2_000, dailyProtein: 50, dailyCarbs: 250, dailyFat: 70, dailyFiber: 25 };
  const owner = ownerOfDevice() ?? '';
  await (await databaseOf(owner)).put('goals', { active: { ...goals, createdAt: Date.now() } }, 'current');
  await queryClient.invalidateQueries({ queryKey: ['goals', owner] });
  await user.click(
    await screen.findByRole('button', { name: /^Fits today: 2,000\skcal, 40\sg protein$/ }, SOON),
  );
  const sent = Promise.withResolvers<unknown>();
  serverBehindMsw.use(
    http.post('*/api/analyze', async ({ request }) => {
      sent.resolve(await request.json());
      return Response.json({ error: '', type: 'NoDish' }, { status: 422 });
    }),
  );
  await press('Type what you have');
  await user.type(await screen.findByRole('combobox', { name: 'What do you have?' }), 'rice{Enter}');
  await press('Generate recipe');
  expect(await sent.promise).toMatchObject({ preferences: { dayLeft: { calories: 2_000, protein: 40 } } });
});

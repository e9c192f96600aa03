import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#core/language.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { loadInnerMessages } from '#web/i18n/activate.ts';
import { setOwner } from '#web/offline/owner.ts';
import { queryClient } from '#web/session/query-client.ts';
import { renderApp } from '../../render-app.tsx';
import { holdCookie, serverBehindMsw } from '../../server.ts';
import { stageBehindPages } from '../../stage.ts';

const stage = stageBehindPages();

// jsdom has no workers, object URLs, modal dialogs, layout or pointers.
vi.mock('#web/generation/downscale.ts', () => ({
  prepareUpload: async (file: File) => new TextEncoder().encode(file.name).buffer,
  prepareSending: async (jpeg: Blob) => jpeg,
}));
vi.mock('#web/requests/data-url.ts', () => ({ dataUrlOf: async (jpeg: Blob) => jpeg.text() }));
// Detects rice on the second photo, nothing on the others.
const recogniser = vi.hoisted(() => ({
  isAble: false,
  looks: 0,
  isReady: Promise.resolve(),
  candidates: new Array<string>(),
}));
vi.mock('#web/recogniser/detect-foods.ts', () => ({
  canDetectFoods: () => recogniser.isAble,
  detectFoods: async () => {
    recogniser.looks += 1;
    await recogniser.isReady;
    const foods = recogniser.looks === 2 ? [{ food: 'rice', probability: 0.9 }] : [];
    return { mayBeMore: false, foods, candidates: recogniser.candidates };
  },
}));
Object.assign(URL, {
  createObjectURL: () => `blob:${crypto.randomUUID()}`,
  revokeObjectURL: () => undefined,
});
Object.assign(Element.prototype, { scrollTo: () => undefined, hasPointerCapture: () => false });
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

beforeEach(async () => {
  Object.assign(recogniser, { isAble: false, looks: 0, isReady: Promise.resolve(), candidates: [] });
  const cookie = await stage.signUp(anEmail());
  const { body } = await stage.call('GET', '/api/user', { cookie });
  holdCookie(cookie);
  setOwner(String(body['id']));
});

const openHome = () => renderApp('/home', 'en', { keepSession: true });

/** Opens home in a new page, which has only what the device stores. */
async function reload(): Promise<void> {
  cleanup();
  queryClient.clear();
  await openHome();
}

const foodField = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'What do you have?' });
const chip = (name: string) => screen.findByRole('button', { name, pressed: true });

async function layTable(): Promise<void> {
  queryClient.clear();
  await openHome();
  await userEvent.click(await screen.findByRole('button', { name: 'Type what you have' }));
  await userEvent.type(await foodField(), 'rice{Enter}half an oni');
  await layPhoto(1);
}

async function expectLaidTable(): Promise<void> {
  expect(await chip('Rice')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Remove photo 1' })).toBeDefined();
  expect(await screen.findByDisplayValue('half an oni')).toBeDefined();
}

test('photos, foods and half-typed text survive a change of page and a reload', async () => {
  await layTable();
  await userEvent.click(screen.getByRole('link', { name: 'Nutrition goals' }));
  await screen.findByRole('heading', { name: 'How today is going' });
  await userEvent.click(screen.getAllByRole('link', { name: 'Recipes' })[0] ?? document.body);
  await expectLaidTable();
  await reload();
  await expectLaidTable();
});

test('a cleared table stays empty after a reload, unless the cook restores it', async () => {
  await layTable();
  const clear = () => userEvent.click(screen.getByRole('button', { name: 'Clear the table' }));
  await clear();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expectLaidTable();
  await clear();
  await screen.findByRole('button', { name: 'Type what you have' });
  await reload();
  expect(await screen.findByRole('button', { name: 'Type what you have' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remove photo 1' })).toBeNull();
});

test('the table is empty once its recipe is generated', async () => {
  const recipe = aRecipe(aUserId(), { title: 'Tomato rice' });
  serverBehindMsw.use(
    http.post('*/api/analyze', () => Response.json(recipe)),
    http.get('*/api/recipes/:id', () => Response.json(recipe)),
    http.get('*/api/recipes/:id/alternatives', () => Response.json([])),
  );
  queryClient.clear();
  await openHome();
  await userEvent.click(await screen.findByRole('button', { name: 'Type what you have' }));
  await userEvent.type(await foodField(), 'rice, tomato{Enter}');
  await chip('Rice');
  await userEvent.click(screen.getByRole('button', { name: 'Generate recipe' }));
  await screen.findByRole('heading', { name: 'Tomato rice', level: 1 });
  await reload();
  expect(await screen.findByRole('button', { name: 'Type what you have' })).toBeDefined();
});

const dish = () => aRecipe(aUserId(), { title: 'Tomato rice' });

/** Answers requests for recipes: first with the given refusals, then with a recipe. */
function answerWith(refusals: readonly object[]): { readonly bodies: string[] } {
  const bodies: string[] = [];
  serverBehindMsw.use(
    http.post('*/api/analyze', async ({ request }) => {
      bodies.push(await request.text());
      const refusal = refusals[bodies.length - 1];
      return refusal ? Response.json(refusal, { status: 422 }) : Response.json(dish());
    }),
    http.get('*/api/recipes/:id', () => Response.json(dish())),
    http.get('*/api/recipes/:id/alternatives', () => Response.json([])),
  );
  return { bodies };
}

async function layPhoto(number: number): Promise<void> {
  const [input] = await screen.findAllByTestId('photo-input');
  if (input) await userEvent.upload(input, new File(['photo'], `${number}.jpg`, { type: 'image/jpeg' }));
  await screen.findByRole('button', { name: `Remove photo ${number}` });
}

const typeFoods = async (foods: string) => userEvent.type(await foodField(), `${foods}{Enter}`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a refusal stays beside the button until something on the table changes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answerWith([{ error: 'No vegan dish takes 10 minutes.', type: 'WishUnmet' }]);
  queryClient.clear();
  await openHome();
  await userEvent.click(await screen.findByRole('button', { name: 'Type what you have' }));
  await typeFoods('rice');
  await chip('Rice');
  await press('Generate recipe');
  const reason = 'No vegan dish takes 10 minutes.';
  expect((await screen.findByRole('alert')).textContent).toBe(reason);
  await userEvent.click(screen.getByRole('link', { name: 'Nutrition goals' }));
  await screen.findByRole('heading', { name: 'How today is going' });
  await userEvent.click(screen.getAllByRole('link', { name: 'Recipes' })[0] ?? document.body);
  await chip('Rice');
  expect(screen.getByRole('alert').textContent).toBe(reason);
  await typeFoods('tomato');
  await screen.findByRole('button', { name: /^Tomato/, pressed: true });
  expect(screen.queryByRole('alert')).toBeNull();
  vi.restoreAllMocks();
});

test('the question about a photo without food is asked once, and the photo does not become the cover', async () => {
  recogniser.isAble = true;
  const { bodies } = answerWith([]);
  queryClient.clear();
  await openHome();
  for (const number of [1, 2]) await layPhoto(number);
  await screen.findByRole('button', { name: /^Rice/ });
  await press('Generate recipe');
  expect(await screen.findByText("We couldn't tell what's in photo 1.")).toBeDefined();
  expect(bodies).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: "What's in this photo?" }));
  await press('Generate recipe');
  await screen.findByRole('heading', { name: 'Tomato rice', level: 1 });
  expect(bodies).toEqual([expect.stringContaining('"images":["2.jpg","1.jpg"]')]);
});

test('a refusal stays when a later analysis finds nothing either', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(recogniser, { isAble: true, isReady: promise });
  answerWith([{ error: 'We could not tell what is on your photos.', type: 'NoFood' }]);
  queryClient.clear();
  await openHome();
  await layPhoto(1);
  await press('Generate recipe');
  await screen.findByText('We could not tell what is on your photos.');
  resolve();
  await screen.findByRole('combobox', { name: "What's in this photo?" });
  await vi.waitFor(() => expect(screen.queryByText('Looking at the photo…')).toBeNull());
  expect(screen.getByRole('alert').textContent).toBe('We could not tell what is on your photos.');
  vi.restoreAllMocks();
});

async function layUnclearPhoto(language: Language = 'en'): Promise<void> {
  Object.assign(recogniser, { isAble: true, candidates: ['orange', 'lemon', 'peach'] });
  queryClient.clear();
  await loadInnerMessages(language);
  await renderApp('/home', language, { keepSession: true });
  const [input] = await screen.findAllByTestId('photo-input');
  if (input) await userEvent.upload(input, new File(['photo'], '1.jpg', { type: 'image/jpeg' }));
}

test.each([
  ['en', "What's in this photo?", ['Oranges', 'Lemons', 'Peaches'], 'Something else?', 'Photo 1'],
  ['de', 'Was ist auf diesem Foto?', ['Orangen', 'Zitronen', 'Pfirsiche'], 'Etwas anderes?', 'Foto 1'],
] as const)(
  'a photo without a likely food offers possible ones; the others stay on offer after a tap (%s)',
  async (language, question, [first, second, third], other, photo) => {
    await layUnclearPhoto(language);
    const choice = await screen.findByRole('group', { name: question });
    const offered = within(choice).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual([first, second, third]);
    expect(screen.getByRole('combobox', { name: other })).toBeDefined();
    await press(second);
    await chip(second);
    expect(screen.queryByRole('group', { name: question })).toBeNull();
    const others = within(screen.getByRole('group', { name: other })).getAllByRole('button');
    expect(others.map(({ textContent }) => textContent)).toEqual([first, third]);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: photo }));
    await userEvent.click(await chip(second));
    expect(await screen.findByRole('button', { name: first })).toBeDefined();
  },
);

test('a tap on an offered food keeps the words in the field beside it', async () => {
  await layUnclearPhoto();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Something else?' }), 'half an oni');
  await press('Oranges');
  await chip('Oranges');
  expect(await screen.findByDisplayValue('half an oni')).toBeDefined();
});

test('an offered food is no guess: without a tap it does not go into the recipe', async () => {
  const { bodies } = answerWith([]);
  await layUnclearPhoto();
  await screen.findByRole('button', { name: 'Oranges' });
  await press('Generate recipe');
  await screen.findByRole('heading', { name: 'Tomato rice', level: 1 });
  expect(bodies).toEqual([expect.not.stringContaining('"orange"')]);
});

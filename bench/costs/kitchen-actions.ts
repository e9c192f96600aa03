import { randomUUID } from 'node:crypto';
import { localDay } from '#core/time.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { DRAFT } from '#tests/support/models.ts';
import type { RunningStage } from '../support/with-stage.ts';
import type { ActionName } from './month.ts';
import { plus, type Count, type Tally } from './tally.ts';

type Ask = (method: string, path: string, how?: How) => Promise<Answered>;
type How = { readonly body?: unknown; readonly headers?: Record<string, string>; readonly cookie?: string };
type Answered = Awaited<ReturnType<RunningStage['call']>>;

const SOUP = {
  title: 'Leek soup with potatoes and thyme',
  servings: 4,
  ingredients: [
    '3 leeks',
    '500 g potatoes',
    '1 onion',
    '2 tbsp butter',
    '1 l vegetable stock',
    '200 ml cream',
    '4 sprigs thyme',
    '1 tsp salt',
  ],
  instructions: [
    'Cut leeks, potatoes and onion into small pieces.',
    'Soften them in the butter for 10 minutes.',
    'Add stock and thyme, and simmer for 20 minutes.',
    'Stir in the cream, season with salt and serve.',
  ],
};

/** Recipe that the test's model can translate. */
const TRANSLATED = {
  title: DRAFT.title,
  servings: DRAFT.servings,
  ingredients: ['4 tomatoes', '1 tbsp olive oil'],
  instructions: DRAFT.steps,
};

/** Product that the local Open Food Facts knows. */
const BARCODE = '2000000000015';

/** Does each action of a household's member once, with recipes, list, week and diary, and counts the resources. */
export async function countKitchen(stage: RunningStage, tally: Tally) {
  const cookie = await stage.signUp(anEmail());
  const ask: Ask = async (method, path, how = {}) => {
    tally.addRequest(method, true);
    const answered = await stage.call(method, path, { cookie, ...how });
    if (answered.status >= 400) throw new Error(`${method} ${path} is answered by ${answered.status}.`);
    return answered;
  };
  const { founded, guest } = await foundHousehold(stage, tally, ask);
  return {
    'founds a household and is joined': founded,
    ...(await countPolls(tally, ask, guest)),
    ...(await countRecipes(tally, ask)),
    ...(await countListAndWeek(tally, ask)),
    ...(await countDiary(tally, ask)),
  } satisfies Partial<Record<ActionName, Count>>;
}

/** Returns an action that polls with the device's current tag, and counts it. */
async function pollOf(tally: Tally, ask: Ask, path: string): Promise<Count> {
  const { headers } = await ask('GET', path);
  const held = { 'if-none-match': headers.get('etag') ?? '' };
  let status = 0;
  const count = await tally.of(async () => ({ status } = await ask('GET', path, { headers: held })));
  if (status !== 304) throw new Error(`A poll of ${path} is answered by ${status}.`);
  return count;
}

async function foundHousehold(stage: RunningStage, tally: Tally, ask: Ask) {
  const guest = await stage.signUp(anEmail());
  const founded = await tally.of(async () => {
    await ask('POST', '/api/user/name', { body: { name: 'Ada' } });
    await ask('POST', '/api/household', { body: { name: 'Home' } });
    const { body } = await ask('POST', '/api/household/invite', { body: {} });
    const token = new URL(String(body['url'])).searchParams.get('invite') ?? '';
    await ask('POST', '/api/household/invite/preview', { body: { token }, cookie: guest });
    await ask('POST', '/api/user/name', { body: { name: 'Bea' }, cookie: guest });
    await ask('POST', '/api/household/join', { body: { token }, cookie: guest });
  });
  return { founded, guest };
}

/** Counts polls when no recipe has changed in the last half minute: such changes would be sent again. */
async function countPolls(tally: Tally, ask: Ask, guest: string) {
  const ofMember = `/api/recipes/changes?cook=${guest.split(/[=.]/)[1] ?? ''}`;
  const cursorOf = async (path: string) => String((await ask('GET', path)).body['cursor']);
  const own = await pollOf(
    tally,
    ask,
    `/api/recipes/changes?since=${await cursorOf('/api/recipes/changes')}`,
  );
  const members = await pollOf(tally, ask, `${ofMember}&since=${await cursorOf(ofMember)}`);
  const household = await pollOf(tally, ask, '/api/household');
  await ask('POST', '/api/recipes', { body: SOUP, cookie: guest });
  return {
    'has the app open for five seconds more': own,
    'has the app open for a minute more, in a household': plus(household, members),
    'fetches the library of a member': await tally.of(() => ask('GET', ofMember)),
  };
}

async function countRecipes(tally: Tally, ask: Ask) {
  const image = asDataUrl(await plainJpeg());
  const text = [SOUP.title, ...SOUP.ingredients, ...SOUP.instructions].join('\n');
  let path = '';
  const saved = await tally.of(async () => {
    path = `/api/recipes/${String((await ask('POST', '/api/recipes', { body: { ...SOUP, image } })).body['id'])}`;
  });
  const { body: english } = await ask('POST', '/api/recipes', { body: TRANSLATED });
  let page = '';
  const shared = await tally.of(async () => {
    const { body: link } = await ask('POST', `${path}/share`, { body: { image } });
    page = new URL(String(link['url'])).pathname;
  });
  return {
    'has a page read': await tally.of(() => ask('POST', '/api/recipes/read', { body: { text } })),
    'saves a recipe that was read, typed or imported': saved,
    'edits a recipe': await tally.of(() =>
      ask('PUT', path, { body: { ...SOUP, servings: 2 }, headers: { 'if-match': '"1"' } }),
    ),
    'tags or rates a recipe': await tally.of(() =>
      ask('PATCH', path, { body: { rating: 5, at: Date.now() } }),
    ),
    'has a recipe translated': await tally.of(() =>
      ask('POST', `/api/recipes/${String(english['id'])}/translation`, { body: { language: 'de' } }),
    ),
    'shares a recipe': shared,
    'has a shared recipe opened': await tally.of(async () => {
      const { text: html } = await ask('GET', page);
      const picture = /og:image" content="[^"]*?(\/r\/[^"]+)"/.exec(html)?.[1] ?? '';
      await ask('GET', picture);
    }),
  };
}

async function countListAndWeek(tally: Tally, ask: Ask) {
  const change = (type: string, item: object) => ({ id: randomUUID(), at: Date.now(), type, item });
  const list = (changes: readonly object[]) =>
    tally.of(() => ask('POST', '/api/list/changes', { body: { changes } }));
  const added = await list(SOUP.ingredients.map((name) => change('add', { name })));
  const today = localDay(Date.now(), 'UTC');
  const days = `/api/week?from=${today}&to=${today}`;
  const meal = { id: 'dinner-1', day: today, slot: 'dinner', title: SOUP.title, servings: 2 };
  const planned = await tally.of(() =>
    ask('POST', '/api/week/changes', {
      body: { changes: [{ id: randomUUID(), at: Date.now(), type: 'add', meal }] },
    }),
  );
  const { body: calendar } = await ask('POST', '/api/week/calendar', { body: {} });
  return {
    'puts a recipe on the list': added,
    'ticks something off': await list([change('check', { name: SOUP.ingredients[0] })]),
    'opens the list': await tally.of(() => ask('GET', '/api/list')),
    'has the list open for five seconds more': await pollOf(tally, ask, '/api/list'),
    'plans a meal': planned,
    'opens the week': await tally.of(() => ask('GET', days)),
    'has the week open for five seconds more': await pollOf(tally, ask, days),
    'has the week read by a calendar': await pollOf(tally, ask, new URL(String(calendar['url'])).pathname),
  };
}

async function countDiary(tally: Tally, ask: Ask) {
  await ask('GET', `/api/products/${BARCODE}`);
  const entry = {
    id: 'an-apple-1',
    day: localDay(Date.now(), 'UTC'),
    meal: 'snack',
    name: 'Apple',
    source: { food: 'apple' },
    amount: { quantity: 1, unit: 'piece' },
  };
  return {
    'logs something eaten': await tally.of(() => ask('POST', '/api/diary', { body: entry })),
    // Most products are stored already, from other users' requests.
    'looks a product up': await tally.of(() => ask('GET', `/api/products/${BARCODE}`)),
  };
}

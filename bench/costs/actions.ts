import { randomInt } from 'node:crypto';
import { secrets } from '#functions/services/secrets.ts';
import type { Call } from '#local/aws/intercept.ts';
import type { StageOptions } from '#local/stage.ts';
import { anEmail, PASSWORD, verifyTokenFor } from '#tests/support/api-client.ts';
import { aCustomer, type Customer } from '#tests/support/customer.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, GERMAN } from '#tests/support/models.ts';
import { withStage, type RunningStage } from '../support/with-stage.ts';
import { DINNER } from './dinner.ts';
import { countKitchen } from './kitchen-actions.ts';
import type { ActionName } from './month.ts';
import { Tally, type Count } from './tally.ts';

export type Counts = Readonly<Record<ActionName | 'one run of the jobs', Count>>;

/** Number of the user's recipes. The counts hardly depend on it. */
const RECIPES = 20;

/** Performs every action of a user once through the whole API, and counts the resources at the local services. */
export async function countActions(): Promise<Counts> {
  const tally = new Tally();
  const options: Partial<StageOptions> = {
    model: answering(async ({ texts }) => JSON.stringify(texts[0]?.startsWith('Recipe:') ? GERMAN : DINNER)),
    meter: (consumed) => tally.add(consumed),
    intercept(call) {
      tally.add(priced(call));
      return 'answer';
    },
  };
  // Some changes are counted at random. Here none is: the tally adds the average instead.
  Object.assign(secrets, { below: (limit: number) => randomInt(1, limit) });
  return withStage(options, (stage) => walk(stage, tally));
}

/** Deleting an object is free. */
function priced({ operation }: Call): Partial<Count> {
  switch (operation) {
    case 'PutObject':
      return { puts: 1 };
    case 'GetObject':
      return { gets: 1 };
    case 'SendEmail':
      return { mails: 1 };
    default:
      return {};
  }
}

async function walk(stage: RunningStage, tally: Tally): Promise<Counts> {
  const user = await aUserWithRecipes(stage);
  const { cookie, id } = user;
  const ask = (method: string, path: string, body?: unknown, how: { cookie?: string } = { cookie }) => {
    tally.addRequest(method, how.cookie !== undefined);
    return stage.call(method, path, { ...how, ...(body !== undefined && { body }) });
  };
  const all = (...paths: readonly string[]) => Promise.all(paths.map((path) => ask('GET', `/api/${path}`)));
  const analyze = async () => ask('POST', '/api/analyze', { images: await twoPhotos() });
  const cooked = `/api/recipes/${id}/cooked`;
  const today = `nutrition/tracking/daily?date=${Date.now()}`;
  const newcomer = anEmail();
  const signedOut = {};
  const buyer = await aCustomer(stage);

  return {
    'opens the app': await tally.of(() => all('user', 'recipes?limit=16', 'user/recipe-usage')),
    'opens a recipe': await tally.of(() => all(`recipes/${id}`, `recipes/${id}/alternatives`)),
    'has a recipe written': await tally.of(analyze),
    'has a variation written': await tally.of(() => ask('POST', `/api/recipes/${id}/alternatives`, {})),
    'marks a recipe as cooked': await tally.of(() => ask('POST', cooked, { servings: 1 })),
    'takes a mark back': await tally.of(() => ask('DELETE', cooked)),
    'looks at the nutrition page': await tally.of(() => all('nutrition/goals/current', today)),
    'stays there for half a minute more': await tally.of(() => all(today)),
    'looks at the badges': await tally.of(() => all('badges/user')),
    'stays there for five seconds more': await tally.of(() => all('badges/user')),
    'sets goals': await tally.of(() => ask('POST', '/api/nutrition/goals', GOALS)),
    'deletes a recipe': await tally.of(() => ask('DELETE', `/api/recipes/${id}`)),
    registers: await tally.of(async () => {
      const account = { email: newcomer, password: PASSWORD, confirmPassword: PASSWORD };
      await ask('POST', '/api/register', account, signedOut);
      const token = await verifyTokenFor(stage, newcomer);
      await ask('POST', '/api/verify-email', { token }, signedOut);
    }),
    'logs in': await tally.of(() =>
      ask('POST', '/api/login', { email: newcomer, password: PASSWORD }, signedOut),
    ),
    'resets the password': await tally.of(async () => {
      await ask('POST', '/api/password-reset/request', { email: newcomer }, signedOut);
      const [mail] = await stage.mails(newcomer);
      const token = /reset=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
      const reset = { token, password: `${PASSWORD}1`, confirmPassword: `${PASSWORD}1` };
      await ask('POST', '/api/password-reset/confirm', reset, signedOut);
    }),
    'looks at the plans': await tally.of(() => all('subscription/plans', 'user/subscription')),
    'buys a plan': await tally.of(() => {
      tally.add({ requests: 1 + EVENTS_OF_A_SALE });
      return buyer.buy('basic_monthly');
    }),
    ...(await countKitchen(stage, tally)),
    'one run of the jobs': await tally.of(() => stage.runJobs()),
  };
}

const GOALS = { dailyCalories: 2000, dailyProtein: 50, dailyCarbs: 250, dailyFat: 70, dailyFiber: 25 };

async function aUserWithRecipes(stage: RunningStage): Promise<Customer & { id: string }> {
  const user = await aCustomer(stage);
  await user.buy('pro_monthly');
  let id = '';
  for (let recipe = 0; recipe < RECIPES; recipe += 1) {
    const written = await stage.call('POST', '/api/analyze', {
      cookie: user.cookie,
      body: { images: await twoPhotos() },
    });
    id = String(written.body['id']);
  }
  return { ...user, id };
}

/** Number of events that Stripe sends to the webhook. */
const EVENTS_OF_A_SALE = 4;

const twoPhotos = async (): Promise<string[]> => {
  const photo = asDataUrl(await plainJpeg());
  return [photo, photo];
};

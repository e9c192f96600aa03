import { describe, expect, test, vi } from 'vitest';
import { RUN_TIMEOUT } from '#core/generation/run/run.ts';
import { ownKitchenOf } from '#core/kitchen-id.ts';
import { ORPHANED_AFTER } from '#core/recipe/pictures/orphan.ts';
import { calendarIdOf } from '#core/week/calendar.ts';
import { STATUS, SENTENCE } from '#functions/http/errors.ts';
import { sentencesIn } from '#functions/sentences/sentences.ts';
import { JOBS, ROUTES } from '#functions/routes.ts';
import { provideLambdaRuntime } from '#local/server/lambda-runtime.ts';
import { IS_LONG } from '#tests/long.ts';
import { loadHandlers } from '#tests/simulation/api.ts';
import type { Fault } from '#tests/simulation/world.ts';
import { STANDING_SITE, standingPorts } from '#tests/support/standing-ports.ts';
import { BISCUITS } from '#tests/fakes/ports.ts';
import { A_TOKEN } from './account.ts';
import { ENTRY_ID } from './diary.ts';
import { CALENDAR_SECRET } from './kitchen.ts';
import { A_RING, ringDeviceOf } from './rings.ts';
import { aTestUser, START, type ApiAnswer, type TestUser } from './test-user.ts';
import type { UseCase } from './use-case.ts';
import { USE_CASES } from './use-cases.ts';

vi.mock('#functions/ports.ts', async (importActual) => standingPorts(await importActual<object>()));
vi.mock('#functions/site.ts', () => STANDING_SITE);
vi.useFakeTimers({ toFake: ['Date'], now: START });

provideLambdaRuntime();
const handlers = await loadHandlers();

/** More calls than any use case makes. */
const MAX_CALLS = 200;

const FINE: Fault = { type: 'none' };

test('no route and no job is left out', () => {
  const all = [
    ...ROUTES.map(({ method, path }) => `${method} ${path}`),
    ...JOBS.map(({ handler }) => handler),
  ];
  expect([...new Set(USE_CASES.map(({ name }) => name))].toSorted()).toEqual(all.toSorted());
});

/** A second call that fails before its effect leaves the state of a first call that fails after its effect. */
const TYPES = IS_LONG ? (['fails before', 'fails after'] as const) : (['fails after'] as const);

describe.each(TYPES)('A call that %s it took effect', (type) => {
  test.each(titled(USE_CASES))(
    'in %s: the answer is in the catalogue, and a retry loses and duplicates nothing',
    async (_, useCase) => {
      const fine = await runUseCase(useCase, FINE);
      expect(fine.first.status).toBeLessThan(400);
      for (let call = 1; call <= MAX_CALLS; call += 1) {
        const { first, last, footprint, hasMet } = await runUseCase(useCase, { type, call });
        if (!hasMet) return;
        if (isRoute(useCase)) expectCatalogued(first, call);
        if (call >= (useCase.bestEffortFrom ?? MAX_CALLS)) expect(first.status).toBe(fine.first.status);
        expect([fine.first.status, useCase.done], `call ${call}`).toContain(last.status);
        expect(footprint, `call ${call}`).toEqual(fine.footprint);
      }
      throw new Error('The use case makes too many calls.');
    },
  );

  test.each(titled(USE_CASES.filter(({ name }) => /^POST .*(?:analyze|alternatives)$/.test(name))))(
    'in %s, and the cook does not retry: every charge has a recipe',
    async (_, useCase) => {
      for (let call = 1; call <= MAX_CALLS; call += 1) {
        const { hasMet, recipes, charged } = await giveUp(useCase, { type, call });
        if (!hasMet) return;
        expect(charged, `call ${call}`).toBe(recipes);
      }
      throw new Error('The use case makes too many calls.');
    },
  );
});

function titled(useCases: readonly UseCase[]): (readonly [string, UseCase])[] {
  return useCases.map((each) => [[each.name, each.when].filter(Boolean).join(' '), each]);
}

const isRoute = ({ name }: UseCase) => name.includes(' ');

/** Sends a request with a fault, and repeats it without until it settles. */
async function runUseCase(useCase: UseCase, fault: Fault) {
  const user = await aTestUser(handlers, useCase.usesStripe === true);
  try {
    await useCase.before?.(user);
    const ask = await senderOf(useCase, user);
    const metBefore = user.world.faultCount();
    const first = await ask(fault);
    const hasMet = user.world.faultCount() > metBefore;
    const last = fault.type === 'none' ? first : await untilSettled(user, () => ask(FINE));
    const footprint = await footprintOf(user);
    // A failure is recognised by its status, whatever it left undone.
    if (last.status < 500) await useCase.after?.(user);
    expect(user.world.history.violations).toEqual([]);
    return { first, last, footprint, hasMet };
  } finally {
    await user.close();
  }
}

async function giveUp(useCase: UseCase, fault: Fault) {
  const user = await aTestUser(handlers, false);
  await useCase.before?.(user);
  const ask = await senderOf(useCase, user);
  const metBefore = user.world.faultCount();
  await ask(fault);
  const hasMet = user.world.faultCount() > metBefore;
  user.world.advance(RUN_TIMEOUT + 1_000);
  const { body } = await user.ask({ method: 'GET', path: '/api/user/recipe-usage' });
  const { recipes } = await footprintOf(user);
  return { hasMet, recipes, charged: body['recipeCount'] };
}

/** Returns a function that sends the very same request each time. */
async function senderOf(
  { name, query = '', input }: UseCase,
  user: TestUser,
): Promise<(fault: Fault) => Promise<ApiAnswer>> {
  const [method = '', path = ''] = name.split(' ');
  if (path === '') return (fault) => user.runJob(name, fault);
  const ids: Record<string, string> = {
    household: user.userId,
    tokens: A_TOKEN,
    diary: ENTRY_ID,
    rings: A_RING,
    'ring-devices': await ringDeviceOf(user),
  };
  const id = ids[path.split('/')[2] ?? ''] ?? String(user.recipeId);
  const { token = '' } = (await user.world.fake.shareSettings.find(user.userId, user.recipeId)) ?? {};
  const named: Record<string, string> = {
    id,
    key: 'a-run-of-theirs',
    token,
    picture: 'dish.jpg',
    calendar: `${calendarIdOf(user.world.fake.secrets, user.userId)}.${CALENDAR_SECRET}.ics`,
    barcode: BISCUITS.barcode,
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => named[part] ?? '');
  const request = { method, path: `${filled}${query}`, ...(await input?.(user)) };
  return (fault) => user.ask(request, fault);
}

/** Repeats a request like the app does; lets time pass while a run is in progress. */
async function untilSettled({ world }: TestUser, ask: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  const answered = await ask();
  if (answered.status !== STATUS.RunInProgress) return answered;
  world.advance(RUN_TIMEOUT + 1_000);
  return ask();
}

/** Expects success, or after a failure a catalogued error in German. */
function expectCatalogued({ status, body }: ApiAnswer, call: number): void {
  if (status < 400) return;
  const { error, type, ...facts } = body;
  const known = Object.entries(STATUS).find(([name]) => name === type);
  expect(known?.[1], `call ${call}: ${String(type)}`).toBe(status);
  const minutes = Math.ceil(Number(facts['retryAfterSeconds']) / 60);
  const hours = Math.ceil(Number(facts['retryAfterSeconds']) / 3_600);
  const values = { ...facts, minutes, hours, code: '' };
  expect(error).toBe(sentencesIn('de')._(SENTENCE[known?.[0] as keyof typeof SENTENCE], values));
}

/** Counts all data that must be neither lost nor duplicated. */
async function footprintOf(user: TestUser) {
  const { fake } = user.world;
  const { userId, stripe } = user;
  user.world.advance(ORPHANED_AFTER);
  await user.runJob('recipe/sweep-pictures');
  const { items } = await fake.recipes.list(userId, { limit: 50 });
  const { taken, leases } = await fake.usage.find(userId, '2026-11');
  const { marks, entries } = await fake.days.between(userId, { from: '2026-01-01', to: '2026-12-31' });
  const { badges } = (await fake.badgeProgress.find(userId)) ?? {};
  const { customer, subscriptions, sessions, refunds } = await stripe.account();
  const held = await fake.subscriptions.find(userId);
  return {
    recipes: items.length,
    photos: fake.storedPhotos.size,
    usage: { taken, leases: leases.length },
    marks: marks.map(({ eaten, ops }) => ({ isEaten: eaten !== undefined, ops })),
    diary: entries.map(({ logged, ops }) => ({ isLogged: logged !== undefined, ops })),
    goals: (await fake.goals.latest(userId, { limit: 50 })).length,
    badges: Object.entries(badges ?? {}).map(([type, { counted, earnedAt }]) => [
      type,
      counted.length,
      earnedAt !== undefined,
    ]),
    milk: (await fake.lists.find(ownKitchenOf(fake.secrets, userId), 'milk'))?.length,
    plan: held && [held.subscription.tier, held.subscription.status, held.subscription.cancelAtPeriodEnd],
    stripe: { isCustomer: customer !== undefined, subscriptions, refunds: refunds.length, sessions },
  };
}

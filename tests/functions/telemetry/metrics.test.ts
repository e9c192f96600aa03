import { afterEach, expect, test, vi } from 'vitest';
import type { METRICS } from '#functions/telemetry/metrics.ts';
import { ModelRefusal, type ModelEvent } from '#local/models/stand-in-model.ts';
import type { Interception } from '#local/aws/intercept.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { aCustomer } from '#tests/support/customer.ts';
import { figuresIn, type Figure } from '#tests/support/embedded-metrics.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { DRAFT, NO_FOOD } from '#tests/support/models.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';
import { writtenLog } from '#tests/support/written-log.ts';

process.env['AWS_MAX_ATTEMPTS'] = '1';

async function* aRecipe(): AsyncGenerator<ModelEvent> {
  yield { text: JSON.stringify(DRAFT) };
}

async function* tooBusy(): AsyncGenerator<ModelEvent> {
  yield* [];
  throw new ModelRefusal(429, 'ThrottlingException', 'too busy');
}

let answer: () => AsyncGenerator<ModelEvent> = aRecipe;
let mailing: Interception = 'answer';
const stage = await startTestStage({
  model: () => answer(),
  intercept: ({ service }) => (service === 'ses' ? mailing : 'answer'),
});
const { call, signUp } = stage;
// A model with a price, and its daily budget.
process.env['SST_RESOURCE_Author'] = JSON.stringify({
  models: ['eu.amazon.nova-lite-v1:0'],
  dollarsPerDay: 10,
});
const log = writtenLog();
const PHOTO = asDataUrl(await plainJpeg());

afterEach(() => {
  answer = aRecipe;
  mailing = 'answer';
  vi.useRealTimers();
});

const figures = (name?: keyof typeof METRICS): Figure[] =>
  figuresIn(log.lines()).filter((figure) => name === undefined || figure.name === name);

const analyze = (cookie: string, key = 'the-same-key') =>
  call('POST', '/api/analyze', { cookie, body: { images: [PHOTO] }, headers: { 'idempotency-key': key } });

test('every log line of a request has its ID and route, also with other requests at the same time', async () => {
  const cookies = [await signUp(anEmail()), await signUp(anEmail())];
  const before = log.lines().length;
  await Promise.all(cookies.map((cookie) => analyze(cookie)));
  const lines = log.lines().slice(before);
  const ids = new Set(lines.map(({ requestId }) => requestId));
  expect(ids.size).toBe(2);
  for (const id of ids) {
    expect(lines.filter(({ requestId }) => requestId === id)).toEqual([
      expect.objectContaining({ event: 'author', route: 'POST /api/analyze' }),
      expect.objectContaining({ event: 'request', route: 'POST /api/analyze', status: 200 }),
    ]);
  }
});

test('a cook who meets a failure of ours gets the code that finds its log lines', async () => {
  mailing = 'fail before';
  const body = { email: anEmail(), password: 'Leek2026leek', confirmPassword: 'Leek2026leek' };
  const failed = await call('POST', '/api/register', { body });
  const code = / code: ([\w-]+)$/.exec(String(failed.body['error']))?.[1];
  expect(log.lines().map(({ event, requestId }) => [event, requestId])).toEqual([
    ['failure', code],
    ['request', code],
  ]);
});

test('The metrics of a generated recipe have its duration, the time to its first line, and its cost', async () => {
  await analyze(await signUp(anEmail()));
  const stageAlone = { stage: 'local' };
  for (const [name, unit] of [
    ['AuthorLatency', 'Milliseconds'],
    ['AuthorFirstEvent', 'Milliseconds'],
    ['InputTokens', 'Count'],
    ['OutputTokens', 'Count'],
    ['AuthorCost', 'None'],
    ['BudgetUsed', 'Percent'],
  ] as const)
    expect(figures(name)).toEqual([{ name, unit, value: expect.any(Number), dimensions: stageAlone }]);
  expect(figures('OutputTokens')[0]?.value).toBeGreaterThan(50);
  expect(figures('AuthorCost')[0]?.value).toBeGreaterThan(0);
  expect(figures('BudgetUsed')[0]?.value).toBeCloseTo((figures('AuthorCost')[0]?.value ?? 0) * 10, 1);
  expect(figures('AuthorFailures')).toEqual([]);
});

test('a failure of a model is counted by its kind; photos without food are not a failure', async () => {
  const cookie = await signUp(anEmail());
  answer = tooBusy;
  await analyze(cookie, 'a-busy-model');
  answer = async function* () {
    yield { text: NO_FOOD };
  };
  await analyze(cookie, 'an-empty-plate');
  expect(figures('AuthorFailures').map(({ dimensions }) => dimensions)).toEqual([
    { stage: 'local' },
    { stage: 'local', outcome: 'throttled' },
    // The model is asked once more.
    { stage: 'local' },
    { stage: 'local', outcome: 'throttled' },
  ]);
  expect(figures('AuthorFirstEvent')).toEqual([]);
});

test('a refusal because of a spent quota has its own counter', async () => {
  const cookie = await signUp(anEmail());
  for (let recipe = 1; recipe <= 6; recipe += 1) await analyze(cookie, `recipe-number-${recipe}`);
  expect(figures('Refusals').map(({ dimensions, value }) => [dimensions['error'], value])).toEqual([
    [undefined, 1],
    ['QuotaExceeded', 1],
  ]);
});

test('A request that a phone repeats is counted by its operation', async () => {
  const cook = await aCustomer(stage);
  const { cookie } = cook;
  const headers = { 'idempotency-key': 'the-same-key' };
  const { id } = (await analyze(cookie)).body;
  await analyze(cookie);
  const cooked = `/api/recipes/${String(id)}/cooked`;
  const goals = { dailyCalories: 2000, dailyProtein: 50, dailyCarbs: 250, dailyFat: 70, dailyFiber: 25 };
  for (const [path, body] of [
    [cooked, {}],
    ['/api/nutrition/goals', goals],
    ['/api/subscription/create', { planId: 1, priceId: 'basic_monthly' }],
  ] as const) {
    for (let time = 1; time <= 2; time += 1) {
      const { status } = await call('POST', path, { cookie, headers, body });
      expect([path, status]).toEqual([path, 200]);
    }
  }
  await cook.buy('basic_monthly');
  await cook.does('again');
  const operations = figures('Replays').flatMap(({ dimensions: { operation } }) => operation ?? []);
  expect([...new Set(operations)]).toEqual(['recipe', 'cook', 'goals', 'checkout', 'billing event']);
});

test('A failure is counted even if the answer is good', async () => {
  const email = anEmail();
  await signUp(email);
  mailing = 'fail before';
  const { status } = await call('POST', '/api/password-reset/request', { body: { email } });
  expect(status).toBe(202);
  expect(figures('SideFailures').map(({ dimensions }) => Object.keys(dimensions))).toEqual([
    ['stage'],
    ['stage', 'event'],
  ]);
});

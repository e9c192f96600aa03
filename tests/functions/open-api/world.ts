import { createHash, createHmac, randomUUID } from 'node:crypto';
import { LOCAL_WEBHOOK_SECRET } from '#local/stripe/stripe.ts';
import { serveSite } from '#tests/functions/reading/site.ts';
import { startSite } from '#tests/functions/services/fetch/pages-of-a-test.ts';
import { anEmail, PASSWORD } from '#tests/support/api-client.ts';
import { aCustomer } from '#tests/support/customer.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT, GERMAN } from '#tests/support/models.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

const site = await startSite(serveSite);

export const stage = await startTestStage({
  model: answering(async ({ texts }) => JSON.stringify(texts[0]?.startsWith('Recipe:') ? GERMAN : DRAFT)),
  loopbackHosts: [site.host],
});
const { call, signUp } = stage;

/** A cook with a recipe, and existing values in place of the examples. */
export type World = {
  readonly email: string;
  readonly cookie: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Headers that only this operation needs. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

const PHOTO = asDataUrl(await plainJpeg());

const PANCAKES = {
  title: 'Pancakes',
  servings: 2,
  ingredients: ['200 g flour', '300 ml milk', '2 eggs'],
  instructions: ['Whisk everything.', 'Fry in a hot pan.'],
};

async function aCook(): Promise<World> {
  const email = anEmail();
  const cookie = await signUp(email);
  const { id } = (await call('POST', '/api/recipes', { cookie, body: PANCAKES })).body;
  await call('POST', '/api/user/name', { cookie, body: { name: 'Jonas' } });
  return {
    email,
    cookie,
    values: {
      $recipe: id,
      $user: cookie.split(/[=.]/)[1],
      $day: new Date().toISOString().slice(0, 10),
      $now: Date.now(),
      $uuid: randomUUID(),
      $mealId: 'fR3kq9TzW1xP',
      $photo: PHOTO,
      $runKey: 'nobodys-run-0000001',
    },
  };
}

const founded = async (cookie: string) =>
  call('POST', '/api/household', { cookie, body: { name: 'Lime Street' } });

async function tokenIn(email: string, name: string): Promise<string> {
  const [mail] = await stage.mails(email);
  return new RegExp(`${name}=([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
}

async function withLinkFrom(path: string, name: string): Promise<World> {
  const cook = await aCook();
  await call('POST', path, { body: { email: cook.email } });
  return withValues(cook, { $link: await tokenIn(cook.email, name) });
}

const withValues = (cook: World, values: World['values']): World => ({
  ...cook,
  values: { ...cook.values, ...values },
});

async function invited(): Promise<World> {
  const [host, guest] = [await aCook(), await aCook()];
  await founded(host.cookie);
  const { url } = (await call('POST', '/api/household/invite', { cookie: host.cookie, body: {} })).body;
  return withValues(guest, { $link: new URL(String(url)).searchParams.get('invite') });
}

async function sharing(): Promise<World> {
  const cook = await aCook();
  const path = `/api/recipes/${String(cook.values['$recipe'])}/share`;
  const { url } = (await call('POST', path, { cookie: cook.cookie, body: { image: PHOTO } })).body;
  return withValues(cook, { $share: String(url).split('/r/')[1] });
}

async function withCalendar(): Promise<World> {
  const cook = await aCook();
  const { url } = (await call('POST', '/api/week/calendar', { cookie: cook.cookie, body: {} })).body;
  return withValues(cook, { $calendar: String(url).split('/c/')[1] });
}

async function atHome(): Promise<World> {
  const cook = await aCook();
  await founded(cook.cookie);
  return cook;
}

async function buying(): Promise<World> {
  const customer = await aCustomer(stage);
  await customer.buy('basic_monthly');
  return { ...(await aCook()), email: customer.email, cookie: customer.cookie };
}

async function declaring(path: string, body: object, name: string): Promise<World> {
  const cook = await buying();
  await call('POST', path, { body: { email: cook.email, ...body } });
  await stage.runJobs();
  return withValues(cook, { $link: await tokenIn(cook.email, name) });
}

async function withPictureToken(): Promise<World> {
  const cook = await aCook();
  const { imageToken } = (
    await call('POST', '/api/recipes/read', {
      cookie: cook.cookie,
      body: { url: `${site.url}/tart` },
    })
  ).body;
  return withValues(cook, { $imageToken: imageToken });
}

async function registered(): Promise<World> {
  const cook = await aCook();
  const email = anEmail();
  await call('POST', '/api/register', { body: { email, password: PASSWORD, confirmPassword: PASSWORD } });
  return withValues(cook, { $link: await tokenIn(email, 'verify') });
}

/** Follows the stand-in for Google, as a browser does. */
async function byGoogle(): Promise<World> {
  const nonce = 'a-nonce';
  const hash = createHash('sha256').update(nonce).digest('base64url');
  const asked = await fetch(`${stage.gateway}/api/google-auth?nonce=${hash}&state=one`, {
    redirect: 'manual',
  });
  const page = new URL(asked.headers.get('location') ?? '');
  page.searchParams.set('email', anEmail());
  const pressed = await fetch(`${stage.gateway}/local/google${page.search}`, { redirect: 'manual' });
  const back = new URL(pressed.headers.get('location') ?? '');
  const idToken = new URLSearchParams(back.hash.slice(1)).get('id_token');
  return { ...(await aCook()), body: { idToken, nonce } };
}

async function byStripe(): Promise<World> {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'customer.created',
    data: { object: {} },
  });
  const at = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', LOCAL_WEBHOOK_SECRET).update(`${at}.${body}`).digest('hex');
  return { ...(await aCook()), body, headers: { 'stripe-signature': `t=${at},v1=${signature}` } };
}

async function withToken(): Promise<World> {
  const cook = await aCook();
  const body = { name: 'Home Assistant', scope: 'read' };
  const { id } = (await call('POST', '/api/tokens', { cookie: cook.cookie, body })).body;
  return withValues(cook, { $token: id });
}

async function asAssistant(): Promise<World> {
  const cook = await aCook();
  const body = { name: 'Assistant', scope: 'read' };
  const { token } = (await call('POST', '/api/tokens', { cookie: cook.cookie, body })).body;
  return {
    ...cook,
    headers: {
      authorization: `Bearer ${String(token)}`,
      accept: 'application/json, text/event-stream',
    },
  };
}

const VERIFIER = 'a-verifier-that-nobody-guesses-in-a-hundred-years';

/** Opens the page on which the cook grants a program read access. */
async function connecting(): Promise<World> {
  const cook = await aCook();
  const redirect_uri = 'https://assistant.example/callback';
  const { body } = await call('POST', '/api/oauth/register', { body: { redirect_uris: [redirect_uri] } });
  const client_id = String(body['client_id']);
  const query = new URLSearchParams({
    client_id,
    redirect_uri,
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  });
  const path = `/connect?${query.toString()}`;
  const pressed = await call('POST', path, { cookie: cook.cookie, body: 'scope=read' });
  const code = new URL(pressed.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const form = { code, client_id, redirect_uri, code_verifier: VERIFIER, grant_type: 'authorization_code' };
  return { ...cook, body: new URLSearchParams(form).toString() };
}

async function generated(): Promise<World> {
  const cook = await aCook();
  const { id } = (await call('POST', '/api/analyze', { cookie: cook.cookie, body: { images: [PHOTO] } }))
    .body;
  return withValues(cook, { $recipe: id });
}

async function loggingIn(): Promise<World> {
  const cook = await aCook();
  return { ...cook, body: { email: cook.email, password: PASSWORD } };
}

/** Set-up that an operation needs. The others need a cook with a recipe. */
const BEFORE: Readonly<Record<string, () => Promise<World>>> = {
  'POST /api/verify-email': registered,
  'POST /api/password-reset/confirm': () => withLinkFrom('/api/password-reset/request', 'reset'),
  'POST /api/login': loggingIn,
  'POST /api/login/confirm': () => withLinkFrom('/api/login/link', 'login'),
  'POST /api/google-auth': byGoogle,
  'DELETE /api/tokens/{id}': withToken,
  'GET /api/user/subscription': buying,
  'POST /api/subscription/portal': buying,
  'POST /api/stripe/webhook': byStripe,
  'POST /api/contract/cancel/undo': () => declaring('/api/contract/cancel', { plan: 'Basic' }, 'undo'),
  'POST /api/contract/withdraw/confirm': () =>
    declaring('/api/contract/withdraw', { contract: 'Basic' }, 'confirm'),
  'POST /api/mcp': asAssistant,
  'POST /connect': async () => ({ ...(await aCook()), body: 'scope=read' }),
  'POST /api/oauth/token': connecting,
  'GET /api/household': atHome,
  'PATCH /api/household': atHome,
  'POST /api/household/invite': atHome,
  'DELETE /api/household/invite': atHome,
  'DELETE /api/household/members/{id}': atHome,
  'POST /api/household/invite/preview': invited,
  'POST /api/household/join': invited,
  'GET /api/recipes/{id}/share': sharing,
  'POST /api/recipes/copy': sharing,
  'GET /r/{token}': sharing,
  'GET /r/{token}/{picture}': sharing,
  'GET /c/{calendar}': withCalendar,
  'POST /api/recipes/read/image': withPictureToken,
  'POST /api/recipes/{id}/alternatives': generated,
  'POST /api/recipes/{id}/translation': generated,
};

export const worldFor = (operation: string): Promise<World> => (BEFORE[operation] ?? aCook)();

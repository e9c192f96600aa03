import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { listen } from '#local/server/http.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, isKept, newCook, test, WORDS } from '../support/test.ts';

const CALLBACK = 'http://localhost/callback';
const VERIFIER = 'a-verifier-that-nobody-guesses-in-a-hundred-years';

/** An assistant on the cook's device, which listens at its redirect address. */
async function anAssistant({ request }: Page) {
  const server = await listen(createServer((_, response) => void response.end('Back at the assistant')));
  const redirect = `${server.url.replace('127.0.0.1', 'localhost')}/callback`;
  const registered = await request.post('/api/oauth/register', {
    data: { client_name: 'Kitchen Helper', redirect_uris: [CALLBACK] },
  });
  const clientId = String((await registered.json()).client_id);
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirect,
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'mine',
  });
  return { redirect, clientId, address: `/connect?${query.toString()}`, close: server.close };
}

/** @returns the address that the browser was redirected to */
async function ledBack(page: Page): Promise<URL> {
  await expect(page.getByText('Back at the assistant')).toBeVisible();
  return new URL(page.url());
}

test('an assistant that knows only the address gets access from a cook who logs in on the way, and can be removed', async ({
  page,
  allowOnConsole,
}) => {
  allowOnConsole(/status of 40[01]/);
  const { redirect, clientId, address, close } = await anAssistant(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Log in to go on' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Log in or register' }).click();
  await newCook(page, WORDS.en);
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Connect ⁨Kitchen Helper⁩?' })).toBeVisible();
  await expect(page.getByText('a program on this device')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Read / }).first()).toBeChecked();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('link', { name: 'Not now' }).click();
  const refused = await ledBack(page);
  expect(refused.searchParams.get('error')).toBe('access_denied');
  await page.goBack();
  await page.getByRole('radio', { name: /^Read and change/ }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  const back = await ledBack(page);
  expect(back.searchParams.get('state')).toBe('mine');
  const granted = await page.request.post('/api/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      client_id: clientId,
      redirect_uri: redirect,
      code_verifier: VERIFIER,
    },
  });
  expect(await granted.json()).toMatchObject({ scope: 'write' });

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Show access tokens' }).click();
  await expect(page.getByText('Kitchen Helper')).toBeVisible();
  await expect(page.getByText(/^Can read and change\s· /)).toBeVisible();

  // An installed app leaves this page to the server.
  await isKept(page);
  await page.goto(`${address}&code_challenge_method=plain`);
  await expect(page.getByRole('heading', { name: "This can't be connected" })).toBeVisible();
  await close();
});

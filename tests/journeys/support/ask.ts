import type { APIResponse, Page } from '@playwright/test';
import type { Language } from '#core/language.ts';
import { PASSWORD } from '#tests/support/api-client.ts';
import { linkMailedTo } from './mail.ts';

export const TIME_ZONE = 'Europe/Berlin';

let addresses = 0;

/** An address that no other journey uses. */
export const anEmail = (): string => `cook${(addresses += 1)}.${process.pid}@example.org`;

/** Asks the API as the app of a page's cook does. @throws Error what was refused */
export type Ask = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<APIResponse>;

export const askAs =
  (page: Page, language: Language): Ask =>
  async (method, path, data, headers) => {
    const response = await page.request.fetch(path, {
      method,
      data,
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-preferred-language': language,
        'x-timezone': TIME_ZONE,
        ...headers,
      },
    });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return response;
  };

/** Makes an account that may log in. How that is done by hand is a journey of its own. */
export async function makeAccount(page: Page, language: Language, email: string): Promise<void> {
  const ask = askAs(page, language);
  await ask('POST', '/api/register', { email, password: PASSWORD, confirmPassword: PASSWORD });
  const link = new URL(await linkMailedTo(page, email, 'verify='));
  await ask('POST', '/api/verify-email', { token: link.searchParams.get('verify') });
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIResponse, Page } from '@playwright/test';
import type { Language } from '#core/language.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { PASSWORD } from '#tests/support/api-client.ts';
import { linkMailedTo } from './mail.ts';

export const TIME_ZONE = 'Europe/Berlin';

let addresses = 0;

/** An address that no other journey uses. */
export const anEmail = (): string => `cook${(addresses += 1)}.${process.pid}@example.org`;

/** Sends a request to the API as the app on a page does. @throws Error with the refusal */
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

/** Creates a confirmed account. Registering by hand has journeys of its own. */
export async function makeAccount(page: Page, language: Language, email: string): Promise<void> {
  const ask = askAs(page, language);
  await ask('POST', '/api/register', { email, password: PASSWORD, confirmPassword: PASSWORD });
  const link = new URL(await linkMailedTo(page, email, 'verify='));
  await ask('POST', '/api/verify-email', { token: link.searchParams.get('verify') });
}

/**
 * Logs a page's browser in without a form: the response sets the cookies, and the owner is stored on the device as
 * `setOwner` in web/offline/owner.ts does.
 */
export async function logInByRequest(page: Page, language: Language, email: string): Promise<void> {
  const response = await askAs(page, language)('POST', '/api/login', { email, password: PASSWORD });
  const user: { readonly id: string } = await response.json();
  // An empty document of the origin has access to its storage.
  const address = '**/an-empty-document';
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto('/an-empty-document');
  await page.evaluate((id) => localStorage.setItem('signedInAs', id), user.id);
  await page.unroute(address);
}

/** Foods on the photos of tests/photos that show one food each. */
export const FOOD_ON = {
  bananas: 'banana',
  carrots: 'carrot',
  lemons: 'lemon',
  mushrooms: 'mushroom',
  peppers: 'bell-pepper',
  tomatoes: 'tomato',
} as const;

export type PhotoName = keyof typeof FOOD_ON;

/**
 * Generates a recipe from the confirmed foods on a photo.
 * @param more other foods that are confirmed
 * @returns its ID
 */
export async function generateRecipe(
  ask: Ask,
  preferredLanguage: Language,
  photo: PhotoName,
  more: readonly FoodId[] = [],
): Promise<string> {
  const request = {
    images: [await dataUrlOf(photo)],
    preferredLanguage,
    ingredients: { confirmed: [FOOD_ON[photo], ...more].map((food) => ({ food })) },
  };
  // The model derives its seed from the key, so a photo gives the same dish in each journey.
  const key = { 'idempotency-key': `${preferredLanguage}-journey-of-${photo}-2` };
  const response = await ask('POST', '/api/analyze', request, key);
  const { id } = await response.json();
  return String(id);
}

export const dataUrlOf = async (photo: PhotoName): Promise<string> => {
  const bytes = await readFile(join(import.meta.dirname, `../../photos/${photo}.jpg`));
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
};

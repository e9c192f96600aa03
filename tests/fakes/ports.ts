import type { ReplayableOperation } from '#core/system-ports.ts';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Model } from '#core/generation/model/model.ts';
import type { Mail } from '#core/mail.ts';
import type { Ports } from '#core/ports.ts';
import type { ToldProduct } from '#core/product/told-product.ts';
import type { ImagePermission } from '#core/reading/ports.ts';
import type { RawRecipe } from '#core/reading/raw-recipe.ts';
import { readPage } from '#core/reading/read-page.ts';
import { readPastedText } from '#core/reading/read-text.ts';
import type { WakeUp } from '#core/ring/wake-up.ts';
import { err, ok } from '#core/result.ts';
import type { EpochMs } from '#core/time.ts';
import { fakeTables } from './tables.ts';

/** All ports in memory, with the behaviour of the real ones: the contracts check both. */
export type FakePorts = { -readonly [Name in keyof Ports]: Ports[Name] } & {
  /** Time of the clock; tests change it. */
  now: EpochMs;
  readonly sent: Mail[];
  readonly replayed: ReplayableOperation[];
  readonly storedPhotos: Map<string, Uint8Array>;
  readonly sharedPictureFiles: Map<string, Uint8Array>;
  readonly hashed: { count: number };
  /** Calls of `deliverRing` that were asked for. */
  readonly wokenUp: { readonly wakeUp: WakeUp; readonly at: EpochMs }[];
  readonly pushed: {
    readonly endpoint: string;
    readonly message: string;
    readonly ringId: string;
    readonly keptFor: number;
  }[];
};

export function fakePorts(
  now: EpochMs = Date.UTC(2026, 10, 20, 12),
  models: readonly Model[] = [],
): FakePorts {
  const sent: Mail[] = [];
  const replayed: ReplayableOperation[] = [];
  const storedPhotos = new Map<string, Uint8Array>();
  const sharedPictures = new Map<string, Uint8Array>();
  const hashed = { count: 0 };
  const wokenUp: FakePorts['wokenUp'] = [];
  const pushed: FakePorts['pushed'] = [];
  const ports: FakePorts = {
    now,
    sent,
    replayed,
    storedPhotos,
    sharedPictureFiles: sharedPictures,
    hashed,
    wokenUp,
    pushed,
    models,
    clock: {
      now: () => ports.now,
      async pause(milliseconds) {
        await setImmediate();
        ports.now += milliseconds;
      },
    },
    secrets: {
      id: () => randomBytes(16).toString('base64url'),
      create: () => {
        const secret = randomBytes(32).toString('base64url');
        return { secret, hash: hashOf(secret) };
      },
      hash: hashOf,
      below: (limit) => randomInt(limit),
    },
    passwords: {
      async hash(password) {
        hashed.count += 1;
        return `hash of ${password}`;
      },
      async verify(password, hash) {
        hashed.count += 1;
        return hash === `hash of ${password}`;
      },
    },
    mailer: {
      async send(mail) {
        sent.push(mail);
      },
    },
    metrics: {
      countReplay: (operation) => void replayed.push(operation),
    },
    photos: {
      async put(name, jpeg) {
        storedPhotos.set(name, jpeg);
      },
      find: async (name) => storedPhotos.get(name),
      async remove(names) {
        for (const name of names) storedPhotos.delete(name);
      },
    },
    sharedPictures: {
      find: async (token, picture) => sharedPictures.get(`${token} ${picture}`),
      async put(token, picture, jpeg) {
        sharedPictures.set(`${token} ${picture}`, jpeg);
      },
      async remove(token, pictures) {
        for (const picture of pictures) sharedPictures.delete(`${token} ${picture}`);
      },
    },
    // A test token is the user as JSON; an empty one is invalid.
    google: { verify: async (idToken) => (idToken === '' ? undefined : JSON.parse(idToken)) },
    pages: {
      given: async (page) => {
        const recipe = 'html' in page ? readPage(page.html, page.url) : readPastedText(page.text);
        return recipe ? ok(recipe) : err({ type: 'NoRecipe' });
      },
      recipe: async (url) => (url === PAGE.url ? ok(PAGE) : err({ type: 'NoRecipe' })),
      picture: async () => ok({ type: 'image/png', bytes: new Uint8Array([0x89]) }),
    },
    // A test token is the permission as JSON.
    imageTokens: {
      sign: async (permission) => JSON.stringify(permission),
      async verify(token, userId, at) {
        const { url, ...permission }: ImagePermission = JSON.parse(token);
        return permission.userId === userId && permission.expiresAt > at ? url : undefined;
      },
    },
    productService: { find: async (barcode) => ok(barcode === BISCUITS.barcode ? BISCUITS.told : undefined) },
    wakeUps: {
      async add(wakeUp, at) {
        wokenUp.push({ wakeUp, at });
      },
    },
    // A test message is the reminder as JSON.
    reminders: { write: async (reminder) => JSON.stringify(reminder) },
    pushKey: { publicKey: 'a public key', services: [] },
    pushService: {
      async push(endpoint, message, kept) {
        pushed.push({ endpoint, message, ...kept });
        return { type: 'taken' };
      },
    },
    billing: unavailable('billing'),
    billingNotices: unavailable('billingNotices'),
    ...fakeTables(() => ports.now),
  };
  return ports;
}

/** The only product. */
export const BISCUITS: { readonly barcode: string; readonly told: ToldProduct } = {
  barcode: '2000000000015',
  told: {
    names: { any: 'Oat biscuits', de: 'Haferkekse' },
    unit: 'g',
    serving: { quantity: 25, unit: 'g' },
    // The label does not tell fibre.
    values: { calories: 452, protein: 7.6, carbs: 62, fat: 18, saturates: 8.1, sugars: 22, salt: 0.75 },
  },
};

/** The only page with a recipe. */
export const PAGE: RawRecipe = {
  title: 'Leek soup',
  yields: '4 servings',
  ingredients: [{ text: '600 g leeks' }, { text: '200 ml cream' }],
  instructions: [{ text: 'Simmer the leeks for 20 minutes, then add the cream.' }],
  tags: [],
  language: 'en',
  url: 'https://kitchen.example/leek-soup',
  image: 'https://kitchen.example/leek-soup.png',
};

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Returns a port that fails on use. Tests of payments bring their own. */
const unavailable = <Name extends keyof Ports>(name: Name): Ports[Name] =>
  new Proxy({} as Ports[Name] & object, {
    get: (_, called) => () => Promise.reject(new Error(`No ${name}.${String(called)} in this test.`)),
  });

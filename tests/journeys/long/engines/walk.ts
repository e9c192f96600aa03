import { join } from 'node:path';
import { expect } from '@playwright/test';
import { PASSWORD } from '#tests/support/api-client.ts';
import { WORDS } from '../../support/test.ts';
import type { Cook } from './cook.ts';

/** Context of a step. */
type Surroundings = {
  readonly email: string;
  /** Cuts every connection to the server, and refuses new ones. */
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
};

/** @returns details to report, beside its sentence */
type Step = (cook: Cook, surroundings: Surroundings) => Promise<string | void>;

const words = WORDS.en;
const picture = (path: string) => join(import.meta.dirname, '../../..', path);

const title = () => document.title;

const PANCAKES =
  'Pancakes\n\nServes 4\n\nIngredients\n250 g flour\n500 ml milk\n3 eggs\n\nMethod\nWhisk everything together.\nFry in a pan for 10 minutes.';

/** Adds a recipe as text, and waits until it is saved. */
export async function importRecipe(
  cook: Cook,
  { text, name }: { text: string; name: string },
): Promise<void> {
  await cook.opens('/add');
  await cook.writes('Link or recipe text', text);
  await cook.taps('button', 'Read recipe');
  await cook.sees('heading', 'Does this look right?');
  await cook.taps('button', 'Save recipe');
  await cook.sees('heading', name);
}

/** From the landing page to the cook's home. */
export const ARRIVAL: Readonly<Record<string, Step>> = {
  'opens the landing page': async (cook) => {
    await cook.opens('/');
    await cook.sees('heading', /Dinner is already in your kitchen/);
  },
  registers: async (cook, { email }) => {
    await cook.opens('/auth');
    await cook.taps('tab', words.register);
    await cook.writes(words.email, email);
    await cook.writes(words.password, PASSWORD);
    await cook.writes(words.confirmPassword, PASSWORD);
    await cook.taps('button', words.createAccount);
    await cook.reads(new RegExp(words.registered));
  },
  'confirms the address by the mailed link and is in': async (cook) => {
    await cook.opens('/local/mail');
    await cook.opens(await cook.reads(/https:\S+verify=\S+/));
    await cook.taps('button', words.confirmAddress);
    await cook.sees('heading', words.whatHaveYouGot);
    return cook.reads(/\d of \d recipes left/);
  },
};

/** Steps of the walk, each with a sentence for the report. */
export const WALK: Readonly<Record<string, Step>> = {
  ...ARRIVAL,
  'is kept on the device by the service worker': async (cook) => {
    await cook.asks(() => navigator.serviceWorker.controller !== null, true);
  },
  'chooses a photo, on which a food is recognised': async (cook) => {
    await cook.chooses('photo-input', picture('photos/tomatoes.jpg'));
    await cook.sees('button', /^Tomatoes/);
  },
  'generates a recipe': async (cook) => {
    await cook.taps('button', words.generate);
    await cook.sees('heading', words.ingredients);
    return cook.asks(title, expect.stringMatching(/.+ · Munchify/));
  },
  'makes it for one more': async (cook) => {
    const first = () => document.querySelector('[aria-labelledby=ingredients] li')?.textContent ?? '';
    const before = await cook.asks(first, expect.stringMatching(/./));
    await cook.taps('button', 'One serving more');
    return `${before}, then ${await cook.asks(first, expect.not.stringContaining(before))}`;
  },
  'plays its music': async (cook) => {
    await cook.taps('button', 'Play');
    // Without a loudspeaker Firefox stops playback soon.
    await cook.asks(() => (document.querySelector('audio')?.currentTime ?? 0) > 0, true);
  },
  'cooks it, step by step': async (cook) => {
    await cook.taps('link', 'Start cooking');
    await cook.sees('heading', /^Step 1 of/);
    await cook.taps('button', 'Next step');
    await cook.sees('heading', /^Step 2 of/);
  },
  'leaves the kitchen and starts a timer': async (cook) => {
    await cook.taps('button', 'Stop cooking');
    await cook.taps('button', /^Start \d+:\d\d: /);
    await cook.sees('button', /: pause$/);
  },
  'reloads: the timer runs on': async (cook) => {
    await cook.reloads();
    await cook.sees('button', /: pause$/);
    await cook.taps('button', /: remove the timer$/);
    await cook.misses('button', /: pause$/);
  },
  'marks it as cooked': async (cook) => {
    await cook.taps('button', 'Mark as cooked');
    await cook.sees('button', 'Remove from today');
  },
  'puts its ingredients on the list': async (cook) => {
    await cook.taps('button', 'To the list');
    await cook.taps('button', /^Add .+ things?$/);
    await cook.reads(/things? (is|are) on the list/);
  },
  'adds to the list by hand': async (cook) => {
    await cook.opens('/list');
    await cook.sees('checkbox', /./);
    await cook.writes('Add something', '500 ml milk');
    await cook.taps('button', 'Add');
    await cook.sees('checkbox', /^milk/);
  },
  'plans a meal of the week': async (cook) => {
    await cook.opens('/week');
    await cook.taps('button', 'From my recipes');
    await cook.taps('checkbox', /./);
    await cook.taps('button', 'Plan one dish');
    await cook.sees('button', /^Move, change or remove: /);
  },
  'writes what was eaten into the diary': async (cook) => {
    await cook.opens('/diary');
    await cook.taps('button', 'Add to lunch');
    await cook.taps('button', 'Your own dish');
    await cook.writes('Name', 'Canteen stew');
    await cook.writes('Calories', '540');
    await cook.taps('button', 'Add to lunch');
    await cook.sees('button', /^Canteen stew/);
  },
  'imports a pasted recipe': (cook) => importRecipe(cook, { text: PANCAKES, name: 'Pancakes' }),
  'reads the photo of a printed page': async (cook) => {
    await cook.opens('/add/picture');
    await cook.chooses('page-input', picture('page-pictures/soup.jpg'));
    await cook.sees('heading', 'Does this look right?');
    await cook.taps('button', 'Save recipe');
    // The previous page has ingredients, too.
    await cook.asks(() => location.pathname, expect.stringMatching(/^\/recipe\//));
    await cook.sees('heading', words.ingredients);
    return cook.asks(title, expect.stringMatching(/.+ · Munchify/));
  },
  'goes offline: the app starts, and the recipe is there': async (cook, { goOffline }) => {
    await goOffline();
    await cook.reloads();
    await cook.sees('heading', words.ingredients);
    return cook.asks(title, expect.stringMatching(/.+ · Munchify/));
  },
  'cooks and shops without a connection': async (cook) => {
    await cook.taps('button', 'Mark as cooked');
    await cook.sees('button', 'Remove from today');
    await cook.opens('/list');
    await cook.sees('checkbox', /./);
    // No recipe has added them before.
    await cook.writes('Add something', '6 birthday candles');
    await cook.taps('button', 'Add');
    await cook.sees('checkbox', /^birthday candles/);
    return cook.reads(/\w+ changes? (is|are) saved here, not yet sent/);
  },
  'generates without a connection: the photo is kept': async (cook) => {
    await cook.opens('/home');
    await cook.chooses('photo-input', picture('photos/tomatoes.jpg'));
    await cook.sees('button', /^Tomatoes/);
    await cook.taps('button', words.generate);
    await cook.reads(/Your photos are safe/);
    // On a new page, which reads it from the device.
    await cook.reloads();
    await cook.reads(/Your photos are safe/);
  },
  'comes back: the recipe arrives, and the server learns of the rest': async (cook, { goOnline }) => {
    await goOnline();
    await cook.asks(() => location.pathname, expect.stringMatching(/^\/recipe\//));
    await cook.sees('heading', words.ingredients);
    const list = async () => (await fetch('/api/list')).text();
    await cook.asks(list, expect.stringContaining('"birthday candles"'));
    // Logging out with unsent changes asks for confirmation.
    await cook.asks(() => /not yet sent/.test(document.body.innerText), false);
  },
  'logs out, and the device keeps nothing': async (cook) => {
    await cook.taps('button', words.menu);
    await cook.taps('button', words.logOut);
    await cook.sees('link', words.joinNow);
    const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
    await cook.asks(databases, []);
  },
};
